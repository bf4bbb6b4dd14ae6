import type { z } from "zod";

import type { completedProjectList } from "../../schema/shapes/lists";
import { formatNumber } from "../../src/lib/rupees";

/** The number of completed projects, their plots and their years. */
export function completedFigures({
  projects,
}: Pick<z.infer<typeof completedProjectList>, "projects">): Queries.CompletedFigures {
  const years = projects.map(({ completedYear }) => completedYear);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return {
    projects: formatNumber(projects.length),
    plots: formatNumber(projects.reduce((sum, { plots }) => sum + plots, 0)),
    years: first === last ? `${first}` : `${first}–${last}`,
  };
}
