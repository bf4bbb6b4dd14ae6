import { plotOffer } from "./plot-offer";

const plot = (location: string, min: number, max: number, pricePerSqYd: number) => ({
  slug: "neem-court",
  name: "Neem Court",
  location,
  size: { min, max },
  pricePerSqYd,
  status: "HMDA Approved" as const,
  amenities: [],
  photo: { src: "/images/lawn.jpg", alt: "A lawn" },
});

test("the offer has the lowest price of a smallest plot, all sizes, and each town once", () => {
  const shadnagar = plot("Shadnagar, Rangareddy", 150, 400, 15_000);
  const plots = [
    plot("Adibatla, Rangareddy", 167, 1500, 30_000),
    shadnagar,
    plot("Shadnagar, Farooqnagar", 160, 250, 14_900),
  ];
  expect(plotOffer({ plots })).toEqual([
    "Plots from ₹22.5\u00a0lakh",
    "150 to 1,500 sq yd",
    "2 towns",
  ]);
  const single = [{ ...shadnagar, size: { min: 200, max: 200 } }];
  expect(plotOffer({ plots: single })).toEqual(["Plots from ₹30\u00a0lakh", "200 sq yd", "1 town"]);
  expect(plotOffer({ plots: [] })).toEqual([]);
});
