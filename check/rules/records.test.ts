/** @jest-environment node */
import type { Path } from "..";
import { messagesFor, messagesOf } from "../../test/check/broken";

const featured = (index: number, set: string) => ({
  file: "pages/home.json",
  at: ["featured", "plots", index],
  set,
});
const plot = (at: Path, set: string) => ({ file: "plots.json", at: ["plots", ...at], set });
const project = (field: string, set: string) => ({
  file: "ongoing-projects.json",
  at: ["projects", 1, field],
  set,
});

test("records that are there twice or not at all", async () => {
  const mistakes = {
    "a slug that is used twice": {
      file: "gallery.json",
      at: ["tiles", 2, "slug"],
      set: "record-1",
    },
    "a misspelt record": featured(1, "recrod-2"),
    "a record that does not exist": featured(1, "shadnagar"),
    "a record that is named twice": featured(2, "record-1"),
    "a record that is gone, with no other left": {
      file: "pages/home.json",
      at: ["featured", "plots"],
      set: ["record-1", "record-2", "record-3", "shadnagar"],
    },
    "two plots of one name": plot([2, "name"], "adibatla meadows"),
    "a project with the slug of a completed one": project("slug", "layout-3"),
    "a project with the name of a completed one": project("name", "kollur gardens"),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a slug that is used twice: data/gallery.json  tiles › 3 "Words 3" › slug
      is already the slug of tiles › 1 "Words 1" (line 12)
      give this record its own slug
    a misspelt record: data/pages/home.json  featured › plots › 2
      names the record "recrod-2", which is not in data/plots.json
      write "record-2"
    a record that does not exist: data/pages/home.json  featured › plots › 2
      names the record "shadnagar", which is not in data/plots.json
      write one of its slugs, like "record-2", or delete this entry
    a record that is named twice: data/pages/home.json  featured › plots › 3
      names "record-1" again, after entry 1
      delete this entry
    a record that is gone, with no other left: data/pages/home.json  featured › plots › 4
      names the record "shadnagar", which is not in data/plots.json
      delete this entry
    two plots of one name: Warnings: data/plots.json  plots › 3 "adibatla meadows" › name
      is the same text as in plots › 1 "Adibatla Meadows" (line 75)
      change one of the two; delete one only if it is there by mistake
    a project with the slug of a completed one: Warnings: data/ongoing-projects.json  projects › 2 "Bibinagar Greens"
      is listed as completed too, as projects › 3 "Shadnagar Park" (data/completed-projects.json:50)
      delete the project from the list where it is wrong
    a project with the name of a completed one: Warnings: data/ongoing-projects.json  projects › 2 "kollur gardens"
      is listed as completed too, as projects › 2 "Kollur Gardens" (data/completed-projects.json:30)
      delete the project from the list where it is wrong"
  `);
});

test("a record is not missing whose slug has to be fixed", async () => {
  const said = await messagesFor(plot([0, "slug"], "Record 1"));
  expect(said.match(/^data\S+/gm)).toEqual(["data/plots.json"]);
});
