import { completedFigures } from "./completed-figures";

test("completed projects and their plots are counted, from the first year to the last", () => {
  const projects = [
    { completedYear: 2020, plots: 900 },
    { completedYear: 2014, plots: 96 },
    { completedYear: 2024, plots: 240 },
  ];
  const all = { projects: "3", plots: "1,236", years: "2014–2024" };
  expect(completedFigures({ projects })).toEqual(all);
  expect(completedFigures({ projects: projects.slice(0, 1) }).years).toBe("2020");
});
