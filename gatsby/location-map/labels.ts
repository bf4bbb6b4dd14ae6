/** A point of the map, in its units. */
export type Point = readonly [x: number, y: number];
/** A rectangle of the map, by its centre. */
export type Box = Readonly<Record<"x" | "y" | "halfWidth" | "halfHeight", number>>;

/** A name on the map. */
interface Label {
  text: string;
  /** What it names: the kind of the place, or `road`. */
  kind: string;
  /** The part of the text whose position is exact, since the widths of letters are estimated. */
  anchor: "start" | "middle" | "end";
  box: Box;
}

export const mapSize = { width: 400, height: 396 } as const;

/** The size of the letters where the map is smallest, on a phone. */
const letterSize = 14;
/** The widths of letters of the text face, in em. */
const letterWidths = [
  [/[iljI.\s()]/, 0.26],
  [/[ftr-]/, 0.36],
  [/[mwMWGOQ]/, 0.8],
  [/[A-Z]/, 0.68],
  [/./, 0.58],
] as const;

/** The width of a text, or a little more. */
const widthOf = (text: string) =>
  [...text].reduce(
    (sum, letter) => sum + (letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? 0),
    0,
  ) * letterSize;

/** The distances of a name from what it names, the best first. */
const gaps = [4, 8, 12, 20];

/** How far a name above or below is moved to a side, in parts of its width. */
const shifts = Array.from({ length: 17 }, (_, i) => ((i % 2 ? -1 : 1) * Math.ceil(i / 2)) / 16);

/** The possible labels of a marker or a part of a road, the best first: after, before, then above and below it. */
export function labelsAround(text: string, kind: string, named: Box): Label[] {
  const width = widthOf(text);
  const label = (anchor: Label["anchor"], right: number, down: number): Label => {
    const box = { x: named.x + right, y: named.y + down, halfWidth: width / 2, halfHeight: 8 };
    return { text, kind, anchor, box };
  };
  return gaps.flatMap((gap) => {
    // Small letters are one unit below the middle of their line.
    const [aside, away] = [named.halfWidth + gap + width / 2, named.halfHeight + gap + 5];
    return [
      label("start", aside, 1),
      label("end", -aside, 1),
      ...shifts.flatMap((part) => [
        label("middle", part * width, 1 - away),
        label("middle", part * width, 1 + away),
      ]),
    ];
  });
}

/** The possible labels of a road, at every fourth box of its parts: as near to an edge of the map as possible. */
export function labelsAlong(name: string, parts: readonly Box[]): Label[] {
  const toEdge = ({ x, y }: Box) => Math.min(x, mapSize.width - x, y, mapSize.height - y);
  return parts
    .filter((part, i) => i % 4 === 0 && toEdge(part) > 0)
    .toSorted((one, other) => toEdge(one) - toEdge(other))
    .flatMap((part) => labelsAround(name, "road", part));
}

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < one.halfWidth + other.halfWidth &&
  Math.abs(one.y - other.y) < one.halfHeight + other.halfHeight;

const isOnMap = ({ x, y, halfWidth, halfHeight }: Box) =>
  Math.abs(x - mapSize.width / 2) + halfWidth + 4 <= mapSize.width / 2 &&
  Math.abs(y - mapSize.height / 2) + halfHeight <= mapSize.height / 2;

/**
 * Chooses a label for each name, those with the least room first: the first that is on the map and covers nothing, or the one that covers least.
 * @param names the possible labels of each.
 * @param roads the boxes of their parts, which are covered rather than a marker or another name.
 */
export function chooseLabels(
  names: readonly (readonly Label[])[],
  markers: readonly Box[],
  roads: readonly Box[],
): Label[] {
  const taken = markers.map((box) => ({ ...box, halfWidth: box.halfWidth + 1 }));
  const faultsOf = ({ box }: Label) => {
    const covered = (boxes: readonly Box[]) => boxes.filter((one) => overlap(box, one)).length;
    return (isOnMap(box) ? 0 : 10_000) + 100 * covered(taken) + covered(roads);
  };
  const free = (labels: readonly Label[]) => labels.filter((label) => faultsOf(label) === 0);
  const byRoom = names.toSorted((one, other) => free(one).length - free(other).length);
  return byRoom.flatMap((labels) => {
    const best =
      free(labels)[0] ?? labels.toSorted((one, other) => faultsOf(one) - faultsOf(other))[0];
    if (!best) return [];
    // Room around it, so that the next name is not read as its second line.
    taken.push({ ...best.box, halfWidth: best.box.halfWidth + 4, halfHeight: 14 });
    return [best];
  });
}
