/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const number = (file: string, list: string, index: number, set?: string) => ({
  file,
  at: [list, index, "reraNumber"],
  set,
});
const onPlot = (index: number, set?: string) => number("plots.json", "plots", index, set);
const onProject = (index: number, set?: string) =>
  number("ongoing-projects.json", "projects", index, set);

const rera = "P02400005578";

test("an ongoing project without its number", async () => {
  expect(await messagesFor(onProject(1))).toMatchInlineSnapshot(`
    "Warnings:

    data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › reraNumber
      is missing; a project may not be advertised without its registration number
      add "reraNumber" from the registration certificate; never invent one"
  `);
});

test("before going public, plots need a number too", async () => {
  jest.replaceProperty(process, "env", { ...process.env, SITE_URL: "https://www.pasidi.in" });
  const said = await messagesFor([onPlot(0), onProject(1)], { launch: true });
  jest.restoreAllMocks();
  expect(said.match(/is missing; a project may not be advertised/g)).toHaveLength(2);
  expect(said).toMatch(/^Before going public:/);
});

test("one number on two projects", async () => {
  expect(await messagesFor([onPlot(0, rera), onPlot(2, rera)])).toMatchInlineSnapshot(`
    "data/plots.json  plots › 3 "Kompally Orchard" › reraNumber
      is already the number of plots › 1 "Adibatla Meadows" (line 15); a number belongs to one project
      copy each number from its own certificate, or delete the line where there is none yet"
  `);
  expect(await messagesFor([onPlot(0, rera), onProject(1, rera)])).toContain(
    "is already the number of plots › 1",
  );
});

test("a project may be in the list of plots and in that of projects, with one number", async () => {
  expect(await messagesFor([onPlot(0, rera), onProject(0, rera)])).toBe("");
});

const permit = { authority: "DTCP", number: "L.P. No. 12/2024/H" };

const plotWith = (layoutPermitNumber: string | undefined) =>
  messagesFor([
    { file: "plots.json", at: ["plots", 0, "layoutPermitNumber"], set: layoutPermitNumber },
    { file: "plots.json", at: ["plots", 0, "otherPermit"], set: permit },
  ]);

test("the permit of another authority is written as that authority writes it", async () => {
  expect(await plotWith(undefined)).toBe("");
});

test("two permits of one layout", async () => {
  expect(await plotWith("000272/LO/Plg/HMDA/2019")).toMatchInlineSnapshot(`
    "data/plots.json  plots › 1 "Adibatla Meadows" › otherPermit
      is here beside "layoutPermitNumber"; a layout has one permit
      delete the one that is not this layout's"
  `);
});
