import example from "../../test/support/plan-example.json";
import { statusesAreOld } from "../lib/plot-statuses";
import {
  areaOf,
  frontAndDepth,
  groundArea,
  notMortgaged,
  pathOf,
  plotPrice,
  sizeRange,
  viewBoxOf,
  withStatus,
} from "./plan-figures";
import { derivePlan, type Plot } from "./plan";
import { directions, type Neighbor } from "./plan-places";
import { statuses } from "./plan-statuses";

const { plots, ground } = derivePlan(example);

function plot(number: string): Plot {
  const found = plots.find((one) => one.number === number);
  if (!found) throw new Error(`There is no plot ${number}`);
  return found;
}

const numbers = (some: readonly Plot[]) => some.map(({ number }) => Number(number));
const price = (number: string) => plotPrice(plot(number), 15_000, example.extraPerSqYd);
const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} %`;

const text = ({ kind, name, width }: Neighbor) =>
  [kind, name, width && `${width} ft`].filter(Boolean).join(" ");

/** What lies on the four sides: "plot 20 | plot 10 | plot 22 | road 30 ft". */
const around = ({ neighbors }: Plot) =>
  directions.map((direction) => neighbors[direction].map(text).join(" and ")).join(" | ");

describe("the example of the reference", () => {
  test("has its numbers, counts and facings", () => {
    expect(numbers(plots)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    const counts = statuses.map((status) => withStatus(plots, status).length);
    expect(counts).toEqual([42, 1, 8, 9]);
    const facing = directions.map((side) => plots.filter(({ faces }) => faces === side).length);
    expect(facing).toEqual([0, 36, 0, 24]);
    expect(numbers(plots.filter(({ isCorner }) => isCorner))).toEqual([7, 8, 23, 24, 37, 42]);
  });

  test("has its areas", () => {
    expect(sizeRange(notMortgaged(plots))).toEqual({ min: 166.7, max: 200 });
    const areas = ["50", "1", "49", "60", "56"].map((number) => plot(number).area);
    expect(areas).toEqual([233.3, 193, 213.8, 182.3, 200.4]);
    expect(share(groundArea(ground, "park"), example.site)).toBe("10.8 %");
    expect(share(groundArea(ground, "social"), example.site)).toBe("2.8 %");
    expect(share(areaOf(withStatus(plots, "mortgaged")), areaOf(plots))).toBe("17.7 %");
  });

  test("has its prices", () => {
    const rates = ["21", "24", "38", "41", "40", "7", "37", "4"].map(
      (number) => price(number).rate,
    );
    expect(rates).toEqual([15_300, 15_800, 15_300, 15_600, 15_300, 15_500, 15_500, 15_000]);
    const sums = ["21", "7", "37", "60"].map((number) => price(number).sum);
    expect(sums).toEqual([25_50_510, 31_00_000, 25_83_850, 27_34_500]);
    expect(plotPrice({ ...plot("4"), faces: "east" }, 15_000, { east: 200 }).rate).toBe(15_200);
    expect(plotPrice(plot("21"), 15_333).sum).toBe(25_56_011);
    expect(price("41").extras).toEqual([
      { reason: "north", perSqYd: 300 },
      { reason: "park", perSqYd: 300 },
    ]);
  });

  test("has its sides, and what lies on each", () => {
    expect(plot("56").lengths).toEqual({ east: [59.4], south: [30], west: [60.8], north: [30] });
    expect(plot("1").lengths).toEqual({ east: [60], south: [21], west: [46, 16.6], north: [30] });
    expect(["1", "21", "56"].map((number) => frontAndDepth(plot(number)))).toEqual([
      undefined,
      [30, 50],
      undefined,
    ]);
    expect(around(plot("21"))).toBe("plot 20 | plot 10 | plot 22 | road 30 ft");
    expect(around(plot("56"))).toBe("plot 57 | road 40 ft | utility Water tank | ");
    expect(around(plot("1"))).toBe("plot 2 | road Main road 60 ft |  | plot 30");
    expect(plot("24").road).toMatchObject({ kind: "road", width: 30 });
  });

  test("is drawn with y downward", () => {
    expect(pathOf([plot("21")])).toBe("M340,-110h-30v50h30z");
    expect(viewBoxOf(plots, 5)).toEqual({ x: -5, y: -357, width: 500, height: 362 });
  });
});

test("13 is called 12A, a wider plot moves the others, and one in no row has its own corners", () => {
  const odd = [
    { plot: "13", name: "12A", width: 40, depth: null },
    { plot: "61", corners: "500.4, 0; 550.4, 0; 500.4, 50", faces: "north", area: null },
  ];
  const changed = derivePlan({ ...example, odd, areas: null, sold: "12-14, 61" }).plots;
  const sold = changed.filter(({ status }) => status === "sold");
  expect(sold.map(({ number, area }) => [number, area])).toEqual([
    ["12", 200],
    ["12A", 266.7],
    ["14", 200],
    ["61", 138.9],
  ]);
  expect(sold.slice(2).map(around)).toEqual([
    "plot 15 | road Main road 60 ft | plot 12A | plot 17 and plot 16",
    " |  | plot 15 | ",
  ]);
  // Of two equally near directions, a slanted side belongs to that of the road.
  expect(sold[3]?.lengths).toEqual({ east: [], south: [50], west: [50], north: [70.7] });
});

test("statuses are old after 90 days", () => {
  expect(statusesAreOld(example.asOf, "2027-02-18")).toBe(false);
  expect(statusesAreOld(example.asOf, "2027-02-19")).toBe(true);
});
