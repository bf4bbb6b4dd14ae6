/** @jest-environment node */
import { stockPhotoData, stockPhotoUrl } from "./stock-photo";

const photo = {
  id: "photo-1587745890135-20db8c79b027",
  width: 4000,
  height: 2667,
  color: "#7f8a5a",
  focus: { x: 0.5, y: 0.6 },
};

const card = {
  aspectRatio: 4 / 3,
  widths: [320, 640, 1280],
  sizes: "(min-width: 64rem) 26rem, 92vw",
};

/** The candidates of a srcset: what each says its width is, and what its address asks for. */
const candidates = (srcSet = "") =>
  srcSet.split(/,\s+/).map((candidate) => {
    const [address = "", width = ""] = candidate.split(" ");
    const { searchParams } = new URL(address);
    return { width, asked: [searchParams.get("w"), searchParams.get("h")].map(Number) };
  });

test("the address asks the host for a size, cut around the focal point", () => {
  const { origin, pathname, searchParams } = new URL(stockPhotoUrl(photo, 640, 480));
  expect(origin + pathname).toBe(`https://images.unsplash.com/${photo.id}`);
  expect(Object.fromEntries(searchParams)).toEqual({
    auto: "format",
    fit: "crop",
    crop: "focalpoint",
    "fp-x": "0.5",
    "fp-y": "0.6",
    w: "640",
    h: "480",
    q: "70",
  });
});

test("a photo comes in each width of its place, in the shape of its place", () => {
  const { images, width, height } = stockPhotoData(photo, card);
  expect(candidates(images.fallback?.srcSet)).toEqual([
    { width: "320w", asked: [320, 240] },
    { width: "640w", asked: [640, 480] },
    { width: "1280w", asked: [1280, 960] },
  ]);
  expect(images.fallback?.sizes).toBe("(min-width: 64rem) 26rem, 92vw");
  expect(width / height).toBeCloseTo(4 / 3);
});

test("a browser that knows no srcset gets one of the widths", () => {
  const { images } = stockPhotoData(photo, card);
  expect(images.fallback?.src).toBe(stockPhotoUrl(photo, 640, 480));
});

test("the colour stands in until the photo arrives", () => {
  expect(stockPhotoData(photo, card).backgroundColor).toBe("#7f8a5a");
});

test.each([700, 200])("a source of %d pixels is not asked for more", (width) => {
  const { images } = stockPhotoData({ ...photo, width, height: 2000 }, card);
  const asked = candidates(images.fallback?.srcSet).map(({ asked: [first = 0] }) => first);
  expect(asked).not.toEqual([]);
  expect(Math.max(...asked)).toBeLessThanOrEqual(width);
});
