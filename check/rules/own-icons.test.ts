/** @jest-environment node */
import { checkEdits, type Edit } from "../../test/check/broken";

const path = '<path d="M2 2h20v20z"/>';
const drawing = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const icon = (bytes: string, name = "linkedin.svg"): Edit => ({
  file: `images/icons/${name}`,
  bytes,
});
const useOf = (set: string): Edit => ({
  file: "site.json",
  at: ["footer", "social", 0, "icon"],
  set,
});

const messages = async (...edits: Edit[]) =>
  (await checkEdits(edits)).map(({ file, problem, fix }) => [file, problem, fix].join("\n"));

test("an icon of one's own can be used", async () => {
  const own = drawing(`<title>LinkedIn</title><g>${path}</g>`, 'viewBox="0 0 448 512"');
  expect(await messages(icon(own), useOf("linkedin"))).toEqual([]);
});

test.each([
  { what: "a script", svg: drawing(`${path}<script>alert(1)</script>`) },
  { what: "a picture", svg: drawing(`${path}<image href="https://a.test/a.png"/>`) },
  { what: "a shape beside the path", svg: drawing(`${path}<circle r="4"/>`) },
])("$what in an icon", async ({ svg }) => {
  const [message, ...others] = await messages(icon(svg));
  expect(others).toEqual([]);
  expect(message).toMatch(/the drawing contains a <(script|image|circle)>\nsave it as a plain SVG/);
});

test("two paths", async () => {
  expect(await messages(icon(drawing(path + path)))).toMatchInlineSnapshot(`
    [
      "data/images/icons/linkedin.svg
    the drawing has 2 paths, and needs one
    save it as a plain SVG with one path: a drawing program can unite all shapes into one",
    ]
  `);
});

test("an attribute that would be drawn in another way", async () => {
  const moved = '<g transform="scale(2)"><path d="M2 2h20z"/></g>';
  expect(await messages(icon(drawing(moved)))).toMatchInlineSnapshot(`
    [
      "data/images/icons/linkedin.svg
    the drawing has the attribute transform
    save it as a plain SVG with one path: a drawing program can unite all shapes into one",
    ]
  `);
});

test("no viewBox", async () => {
  expect(await messages(icon(drawing(path, 'width="24"')))).toMatchInlineSnapshot(`
    [
      "data/images/icons/linkedin.svg
    the drawing has no viewBox, so its size is not known
    add it to the <svg>, for a drawing of 24 by 24: viewBox="0 0 24 24"",
    ]
  `);
});

test("a path that is not one", async () => {
  expect(await messages(icon(drawing('<path d="M2 2hX"/>')))).toMatchInlineSnapshot(`
    [
      "data/images/icons/linkedin.svg
    the path of the drawing cannot be drawn
    save it as a plain SVG with one path: a drawing program can unite all shapes into one",
    ]
  `);
});

test("a file that is no drawing", async () => {
  expect(await messages(icon("PNG"))).toMatchInlineSnapshot(`
    [
      "data/images/icons/linkedin.svg
    the file is not an SVG drawing
    save it as a plain SVG with one path: a drawing program can unite all shapes into one",
    ]
  `);
});

test("a name that no icon can have", async () => {
  expect(await messages(icon(drawing(path), "LinkedIn.svg"))).toMatchInlineSnapshot(`
    [
      "data/images/icons/LinkedIn.svg
    is not the name of an icon
    icons are SVG files with small letters, digits and hyphens, like "data/images/icons/linkedin.svg"",
    ]
  `);
});

test("a name that the site has already", async () => {
  expect(await messages(icon(drawing(path), "house.svg"))).toMatchInlineSnapshot(`
    [
      "data/images/icons/house.svg
    the site has an icon "house" already, which would be drawn instead
    delete it, or give it another name here and where it is used",
    ]
  `);
});

test("an icon that is named almost right", async () => {
  expect(await messages(icon(drawing(path)), useOf("linkedn"))).toMatchInlineSnapshot(`
    [
      "data/site.json
    no icon is called "linkedn"
    write "linkedin", or look for another at lucide.dev/icons",
    ]
  `);
});

test("a brand that the site has no icon of", async () => {
  expect(await messages(useOf("linkedin"))).toMatchInlineSnapshot(`
    [
      "data/site.json
    no icon is called "linkedin"
    look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "linkedin.svg"",
    ]
  `);
});
