/** @jest-environment node */
import { messagesFor } from "../../test/check/broken";

const icon = (set: string) =>
  messagesFor({ file: "pages/services.json", at: ["services", "items", 0, "icon"], set });

test("an icon that does not exist", async () => {
  expect(await icon("map-pinn")).toMatchInlineSnapshot(`
    "data/pages/services.json  services › items › 1 "Words 1" › icon
      no icon is called "map-pinn"
      write "map-pin", or look for another at lucide.dev/icons"
  `);
  expect(await icon("plot-with-a-view")).toMatchInlineSnapshot(`
    "data/pages/services.json  services › items › 1 "Words 1" › icon
      no icon is called "plot-with-a-view"
      look for one at lucide.dev/icons, or for a brand at simpleicons.org; or put your own into data/images/icons, as "plot-with-a-view.svg""
  `);
});

test.each([
  { written: "twitter", meant: "x" },
  { written: "whatsapp-icon", meant: "whatsapp" },
  { written: "google-maps", meant: "googlemaps" },
  { written: "tree", meant: "tree-palm" },
  { written: "hous", meant: "house" },
])("for the icon $written, $meant is suggested", async ({ written, meant }) => {
  expect(await icon(written)).toContain(`write "${meant}", or look for another`);
});

test.each(["fb", "linkedin", "twiter"])("for the icon %s, no other is suggested", async (name) => {
  expect(await icon(name)).toContain("look for one at lucide.dev/icons");
});
