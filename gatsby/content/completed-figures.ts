import { formatNumber } from "../../src/lib/rupees";

/** The number of completed projects, their plots and their years. */
export function completedFigures({
  projects,
}: {
  projects: readonly { completedYear: number; plots: number }[];
}): Queries.CompletedFigures {
  const years = projects.map(({ completedYear }) => completedYear);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return {
    projects: formatNumber(projects.length),
    plots: formatNumber(projects.reduce((sum, { plots }) => sum + plots, 0)),
    years: first === last ? `${first}` : `${first}–${last}`,
  };
}
