/** @jest-environment node */
import { drawIcon, drawOwnIcon } from "./icon";

/** The numbers that path data is made of; anything else would be NaN or undefined. */
const isPathData = (path: string) => /^[MmLlHhVvCcSsQqTtAaZz0-9.,\s-]+$/.test(path);

test("an icon of Lucide is drawn as lines, each of its shapes as a part of one path", () => {
  expect(drawIcon("mail")).toEqual({
    path:
      "M22 7l-9 5.7a2 2 0 0 1-2 0l-9-5.7" +
      "m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z",
    filled: false,
  });
});

test("a path that begins where it says has no move to the origin before it", () => {
  expect(drawIcon("check")?.path).toBe("M20 6l-11 11-5-5");
});

test("the icon of a brand is filled", () => {
  const { path = "", filled } = drawIcon("whatsapp") ?? {};
  expect(filled).toBe(true);
  expect(isPathData(path)).toBe(true);
  expect(path.length).toBeGreaterThan(500);
});

test.each([
  ["a circle and a line", "circle-slash", "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m7 3l6-6"],
  ["an ellipse", "database", "M3 5a9 3 0 1 0 18 0 9 3 0 1 0-18 0"],
  ["a polyline", "inbox", "M22 12l-6 0-2 3-4 0-2-3-6 0"],
  ["a polygon", "navigation", "M3 11l19-9-9 19-2-8-8-2z"],
])("%s of an icon is in its path", (_shape, name, part) => {
  expect(drawIcon(name)?.path).toContain(part);
});

test.each(["no-such-icon", "", "Mail"])("no icon is called %j", (name) => {
  expect(drawIcon(name)).toBeUndefined();
});

test("an icon of one's own is drawn on the same grid, in its middle", () => {
  const svg = '<svg viewBox="10 0 20 48"><path d="M10 0h20v48z"/></svg>';
  expect(drawOwnIcon(svg)).toEqual({ path: "M7 0h10v24z", filled: true });
});

test("an icon of one's own that is not filled is drawn as lines", () => {
  const svg =
    '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M2 2h20"/></svg>';
  expect(drawOwnIcon(svg)).toEqual({ path: "M2 2h20", filled: false });
});
