import type { LayoutPlan } from "../../schema/shapes/computed";
import { layoutPlan, planCrop } from "./layout-plan";

const header = { width: 780, height: 420 };
const shared = { width: 1200, height: 630 };
const places = ["adibatla", "mokila", "kollur"];
const slugs = ["", "శంషాబాద్", ...Array.from({ length: 198 }, (_, i) => `${places[i % 3]}-${i}`)];

const pathsOf = ({ blocks, plots, park, road }: LayoutPlan) => [blocks, plots, park, road];
const bytesOf = (plan: LayoutPlan) => pathsOf(plan).join("").length;

interface Point {
  x: number;
  y: number;
}

interface Command {
  command: string;
  numbers: number[];
}

const commandsOf = (path: string): Command[] =>
  Array.from(path.matchAll(/([a-z])([^a-z]*)/g), ([, command = "", rest = ""]) => ({
    command,
    numbers: Array.from(rest.matchAll(/-?\d+/g), Number),
  }));

const turn = ({ x, y }: Point, degrees: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(radians) - y * Math.sin(radians),
    y: x * Math.sin(radians) + y * Math.cos(radians),
  };
};

const angleOf = (turning: string) => Number(/rotate\((\S+)/.exec(turning)?.[1]);

const lengthOf = ({ numbers: [one = 0, other = 0] }: Command = { command: "", numbers: [] }) =>
  Math.hypot(one, other);

/** The points of straight lines, seen from the middle of the viewBox, before the plan is turned. */
const pointsOf = (path: string, { width, height }: typeof header) => {
  let at = { x: -width / 2, y: -height / 2 };
  let start = at;
  return commandsOf(path).map(({ command, numbers: [first = 0, second = 0] }) => {
    if (command === "z") at = start;
    else if (command === "v") at = { x: at.x, y: at.y + first };
    else at = { x: at.x + first, y: at.y + second };
    if (command === "m") start = at;
    return at;
  });
};

describe.each([
  { name: "header", size: header, mostBytes: 6000, widestCrossRoad: 50 },
  { name: "shared image", size: shared, mostBytes: 6000, widestCrossRoad: 50 },
])("the layout plan of a $name", ({ size, mostBytes, widestCrossRoad }) => {
  const plans = slugs.map((slug) => layoutPlan(slug, size));

  it("is the same each time", () => {
    expect(slugs.map((slug) => layoutPlan(slug, size))).toEqual(plans);
  });

  it("is another one for every seed", () => {
    expect(new Set(plans.map(({ blocks, plots }) => blocks + plots)).size).toBe(slugs.length);
  });

  it("is small enough to be written into the page", () => {
    expect(Math.max(...plans.map(bytesOf))).toBeLessThanOrEqual(mostBytes);
  });

  it("is well-formed path data in whole numbers", () => {
    const numbersOf = new Map(Object.entries({ m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, a: 7, z: 0 }));
    const paths = plans.flatMap(pathsOf);
    const isPathData = /^m(?:[mlhvqtaz]|-?\d+|(?<=\d) -?(?=\d))+$/;
    expect(paths.filter((path) => !isPathData.test(path))).toEqual([]);
    const isWhole = ({ command, numbers }: Command) => numbers.length === numbersOf.get(command);
    expect(paths.flatMap(commandsOf).filter((command) => !isWhole(command))).toEqual([]);
  });

  it("has blocks, plots, roads and one park with trees", () => {
    for (const { blocks, plots, park, road } of plans) {
      expect(blocks.split("z").length - 1).toBeGreaterThanOrEqual(8);
      expect(plots.split("m").length - 1).toBeGreaterThanOrEqual(40);
      expect(road).toContain("q");
      expect(park.split("z").length - 1).toBe(1);
      expect(park.split("a").length - 1).toBe(12);
    }
  });

  it("fills the whole paper once it is turned", () => {
    const [right, bottom] = [size.width / 2, size.height / 2];
    for (const { turn: turning, blocks, plots } of plans) {
      const angle = angleOf(turning);
      const corners = pointsOf(blocks, size);
      const viewCorners = [
        turn({ x: right, y: bottom }, -angle),
        turn({ x: right, y: -bottom }, -angle), // the other two lie opposite
      ];
      for (const along of [({ x }: Point) => x, ({ y }: Point) => y]) {
        const reach = Math.min(Math.max(...corners.map(along)), -Math.min(...corners.map(along)));
        const needed = Math.max(...viewCorners.map((corner) => Math.abs(along(corner))));
        // A cross road, which has no corners, may lie along the edge.
        expect(reach).toBeGreaterThan(needed - widestCrossRoad);
      }
      const seen = pointsOf(plots, size)
        .map((point) => turn(point, angle))
        .filter(({ x, y }) => Math.abs(x) < right && Math.abs(y) < bottom);
      expect(new Set(seen.map(({ x, y }) => `${x < 0} ${y < 0}`)).size).toBe(4);
    }
  });

  it("is turned a little, to either side", () => {
    const angles = plans.map((plan) => angleOf(plan.turn));
    const turns = angles.map(Math.abs);
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...turns)).toBeLessThanOrEqual(11);
    expect(new Set(angles.map(Math.sign)).size).toBe(2);
  });

  it("marks one plot well inside its paper, with its frontage in feet as it is drawn", () => {
    const frontages = plans.map(({ viewBox, plot, dimension, label }) => {
      const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
      expect(Math.abs(x + width / 2 - size.width / 2)).toBeLessThan(size.width * 0.45);
      expect(Math.abs(y + height / 2 - size.height / 2)).toBeLessThan(size.height * 0.45);
      const [frontage = 0, depth = 0] = commandsOf(plot).slice(1).map(lengthOf);
      expect(Math.abs(lengthOf(commandsOf(dimension)[1]) - frontage)).toBeLessThan(2);
      const [feet = 0] = label.split("'").map(Number);
      // The drawing is in whole numbers.
      expect(Math.abs((frontage / depth) * 50 - feet)).toBeLessThan(2);
      return feet;
    });
    // With a depth of 50 feet, 167 to 261 square yards.
    expect(Math.min(...frontages)).toBeGreaterThanOrEqual(30);
    expect(Math.max(...frontages)).toBeLessThanOrEqual(47);
    expect(new Set(frontages).size).toBeGreaterThan(6);
  });
});

test("a photo's part lies in the header's plan, and two photos have two parts", () => {
  const crops = slugs.map(planCrop);
  for (const crop of crops) {
    const [x = NaN, y = NaN, width = NaN, height = NaN] = crop.split(" ").map(Number);
    expect([x >= 0, y >= 0, x + width <= header.width, y + height <= header.height]).toEqual(
      Array(4).fill(true),
    );
    expect(width / height).toBeCloseTo(4 / 3);
  }
  expect(new Set(crops).size).toBeGreaterThan(slugs.length * 0.9);
});
