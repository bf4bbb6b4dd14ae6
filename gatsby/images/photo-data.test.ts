import { stockPhotoData } from "./photo-data";

const photo = {
  id: "photo-1587745890135-20db8c79b027",
  width: 4000,
  height: 2667,
  color: "#7f8a5a",
};
const focus = { x: 0.5, y: 0.6 };
const card = {
  aspectRatio: 4 / 3,
  widths: [320, 640, 1280],
  sizes: "(min-width: 64rem) 26rem, 92vw",
};

const address = (w: number, h: number) =>
  `https://images.unsplash.com/${photo.id}?auto=format&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.6&w=${w}&h=${h}&q=70`;

test("a stock photo has a URL for each width of its place, cropped to its shape around the focal point", () => {
  expect(stockPhotoData(photo, focus, card)).toEqual({
    layout: "constrained",
    width: 640,
    height: 480,
    // Shown while the photo loads.
    backgroundColor: "#7f8a5a",
    images: {
      sources: [],
      fallback: {
        src: address(640, 480),
        srcSet: `${address(320, 240)} 320w,\n${address(640, 480)} 640w,\n${address(1280, 960)} 1280w`,
        sizes: "(min-width: 64rem) 26rem, 92vw",
      },
    },
  });
});

test.each([
  ["narrow", { width: 700, height: 2000 }],
  ["flat", { width: 4000, height: 525 }],
])("a source that is too %s is not enlarged", (_how, size) => {
  const { images } = stockPhotoData({ ...photo, ...size }, focus, card);
  const widths = [...(images.fallback?.srcSet ?? "").matchAll(/&w=(\d+)/g)].map(([, w]) =>
    Number(w),
  );
  expect(Math.max(...widths)).toBe(700);
});
