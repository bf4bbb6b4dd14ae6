import { desktop, expect, phone, test } from "./page-helpers";

for (const screen of [phone, desktop]) {
  test(`At ${screen.width} px each name of the map has its own room`, async ({ page, site }) => {
    await page.setViewportSize(screen);
    await site.open("/contact");
    const map = page.getByRole("img", { name: /^Map of the Outer Ring Road/ });
    await map.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const covered = await map.evaluate(async (image: HTMLImageElement) => {
      const drawing = await (await fetch(image.currentSrc)).text();
      const frame = image.getBoundingClientRect();
      const scale = frame.width / image.naturalWidth;
      // The highways and the ring road are the lines of the drawing.
      const roads = Array.from(drawing.matchAll(/<path d="([^"]*)" stroke=/g), ([, d = ""]) => {
        const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
        path.setAttribute("d", d);
        return Array.from({ length: Math.ceil(path.getTotalLength()) }, (_, at) => {
          const { x, y } = path.getPointAtLength(at);
          return { x: frame.left + x * scale, y: frame.top + y * scale };
        });
      });
      const names = Array.from(
        image.closest("figure")?.querySelectorAll("[aria-hidden] span") ?? [],
        (name) => ({ text: name.textContent, box: name.getBoundingClientRect() }),
      );
      const isOn = ({ left, right, top, bottom }: DOMRect, { x, y }: { x: number; y: number }) =>
        left < x && x < right && top < y && y < bottom;
      const areApart = (one: DOMRect, other: DOMRect) =>
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top;
      return {
        count: names.length,
        points: roads.flat().length > 1000,
        onRoads: names.filter(({ box }) => roads.flat().some((point) => isOn(box, point))),
        onNames: names.filter((one) =>
          names.some((other) => other !== one && !areApart(one.box, other.box)),
        ),
      };
    });
    // The places and the roads.
    expect(covered).toEqual({ count: 15, points: true, onRoads: [], onNames: [] });
  });
}
