// Chooses where the names of the map stand.
/** A line of a name: the point of its start, middle or end on the line that its letters stand on. */
interface Line {
  text: string;
  /** What it names: the kind of the place, or `road`. */
  kind: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}
/** A line of a name with its box. */
interface Label extends Line {
  box: Box;
}
export type Point = readonly [x: number, y: number];
/** A rectangle of the map, by its centre. */
export type Box = Readonly<Record<"x" | "y" | "halfWidth" | "halfHeight", number>>;

export const mapSize = { width: 400, height: 380 } as const;
const { width, height } = mapSize;

/** The distance from a marker to its name. */
export const gap = 4;

/** The distance from the line that letters stand on to their middle. */
export const labelRise = 4;

/** The size of the letters where the map is smallest, on a phone. */
const letterSize = 14;

/** A name to be written on the map. */
export interface Name {
  /** The best first; each has one label, or two below one another. */
  choices: readonly Label[][];
  /** What it should keep off: the other markers and lines. */
  others: readonly Box[];
}

/**
 * The possible labels of a marker, the best first: after, before, above or below it, at a corner, in two lines, then
 * further off.
 */
export function choicesFor(
  text: string,
  kind: string,
  { x, y, halfWidth, halfHeight }: Box,
): Label[][] {
  const beside = (away: number, line: string, down: number): Line[] => [
    { text: line, kind, x: x + halfWidth + away, y: y + down, anchor: "start" },
    { text: line, kind, x: x - halfWidth - away, y: y + down, anchor: "end" },
  ];
  const around = (away: number): Line[] => [
    ...beside(away, text, 5),
    // In the middle, then moved to either side, by up to half of its length.
    ...[0, -0.125, 0.125, -0.25, 0.25, -0.375, 0.375, -0.5, 0.5].flatMap((part): Line[] => {
      const middle = x + part * widthOf(text) * letterSize;
      return [
        { text, kind, x: middle, y: y - halfHeight - away, anchor: "middle" },
        { text, kind, x: middle, y: y + halfHeight + away + 10, anchor: "middle" },
      ];
    }),
  ];
  const [, first = "", rest] = /^(\S+) (.*)$/.exec(text) ?? [];
  const below = rest === undefined ? [] : beside(gap, rest, 0);
  const inTwoLines = beside(gap, first, -15).map((line, side) => [
    line,
    ...below.slice(side, side + 1),
  ]);
  return [
    ...around(gap).map((line) => [line]),
    ...(below.length > 0 ? inTwoLines : []),
    ...[2 * gap, 3 * gap, 5 * gap].flatMap(around).map((line) => [line]),
  ].map((lines) => lines.map(withBox));
}

/** The widths of letters of the text face, in em. */
const widths = [
  [/[iljI.\s()]/, 0.26],
  [/[ftr-]/, 0.36],
  [/[mwMWGOQ]/, 0.8],
  [/[A-Z]/, 0.68],
] as const;

/** The width of a text in the text face, in em, or a little more. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? 0.58),
    0,
  );

function withBox(line: Line): Label {
  const { text, x, y, anchor } = line;
  const halfWidth = (widthOf(text) * letterSize) / 2;
  const middle = anchor === "start" ? x + halfWidth : anchor === "end" ? x - halfWidth : x;
  return { ...line, box: { x: middle, y: y - labelRise, halfWidth, halfHeight: 8 } };
}

/** The box of a small marker, or of a point of a road. */
export const boxAround = ([x, y]: Point, half = 4): Box => ({
  x,
  y,
  halfWidth: half,
  halfHeight: half,
});

const areApart = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) >= one.halfWidth + other.halfWidth ||
  Math.abs(one.y - other.y) >= one.halfHeight + other.halfHeight;

/** The distance from the nearest edge of the map. */
export const edgeOf = ({ x, y }: Box) => Math.min(x, width - x, y, height - y);

const isOnMap = ({ x, y, halfWidth, halfHeight }: Box) =>
  Math.abs(x - width / 2) + halfWidth + gap <= width / 2 &&
  Math.abs(y - height / 2) + halfHeight <= height / 2;

/**
 * Chooses a label for each name, so that none covers another or a marker, as long as there is room, nor, with more room, a
 * line or the surroundings of another marker. The name with the fewest free labels comes first, and leaves a free label
 * to each of the others if possible.
 */
export function chooseLabels(names: readonly Name[], markers: readonly Box[]): Label[] {
  const covered = [...markers];
  const avoids = (labels: readonly Label[], boxes: readonly Box[]) =>
    labels.every(({ box }) => boxes.every((other) => areApart(box, other)));
  const fits = (labels: readonly Label[]) =>
    labels.every(({ box }) => isOnMap(box)) && avoids(labels, covered);
  const faultsOf = (labels: readonly Label[], { others }: Name) =>
    others.filter((other) => !avoids(labels, [other])).length;
  const leastBad = (name: Name): readonly Label[] =>
    name.choices
      .filter(fits)
      .toSorted((one, other) => faultsOf(one, name) - faultsOf(other, name))[0] ??
    name.choices[0] ??
    [];
  const chosen: Label[] = [];
  let left = names.map((name) => {
    const free = name.choices.filter((labels) => fits(labels) && avoids(labels, name.others));
    return { name, free };
  });
  for (const _ of names) {
    const [next, ...others] = left.sort((one, other) => one.free.length - other.free.length);
    if (!next) break;
    const leavesOne = (labels: readonly Label[]) => {
      const boxes = labels.map(({ box }) => box);
      return others.every(
        ({ free }) => free.length === 0 || free.some((one) => avoids(one, boxes)),
      );
    };
    const { name, free } = next;
    const labels = free.find(leavesOne) ?? free[0] ?? leastBad(name);
    const boxes = labels.map(({ box }) => box);
    covered.push(...boxes);
    chosen.push(...labels);
    left = others.map((other) => {
      return { ...other, free: other.free.filter((one) => avoids(one, boxes)) };
    });
  }
  return chosen;
}
