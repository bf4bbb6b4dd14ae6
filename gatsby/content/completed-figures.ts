import { formatNumber } from "../../src/lib/rupees";

/** The number of completed projects, their plots, clients and years. */
export function completedFigures({
  projects,
}: {
  projects: readonly { completedYear: number; plots: number; clients: number }[];
}): Queries.CompletedFigures {
  const years = projects.map(({ completedYear }) => completedYear);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const total = (figure: "plots" | "clients") =>
    formatNumber(projects.reduce((sum, project) => sum + project[figure], 0));
  return {
    projects: formatNumber(projects.length),
    plots: total("plots"),
    clients: total("clients"),
    years: first === last ? `${first}` : `${first}–${String(last).slice(-2)}`,
  };
}
