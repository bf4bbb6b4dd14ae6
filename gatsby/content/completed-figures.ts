import type { z } from "zod";

import type { completedProjectList } from "../../schema/shapes/lists";
import { formatNumber } from "../../src/lib/rupees";

/** The number of completed projects, their plots, clients and years. */
export function completedFigures({
  projects,
}: Pick<z.infer<typeof completedProjectList>, "projects">): Queries.CompletedFigures {
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
