import { completedFigures } from "./completed-figures";

test("completed projects, their plots and clients are counted, from the first year to the last", () => {
  const projects = [
    { completedYear: 2020, plots: 900, clients: 899 },
    { completedYear: 2014, plots: 96, clients: 95 },
    { completedYear: 2024, plots: 240, clients: 239 },
  ];
  const all = { projects: "3", plots: "1,236", clients: "1,233", years: "2014–24" };
  expect(completedFigures({ projects })).toEqual(all);
  expect(completedFigures({ projects: projects.slice(0, 1) }).years).toBe("2020");
});
