import {
  checkEdits,
  remove,
  replace,
  messagesOf,
  messagesOfEach,
  set,
  write,
} from "../test/check/edited";
import { siteSettings } from "../schema/shapes/site";

test("lists may be empty, and optional fields may be left out", async () => {
  const closed = {
    label: "Daily",
    days: siteSettings.shape.contact.shape.hours.element.shape.days.element.options,
  };
  const group = { label: "Projects", items: [{ label: "Ongoing", to: "/ongoing-projects" }] };
  const messages = await messagesOf([
    set("gallery.json", ["tiles"], []),
    set("ongoing-projects.json", ["projects"], []),
    set("pages/why-invest.json", ["verify", "steps", 0, "addresses"], []),
    set("site.json", ["contact", "hours"], [closed]),
    set("site.json", ["navigation"], [group]),
  ]);
  expect(messages).toBe("");
});

test("all problems come at once, by file, line and column", async () => {
  const problems = await checkEdits([
    set("statistics.json", ["statistics", 2, "value"], "12"),
    replace("statistics.json", '"label"', '"lable"'),
    set("gallery.json", ["empty"], ""),
    replace("plots.json", '"budgets": [', '"budgets" ['),
  ]);
  const places = problems
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(places).toEqual([
    "data/gallery.json:152:12",
    "data/plots.json:162:13",
    "data/statistics.json:4:16",
    "data/statistics.json:13:16",
  ]);
});

test("a problem has a line and a column, also with the line ends of Windows", async () => {
  const text = '{\r\n  "statistics": [\r\n    { "label": "Years", "value": "15" }\r\n  ]\r\n}';
  const problems = await checkEdits([write("statistics.json", text)]);
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "data/statistics.json", line: 3, column: 34 }),
  );
});

test("once the site is launched, every check takes what would stop the launch for an error", async () => {
  const launched = await messagesOf([set("site.json", ["launched"], "is launched")]);
  expect(launched).toContain(
    'data/site.json contact › email: is still the placeholder "info@example.com"',
  );
  expect(launched).not.toContain("launch: ");
});

test("a file that cannot be read causes no errors in other files", async () => {
  const problems = await checkEdits([write("plots.json", "{")]);
  const wrong = problems.filter(({ severity }) => severity === "error");
  expect(wrong.map(({ file }) => file)).toEqual(["data/plots.json"]);
});

test("files that are unreadable, missing, misnamed or not part of the site", async () => {
  const mistakes = {
    "UTF-16": write("statistics.json", Buffer.from("{}", "utf16le")),
    "Latin-1": write("statistics.json", Buffer.from('{ "empty": "Caf\u00e9" }', "latin1")),
    "a byte-order mark": write("statistics.json", "\ufeff{}"),
    "an unknown page": write("pages/team.json", "{}"),
    "a photo in the wrong folder": write("gate.jpg", "{}"),
    "a file in the wrong folder": [remove("plots.json"), write("pages/plots.json", "{}")],
    "a misspelt file": [remove("site.json"), write("Site.json", "{}")],
    "a missing file": remove("gallery.json"),
    "a note beside the photos, and files of the operating system": [
      write("images/notes.txt", "{}"),
      write(".DS_Store", ""),
      write("pages/Thumbs.db", ""),
      write("pages/.git/x", ""),
    ],
    "a file that other sites read": write(".well-known/x", ""),
  };
  expect(await messagesOfEach(mistakes)).toMatchInlineSnapshot(`
    "UTF-16: data/statistics.json : the file is not plain text in UTF-8: undo the last change, or save the file as plain text with the encoding "UTF-8", without BOM
    Latin-1: data/statistics.json : the file is not plain text in UTF-8: undo the last change, or save the file as plain text with the encoding "UTF-8", without BOM
    a byte-order mark: data/statistics.json : the file is not plain text in UTF-8: undo the last change, or save the file as plain text with the encoding "UTF-8", without BOM
    an unknown page: data/pages/team.json : is not part of the site: move it out of the folder data
    a photo in the wrong folder: data/gate.jpg : is not part of the site: move it into data/images
    a file in the wrong folder: data/pages/plots.json : is not part of the site: rename or move it to data/plots.json
    data/plots.json : the file is missing: put it back, or undo the last change
    a misspelt file: data/site.json : the file is missing: put it back, or undo the last change
    data/Site.json : is not part of the site: rename or move it to data/site.json
    a missing file: data/gallery.json : the file is missing: put it back, or undo the last change
    a note beside the photos, and files of the operating system: 
    a file that other sites read: data/.well-known/x : is not part of the site: move it out of the folder data"
  `);
});
