import { completedFigures } from "./completed-figures";

const project = (completedYear: number, plots: number) => ({
  slug: `from-${completedYear}`,
  name: "Neem Court",
  location: "Kompally",
  completedYear,
  plots,
  clients: plots - 1,
  photo: { src: "/images/lawn.jpg", alt: "A lawn" },
});

test("completed projects and their plots and clients are counted, from the first year to the last", () => {
  const projects = [project(2020, 900), project(2014, 96), project(2024, 240)];
  const all = { projects: "3", plots: "1,236", clients: "1,233", years: "2014–24" };
  expect(completedFigures({ projects })).toEqual(all);
  expect(completedFigures({ projects: [project(2020, 1), project(2020, 2)] }).years).toBe("2020");
});
