import type { LayoutPlan } from "../../schema/shapes/computed";
import { createRandom } from "./random";

type Point = readonly [x: number, y: number];
type Stroke = [command: string, ...points: Point[]];

/** A cross road and, below it, the top of the blocks that lie along it. */
interface Row {
  road: number;
  isWide: boolean;
  top: number;
}

/** Two rows of plots, from the end `near` the main road, which may slant, to the `far` end. */
interface Block {
  top: number;
  near: (y: number) => number;
  far: number;
  isOnMainRoad: boolean;
  isPark: boolean;
}

/** Corners of a plot: the two ends of its frontage on a road, then those of the line behind it, the other way round. */
type Plot = readonly [Point, Point, Point, Point];

/** What a page's plan is drawn on, in its own units: little more than its header and its photos show of it. */
const paper = { width: 780, height: 420 };

/** The depth of a plot on paper. */
const unit = 73;

/** Depth of a plot, in feet: with it a frontage comes to 30 feet and more, as plots here have it. */
const plotDepth = 50;

/** Random numbers for a plan; the seed is hashed with FNV-1a, so the same seed gives the same numbers. */
const randomFor = (seed: string) => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  const random = createRandom(hash);
  return {
    between: (low: number, high: number) => low + (high - low) * random(),
    chance: (share: number) => random() < share,
  };
};

/** Writes path data in steps from the point before and in whole numbers, which keeps it short. */
const createPen = (start: Point, toPaper: (point: Point) => Point) => {
  let path = "";
  let at = start;
  const draw = (...strokes: Stroke[]) => {
    for (const [command, ...points] of strokes) {
      const onPaper = points.map(toPaper);
      const steps = onPaper.flatMap(([x, y]) => [x - at[0], y - at[1]]);
      if (command === "l" && steps[1] === 0) path += `h${steps[0]}`;
      else if (command === "l" && steps[0] === 0) path += `v${steps[1]}`;
      else path += command + steps.join(" ").replaceAll(" -", "-");
      at = onPaper.at(-1) ?? start; // "z" has no point and leads back
      if (command === "m") start = at;
    }
  };
  const line = (from: Point, to: Point) => draw(["m", from], ["l", to]);
  /** A closed shape whose corners are splayed or rounded, each from `cut` before to `cut` after. */
  const shape = (corners: Point[], cut: number, corner: "splayed" | "rounded") => {
    const beside = ([x, y]: Point, [nextX, nextY]: Point): Point => {
      const share = cut / Math.hypot(nextX - x, nextY - y);
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    };
    corners.forEach((tip, i) => {
      const before = beside(tip, corners.at(i - 1) ?? tip);
      const after = beside(tip, corners.at(i + 1 - corners.length) ?? tip);
      draw([i === 0 ? "m" : "l", before], corner === "rounded" ? ["q", tip, after] : ["l", after]);
    });
    draw(["z"]);
  };
  return { draw, line, shape, path: () => path };
};

/**
 * Draws a layout plan: a bowed main road, cross roads and streets, blocks of plots back to back
 * and a park, with one plot near the middle marked and measured. The same seed and size always give
 * the same plan. The paths are in the units of `size`.
 */
export const layoutPlan = (seed: string, size = paper): LayoutPlan => {
  const { between, chance } = randomFor(seed);
  const { width, height } = size;

  // Planned around 0, 0 with the main road running down; in what is planned the depth of a plot is 1.
  const isSideways = chance(0.5);
  const toPaper = ([x, y]: Point): Point => {
    const [paperX, paperY] = isSideways ? [y, x] : [x, y];
    return [Math.round(paperX * unit), Math.round(paperY * unit)];
  };
  const newPen = () => createPen([-Math.round(width / 2), -Math.round(height / 2)], toPaper);
  const [blocks, plots, park, road] = [newPen(), newPen(), newPen(), newPen()];

  // Large enough that the turned plan fills the viewBox and its own edge stays out of sight.
  const angle = (Math.round(between(40, 110)) / 10) * (chance(0.5) ? 1 : -1);
  const radians = (Math.abs(angle) * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const [across, down] = isSideways ? [height, width] : [width, height];
  const right = (across * cos + down * sin) / unit / 2 + 0.4;
  const bottom = (across * sin + down * cos) / unit / 2 + 0.4;

  const streetWidth = 0.32;
  const middle = right * between(-0.3, 0.3);
  const bow = Math.min(right, bottom) * between(0.08, 0.2) * (chance(0.5) ? 1 : -1);
  const lean = Math.min(right, bottom) * between(-0.1, 0.1);
  const mainRoad = (y: number) => middle + lean * (y / bottom) + bow * (y / bottom) ** 2;
  const firstRoad = -bottom - between(0, 1.3);
  const firstWideRoad = Math.floor(between(0, 3));
  const stagger = chance(0.4) ? 1 : 0;
  const parkSide = middle > 0 ? -1 : 1; // the roomier side
  const parkY = bottom * between(-0.2, 0.2);

  /** The rows of a side, from top to bottom. */
  const rowsOn = (side: number) => {
    const rows: Row[] = [];
    let y = firstRoad - (side === 1 ? stagger : 0);
    for (let i = 0; y < bottom; i++) {
      const isWide = i % 3 === firstWideRoad;
      const top = y + (isWide ? 0.5 : streetWidth);
      rows.push({ road: y, isWide, top });
      y = top + 2;
    }
    return rows;
  };

  /** Where the streets of a side run, outwards from the middle; its edge is the last. */
  const streetsOn = (side: number) => {
    const streets: number[] = [];
    let x = side * middle + between(2.8, 3.5);
    for (; x < right - 0.7; x += between(3, 4.5)) streets.push(x);
    return [...streets, right];
  };

  /** The blocks of a row from the main road outwards, one at a time, since drawing each also uses random numbers. */
  function* blocksOf({ road, top }: Row, side: number, streets: number[]): Generator<Block> {
    const holdsPark = side === parkSide && road <= parkY && parkY < top + 2;
    const slope = (mainRoad(top + 2) - mainRoad(top)) / 2;
    const atRoad = (y: number) => mainRoad(top) + slope * (y - top) + side * 0.35;
    let near = atRoad;
    for (const street of streets) {
      const isTooShort = street - side * near(top + 1) < 1.7;
      // A street that is left out makes one long block of two.
      const isLeftOut = isTooShort || (!holdsPark && chance(0.35));
      if (isLeftOut && street < right) continue;
      const far = side * (street - streetWidth / 2);
      const isOnMainRoad = near === atRoad;
      yield { top, near, far, isOnMainRoad, isPark: holdsPark && isOnMainRoad };
      near = () => side * (street + streetWidth / 2);
    }
  }

  const cornersOf = ({ near, far, top }: Block) =>
    [near(top), far, far, near(top + 2)].map((x, i): Point => [x, i < 2 ? top : top + 2]);

  const takeable: Plot[] = [];

  const drawPlots = (block: Block, side: number) => {
    const { top, near, far, isOnMainRoad } = block;
    blocks.shape(cornersOf(block), 0.2, "splayed");
    // Plots at the main road face it: a row of three that closes the other two rows.
    const inner = (y: number) => near(y) + (isOnMainRoad ? side : 0);
    if (isOnMainRoad) {
      plots.line([inner(top), top], [inner(top + 2), top + 2]);
      const [one, other] = [top + 2 / 3, top + 4 / 3];
      for (const y of [one, other]) plots.line([inner(y), y], [near(y), y]);
      takeable.push([
        [near(one), one],
        [near(other), other],
        [inner(other), other],
        [inner(one), one],
      ]);
    }
    plots.line([inner(top + 1), top + 1], [far, top + 1]);
    const step = chance(0.6) ? 2 : 1; // one divider for both rows, or each row its own
    for (let y = top; y < top + 1.5; y += step) {
      const end = Math.max(side * inner(y), side * inner(y + step));
      const frontage = between(0.6, 0.72);
      let x = side * far - frontage;
      let before: number | undefined; // the corner plot is splayed
      for (; x > end + frontage * 0.8; x -= frontage * (chance(0.25) ? 1.3 : 1)) {
        plots.line([side * x, y], [side * x, y + step]);
        if (before !== undefined) {
          const [one, other, back] = [side * before, side * x, top + 1];
          for (const front of step === 2 ? [top, top + 2] : [y === top ? top : top + 2]) {
            takeable.push([
              [one, front],
              [other, front],
              [other, back],
              [one, back],
            ]);
          }
        }
        before = x;
      }
    }
  };

  const drawPark = (block: Block) => {
    const { top, near, far } = block;
    const mirror = chance(0.5) ? 1 : -1;
    const at = (along: number, across: number): Point => {
      const y = top + 1 + mirror * across;
      return [near(y) + (far - near(y)) * along, y];
    };
    park.shape(cornersOf(block), 0.5, "rounded");
    park.draw(["m", at(0, -0.1)], ["q", at(0.25, -0.9), at(0.5, -0.1)], ["t", at(1, -0.1)]);
    park.draw(["l", at(1, 0.1)], ["q", at(0.75, 0.9), at(0.5, 0.1)], ["t", at(0, 0.1)]);
    for (let i = 0; i < 6; i++) {
      const [x, y] = at((i + 1) / 7, (i < 3 ? 0.46 : -0.46) + between(-0.16, 0.16));
      const r = between(0.08, 0.15);
      const half = "a1 1 0 0 0 "; // half a circle: SVG widens an arc too small for its two ends
      park.draw(["m", [x - r, y]], [half, [x + r, y]], [half, [x - r, y]]);
    }
  };

  road.draw(["m", [mainRoad(-bottom), -bottom]]);
  road.draw(["q", [middle - bow, 0], [mainRoad(bottom), bottom]]);
  for (const side of [-1, 1]) {
    const streets = streetsOn(side);
    for (const row of rowsOn(side)) {
      const y = row.road + 0.25;
      if (row.isWide) road.line([mainRoad(y) + side * 0.35, y], [side * right, y]);
      for (const block of blocksOf(row, side, streets)) {
        if (block.isPark) drawPark(block);
        else drawPlots(block, side);
      }
    }
  }

  const halfway = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  const turned = (point: Point): Point => {
    const turn = Math.sign(angle) * sin;
    const [x, y] = toPaper(point);
    return [width / 2 + x * cos - y * turn, height / 2 + x * turn + y * cos];
  };
  const wanted: Point = [width * between(0.4, 0.6), height * between(0.4, 0.6)];
  const away = ([one, , across]: Plot) => {
    const [x, y] = turned(halfway(one, across));
    return Math.hypot(x - wanted[0], y - wanted[1]);
  };
  const taken = takeable.reduce((best, plot) => (away(plot) < away(best) ? plot : best));
  const [one, other, behindOther, behindOne] = taken;
  const plot = newPen();
  plot.draw(["m", one], ["l", other], ["l", behindOther], ["l", behindOne], ["z"]);

  // Parallel to the frontage, in the middle of a narrow street; at both ends a short line across.
  const [front, back] = [halfway(one, other), halfway(behindOne, behindOther)];
  const depth = Math.hypot(front[0] - back[0], front[1] - back[1]);
  const outside = ([x, y]: Point, by: number): Point => [
    x + ((front[0] - back[0]) / depth) * by,
    y + ((front[1] - back[1]) / depth) * by,
  ];
  const dimension = newPen();
  dimension.line(outside(one, 0.16), outside(other, 0.16));
  for (const end of [one, other]) dimension.line(outside(end, 0.06), outside(end, 0.26));
  const [labelX, labelY] = toPaper(outside(front, 0.16));
  const [ahead, aside] = toPaper([other[0] - one[0], other[1] - one[1]]);
  const slope = Math.round(Math.atan(aside / ahead) * (180 / Math.PI));
  const frontage = Math.hypot(other[0] - one[0], other[1] - one[1]);

  const viewWidth = width * between(0.6, 0.72);
  const viewHeight = viewWidth * 0.75;
  const [centreX, centreY] = turned(halfway(back, outside(front, 0.3)));
  return {
    viewBox: [centreX - viewWidth / 2, centreY - viewHeight / 2, viewWidth, viewHeight]
      .map(Math.round)
      .join(" "),
    turn: `rotate(${angle} ${width / 2} ${height / 2})`,
    plot: plot.path(),
    dimension: dimension.path(),
    label: `${Math.round(frontage * plotDepth)}'-0"`,
    labelPlace: `translate(${width / 2 + labelX} ${height / 2 + labelY}) rotate(${slope})`,
    blocks: blocks.path(),
    plots: plots.path(),
    park: park.path(),
    road: road.path(),
  };
};

/**
 * A part of a page's plan for a photo: the same for the same seed.
 * @returns its rectangle as an SVG viewBox, in the shape of a card's photo.
 */
export const planCrop = (seed: string): string => {
  const { between } = randomFor(seed);
  const width = 20 * Math.round(between(20, 27));
  const height = (width * 3) / 4;
  return [between(0, paper.width - width), between(0, paper.height - height), width, height]
    .map(Math.round)
    .join(" ");
};
