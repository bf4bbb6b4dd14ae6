/** @jest-environment node */
import { type Edit, messagesFor, messagesOf } from "../../test/check/broken";

const icon = (set: string) => ({
  file: "pages/services.json",
  at: ["services", "items", 0, "icon"],
  set,
});

const path = '<path d="M2 2h20v20z"/>';
const drawing = (inside: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;
const own = (bytes: string, name = "linkedin.svg"): Edit => ({
  file: `images/icons/${name}`,
  bytes,
});

test.each([
  { written: "map-pinn", meant: "map-pin" },
  { written: "twitter", meant: "x" },
  { written: "whatsapp-icon", meant: "whatsapp" },
  { written: "google-maps", meant: "googlemaps" },
  { written: "tree", meant: "tree-palm" },
  { written: "hous", meant: "house" },
])("for the icon $written, $meant is suggested", async ({ written, meant }) => {
  expect(await messagesFor(icon(written))).toContain(`write "${meant}", or look for another`);
});

test.each(["fb", "linkedin", "twiter"])("for the icon %s, no other is suggested", async (name) => {
  expect(await messagesFor(icon(name))).toContain("look for one at lucide.dev/icons");
});

test("an icon of one's own can be used", async () => {
  const logo = drawing(`<title>LinkedIn</title><g>${path}</g>`, 'viewBox="0 0 448 512"');
  expect(await messagesFor([own(logo), icon("linkedin")])).toBe("");
});

test("icons that do not exist, cannot be drawn or cannot be named", async () => {
  const mistakes = {
    "not in the sets": icon("plot-with-a-view"),
    "almost the name of an own one": [own(drawing(path)), icon("linkedn")],
    "a name that no icon can have": own(drawing(path), "LinkedIn.svg"),
    "a name that the site has already": own(drawing(path), "house.svg"),
    "two paths": own(drawing(path + path)),
    "no viewBox": own(drawing(path, 'width="24"')),
  };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "not in the sets: data/pages/services.json  services › items › 1 "Words 1" › icon
      no icon is called "plot-with-a-view"
      look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "plot-with-a-view.svg"
    almost the name of an own one: data/pages/services.json  services › items › 1 "Words 1" › icon
      no icon is called "linkedn"
      write "linkedin", or look for another at lucide.dev/icons
    a name that no icon can have: data/images/icons/LinkedIn.svg
      is not the name of an icon
      icons are SVG files with small letters, digits and hyphens, like "data/images/icons/linkedin.svg"
    a name that the site has already: data/images/icons/house.svg
      the site already has an icon "house", which would be drawn instead
      delete it, or give it another name here and where it is used
    two paths: data/images/icons/linkedin.svg
      the drawing is not one plain path
      save it as a plain SVG with one path: a drawing program can combine all shapes into one
    no viewBox: data/images/icons/linkedin.svg
      the drawing has no viewBox, so its size is not known
      add it to the <svg>, for a drawing of 24 by 24: viewBox="0 0 24 24""
  `);
});

test.each([
  drawing(`${path}<circle r="4"/>`),
  drawing('<g transform="scale(2)"><path d="M2 2h20z"/></g>'),
  drawing('<path d="M2 2hX"/>'),
  "PNG",
])("%s is not one plain path", async (text) => {
  expect(await messagesFor(own(text))).toContain("not one plain path");
});
