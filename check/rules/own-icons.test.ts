/** @jest-environment node */
import { type Edit, messagesFor, messagesOf } from "../../test/check/broken";

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

test("an icon of one's own can be used", async () => {
  const own = drawing(`<title>LinkedIn</title><g>${path}</g>`, 'viewBox="0 0 448 512"');
  expect(await messagesFor([icon(own), useOf("linkedin")])).toBe("");
});

test("an icon that cannot be drawn or named", async () => {
  const mistakes = {
    "a script": icon(drawing(`${path}<script>alert(1)</script>`)),
    "a shape beside the path": icon(drawing(`${path}<circle r="4"/>`)),
    "two paths": icon(drawing(path + path)),
    "an attribute that moves it": icon(drawing('<g transform="scale(2)"><path d="M2 2h20z"/></g>')),
    "no viewBox": icon(drawing(path, 'width="24"')),
    "a path that is not one": icon(drawing('<path d="M2 2hX"/>')),
    "no drawing": icon("PNG"),
    "a name that no icon can have": icon(drawing(path), "LinkedIn.svg"),
    "a name that the site has already": icon(drawing(path), "house.svg"),
    "a name that is almost right": [icon(drawing(path)), useOf("linkedn")],
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a script
      data/images/icons/linkedin.svg
      the drawing contains a <script>
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    a shape beside the path
      data/images/icons/linkedin.svg
      the drawing contains a <circle>
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    two paths
      data/images/icons/linkedin.svg
      the drawing has 2 paths, and needs one
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    an attribute that moves it
      data/images/icons/linkedin.svg
      the drawing has the attribute transform
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    no viewBox
      data/images/icons/linkedin.svg
      the drawing has no viewBox, so its size is not known
      add it to the <svg>, for a drawing of 24 by 24: viewBox="0 0 24 24"
    a path that is not one
      data/images/icons/linkedin.svg
      the path of the drawing cannot be drawn
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    no drawing
      data/images/icons/linkedin.svg
      the file is not an SVG drawing
      save it as a plain SVG with one path: a drawing program can unite all shapes into one
    a name that no icon can have
      data/images/icons/LinkedIn.svg
      is not the name of an icon
      icons are SVG files with small letters, digits and hyphens, like "data/images/icons/linkedin.svg"
    a name that the site has already
      data/images/icons/house.svg
      the site has an icon "house" already, which would be drawn instead
      delete it, or give it another name here and where it is used
    a name that is almost right
      data/site.json  footer › social › 1 "Words 1" › icon
      no icon is called "linkedn"
      write "linkedin", or look for another at lucide.dev/icons"
  `);
});
