import { publishablePlan } from "../../gatsby/content/plan-record";
import { directions, plan as planShape } from "../../schema/shapes/plan";
import { plotPrice, statuses } from "../../src/layouts/plots";
import { areOld } from "../../src/lib/freshness";
import { fixedContent, layoutsIn } from "../../test/support/content";
import entered from "../../test/support/plan-example.json";
import { derivePlan, type Plot } from "./derive-plan";

const example = planShape.parse(entered);
const { plots } = derivePlan(example);

/** The plan that pages show of a layout with the example's plan. @param changes fields of the layout. */
function publishedPlan(changes: object) {
  const [layout] = layoutsIn(fixedContent());
  if (!layout) throw new Error("The fixed content has no layout");
  const sample = "is a sample";
  return publishablePlan({ ...layout, pricePerSqYd: 15_000, sample, plan: example, ...changes });
}

function plot(number: string): Plot {
  const found = plots.find((candidate) => candidate.number === number);
  if (!found) throw new Error(`There is no plot ${number}`);
  return found;
}

function publishedPlot(number: string, changes: object = {}) {
  const found = publishedPlan(changes)?.plots.find((candidate) => candidate.number === number);
  if (!found) throw new Error(`There is no plot ${number}`);
  return found;
}

const numbersOf = (listed: readonly Plot[]) => listed.map(({ number }) => Number(number));
const withStatus = (wanted: string) => plots.filter(({ status }) => status === wanted);
const areasOf = (listed: readonly Plot[]) => listed.map(({ area }) => area);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is next to the four sides: "plot 20 | plot 10 | plot 22 | 30 ft road". */
const neighborsText = ({ neighbors }: Plot) =>
  neighbors.map((pieces) => pieces.map(({ name }) => name).join(" and ")).join(" | ");

describe("the example of the reference", () => {
  test("has its numbers, counts and facings", () => {
    expect(numbersOf(plots)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(statuses.map((status) => withStatus(status).length)).toEqual([42, 1, 8, 9]);
    const facing = directions.map((side) => plots.filter(({ faces }) => faces === side).length);
    expect(facing).toEqual([0, 36, 0, 24]);
    expect(numbersOf(plots.filter(({ isCorner }) => isCorner))).toEqual([7, 8, 23, 24, 37, 42]);
  });

  test("has its areas", () => {
    const offered = areasOf(plots.filter(({ status }) => status !== "mortgaged"));
    expect([Math.min(...offered), Math.max(...offered)]).toEqual([166.7, 200]);
    const areas = ["50", "1", "49", "60", "56"].map((number) => plot(number).area);
    expect(areas).toEqual([233.3, 193, 213.8, 182.3, 200.4]);
    expect(publishedPlan({})?.openLand).toBe("Park 10.8%, social area 2.8%");
    const mortgaged = sum(areasOf(withStatus("mortgaged"))) / sum(areasOf(plots));
    expect((100 * mortgaged).toFixed(1)).toBe("17.7");
  });

  test("has its prices", () => {
    const open = { ...example, reserved: undefined };
    const offers = ["21", "24", "38", "41", "40", "7", "37", "4"].map((number) =>
      publishedPlot(number, { plan: open }),
    );
    expect(offers.map(({ rate }) => rate)).toEqual([
      15_300, 15_800, 15_300, 15_600, 15_300, 15_500, 15_500, 15_000,
    ]);
    const prices = ["21", "7", "37", "60"].map((number) => {
      const { area, rate = null } = publishedPlot(number);
      return plotPrice({ area, rate });
    });
    expect(prices).toEqual([25_50_510, 31_00_000, 25_83_850, 27_34_500]);
    const east = { ...example, rows: [], extraPerSqYd: { east: 200 } };
    const odd = [{ plot: "4", corners: "0, 0; 30, 0; 30, 60", faces: "east" }];
    expect(publishedPlot("4", { plan: { ...east, odd } }).rate).toBe(15_200);
    expect(publishedPlot("41").rateText).toBe("₹15,000 + ₹300 north + ₹300 park");
  });

  test("has its sides, and what is next to each", () => {
    expect(["1", "21", "56"].map((number) => plot(number).sides)).toEqual([
      "East 60, South 21, West 46 and 16.6, North 30 ft",
      "30 × 50 ft",
      "East 59.4, South 30, West 60.8, North 30 ft",
    ]);
    expect(neighborsText(plot("21"))).toBe("plot 20 | plot 10 | plot 22 | 30 ft road");
    expect(neighborsText(plot("56"))).toBe("plot 57 | 40 ft road | Water tank | ");
    expect(neighborsText(plot("1"))).toBe("plot 2 | Main road (60 ft) |  | plot 30");
    expect(plot("24").road?.name).toBe("30 ft road");
  });

  test("is drawn with y downward", () => {
    expect(publishedPlot("21").path).toBe("M340,-110h-30v50h30z");
    expect(publishedPlan({})).toMatchObject({ x: -2, y: -354, width: 494, height: 416 });
  });
});

test("an odd plot has its own name, width or corners", () => {
  const odd = [
    { plot: "13", name: "12A", width: 40 },
    { plot: "61", corners: "500.4, 0; 550.4, 0; 500.4, 50", faces: "north" as const },
  ];
  const changed = derivePlan({ ...example, odd, areas: undefined, sold: "12-14, 61" }).plots;
  const sold = changed.filter(({ status }) => status === "sold");
  expect(sold.map(({ number, area }) => [number, area])).toEqual([
    ["12", 200],
    ["12A", 266.7],
    ["14", 200],
    ["61", 138.9],
  ]);
  expect(sold.slice(2).map(neighborsText)).toEqual([
    "plot 15 | Main road (60 ft) | plot 12A | plot 17 and plot 16",
    " |  | plot 15 | ",
  ]);
  // A slanted side halfway between two directions belongs to the one that the plot faces.
  expect(sold[3]?.sides).toBe("South 50, West 50, North 70.7 ft");
});

test("pages leave out old statuses, and a plan without a permit or a RERA number", () => {
  expect(areOld(example.asOf, "2027-02-18")).toBe(false);
  expect(areOld(example.asOf, "2027-02-19")).toBe(true);
  const papers = { reraExempt: "up to 500 sq m", permit: { number: "000272/LO" } };
  const old = { sample: undefined, papers, plan: { ...example, asOf: "2020-01-01" } };
  expect(publishedPlot("21", old)).toMatchObject({ status: undefined, rate: undefined });
  expect(publishedPlan({ sample: undefined, papers: { permit: papers.permit } })).toBeUndefined();
});
