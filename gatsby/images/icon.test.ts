import fs from "node:fs";

import { iconFile } from "../../check/read/icon-sets";
import { drawIcon } from "./icon";

const draw = (name: string) => drawIcon(fs.readFileSync(iconFile(name) ?? "", "utf8"));

test("a Lucide icon is not filled, and its shapes become one path", () => {
  expect(draw("mail")).toEqual({
    path:
      "M22 7l-9 5.7a2 2 0 0 1-2 0l-9-5.7" +
      "m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
    filled: false,
  });
});

test.each([
  ["a circle and a line", "circle-slash", "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m7 3l6-6"],
  ["an ellipse", "database", "M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0"],
  ["a polyline", "inbox", "M22 12l-6 0-2 3-4 0-2-3-6 0"],
  ["a polygon", "navigation", "M3 11l19-9-9 19-2-8-8-2z"],
])("%s of an icon is in its path", (_shape, name, part) => {
  expect(draw(name).path).toContain(part);
});

test("an icon of another size is scaled to the grid and centred", () => {
  const svg = '<svg viewBox="10 0 20 48"><path d="M10 0h20v48z"/></svg>';
  expect(drawIcon(svg)).toEqual({ path: "M7 0h10v24z", filled: true });
});
