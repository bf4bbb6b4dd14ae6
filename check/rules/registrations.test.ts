/** @jest-environment node */
import { messagesFor, messagesOf } from "../../test/check/broken";

const number = (file: string, list: string, index: number, set?: string) => ({
  file,
  at: [list, index, "reraNumber"],
  set,
});
const onPlot = (index: number, set?: string) => number("plots.json", "plots", index, set);
const onProject = (index: number, set?: string) =>
  number("ongoing-projects.json", "projects", index, set);

const rera = "P02400005578";

test("numbers that are missing, or on two projects", async () => {
  const mistakes = {
    "an ongoing project without one": onProject(1),
    "one on two plots": [onPlot(0, rera), onPlot(2, rera)],
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "an ongoing project without one: Warnings: data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › reraNumber
      is missing; a project may not be advertised without its registration number
      add "reraNumber" from the registration certificate; never invent one
    one on two plots: data/plots.json  plots › 3 "Kompally Orchard" › reraNumber
      is already the number of plots › 1 "Adibatla Meadows" (line 75); a number belongs to one project
      copy each number from its own certificate, or delete the line where there is none yet"
  `);
});

test("a project may be in the list of plots and in that of projects, with one number", async () => {
  expect(await messagesFor([onPlot(0, rera), onProject(0, rera)])).toBe("");
});

test("before launch, plots need a number too", async () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://www.pasidi.in" });
  const said = await messagesFor([onPlot(0), onProject(1)], { launch: true });
  jest.restoreAllMocks();
  expect(said.match(/is missing; a project may not be advertised/g)).toHaveLength(2);
  expect(said).toMatch(/^Before launch:/);
});
