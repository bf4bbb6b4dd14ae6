import { stockPhotoData } from "./photo-data";

const src = "https://images.unsplash.com/photo-1587745890135-20db8c79b027";
const photo = { src, focus: { y: 0.6 } };
const card = {
  aspectRatio: 4 / 3,
  widths: [320, 640, 1280],
  sizes: "(min-width: 64rem) 26rem, 92vw",
};

const address = (w: number, h: number) =>
  `${src}?auto=format&fit=crop&crop=focalpoint&fp-x=0.5&fp-y=0.6&w=${w}&h=${h}&q=70`;

test("a stock photo has a URL for each width of its slot, cropped to its shape around the focal point", () => {
  expect(stockPhotoData(photo, card)).toEqual({
    layout: "constrained",
    width: 640,
    height: 480,
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

test("a slot that keeps the photo's shape has the whole photo", () => {
  const { images } = stockPhotoData(photo, { widths: [640, 1280], sizes: "100vw" });
  expect(images.fallback?.srcSet).toBe(
    `${src}?auto=format&w=640&q=70 640w,\n${src}?auto=format&w=1280&q=70 1280w`,
  );
});
