import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { mapType } from "../../src/theme";
import { mapWords } from "../../src/ui/words";
import ringRoad from "./ring-road.json";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Spot = Pick<Place, "latitude" | "longitude">;
type Label = Queries.MapLabel;
type Point = readonly [x: number, y: number];
/** A rectangle of the map, by its centre. */
type Box = Readonly<Record<"x" | "y" | "halfWidth" | "halfHeight", number>>;

const width = 400;
const height = 340;

/** Degrees of margin around the outermost points: about 7 km. */
const margin = 0.06;

/** The distance from the centre of a mark to its name. */
const gap = 8;

/** The number of points for each bend of the road that keep names off it. */
const bendParts = 8;

/** The maximum number of landmarks in the table of distances. */
const tabledLandmarks = 3;

const square = ([x, y]: Point) => `M${x - 4} ${y - 4}h8v8h-8z`;
const circle = ([x, y]: Point) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
const diamond = ([x, y]: Point) => `M${x} ${y - 7}l7 7-7 7-7-7z`;

const kilometresOfDegree = 111.2;
/** The length of a degree of longitude, relative to a degree of latitude. */
const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The distance in a straight line, in whole kilometres; for such short distances the earth is flat. */
function kilometres(one: Spot, other: Spot): number {
  const east = (other.longitude - one.longitude) * narrowing(one.latitude);
  return Math.round(kilometresOfDegree * Math.hypot(other.latitude - one.latitude, east));
}

/** Projects the spots onto the map, as large as fits, with north at the top and the scale of its centre. */
function projectionOf(spots: readonly Spot[]): (spot: Spot) => Point {
  const latitudes = spots.map(({ latitude }) => latitude);
  const longitudes = spots.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes) - margin, Math.max(...latitudes) + margin];
  const [west, east] = [Math.min(...longitudes) - margin, Math.max(...longitudes) + margin];
  const narrow = narrowing((south + north) / 2);
  const scale = Math.min(width / ((east - west) * narrow), height / (north - south));
  return ({ latitude, longitude }) => [
    Math.round(width / 2 + (longitude - (west + east) / 2) * narrow * scale),
    Math.round(height / 2 - (latitude - (south + north) / 2) * scale),
  ];
}

/** A closed path that bends at the points of a road, from the middle of each stretch to the middle of the next. */
function roadPath(points: readonly Point[]): string {
  const middle = (i: number) => {
    const [x, y] = points.at(i) ?? [0, 0];
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  };
  const curves = points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`);
  return points.length > 2 ? `M${middle(-1)}${curves.join("")}` : "";
}

/** Points along this path, so close that no name fits between two of them. */
function pointsAlong(points: readonly Point[]): Point[] {
  const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
    x + (otherX - x) * part,
    y + (otherY - y) * part,
  ];
  return points.flatMap((point, i) => {
    const start = between(points.at(i - 1) ?? point, point, 0.5);
    const end = between(point, points[(i + 1) % points.length] ?? point, 0.5);
    return Array.from({ length: bendParts }, (_, part) => {
      const at = part / bendParts;
      return between(between(start, point, at), between(point, end, at), at);
    });
  });
}

/** The possible labels of a mark, the best first: after, before, above or below it, at a corner, then further off. */
const labelsFor = (text: string, [x, y]: Point): Label[] =>
  [gap, 2 * gap].flatMap((away) => [
    { text, x: x + away, y: y + 5, anchor: "start" },
    { text, x: x - away, y: y + 5, anchor: "end" },
    ...["middle", "start", "end"].flatMap((anchor) => [
      { text, x, y: y - away, anchor },
      { text, x, y: y + away + 10, anchor },
    ]),
  ]);

/** The box of a label in its larger font size; a letter is a little wider than half its height. */
function boxOf({ text, x, y, anchor }: Label): Box {
  const halfWidth = (text.length * mapType.narrow * 0.56) / 2;
  const middle = anchor === "start" ? x + halfWidth : anchor === "end" ? x - halfWidth : x;
  return { x: middle, y: y - 4, halfWidth, halfHeight: 8 };
}

const areApart = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) >= one.halfWidth + other.halfWidth ||
  Math.abs(one.y - other.y) >= one.halfHeight + other.halfHeight;

const isOnMap = ({ x, y, halfWidth, halfHeight }: Box) =>
  Math.abs(x - width / 2) + halfWidth <= width / 2 &&
  Math.abs(y - height / 2) + halfHeight <= height / 2;

/**
 * Chooses a label for each name, so that none covers another, a mark or the road, as long as there is room. The name
 * with the fewest free labels comes first, and leaves a free label to each of the others if possible.
 */
function chooseLabels(names: readonly Label[][], marked: readonly Point[]): Label[] {
  const taken: Box[] = marked.map(([x, y]) => ({ x, y, halfWidth: 4, halfHeight: 4 }));
  const isFree = (label: Label) =>
    isOnMap(boxOf(label)) && taken.every((other) => areApart(boxOf(label), other));
  const leavesOne = (label: Label) => (choices: readonly Label[]) =>
    choices.some((other) => isFree(other) && areApart(boxOf(other), boxOf(label)));
  const left = [...names];
  const placed: Label[] = [];
  while (left.length > 0) {
    const counts = left.map((choices) => choices.filter(isFree).length);
    const [choices = []] = left.splice(counts.indexOf(Math.min(...counts)), 1);
    const free = choices.filter(isFree);
    const label = free.find((one) => left.every(leavesOne(one))) ?? free[0] ?? choices[0];
    if (!label) continue;
    taken.push(boxOf(label));
    placed.push(label);
  }
  return placed;
}

/** The distances of the towns from the landmarks, and the interchanges if any is known. */
function distanceTable({ places }: PlacesContent, onMap: (spot: Spot) => Point) {
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, tabledLandmarks);
  const towns = places.filter(({ kind }) => kind === "layout");
  const hasInterchanges = towns.some(({ interchange }) => interchange);
  const columns = landmarks.map(({ name }) => mapWords.distanceTo(name));
  return {
    columns: hasInterchanges ? [...columns, mapWords.interchange] : columns,
    towns: towns.map((town) => {
      const [x, y] = onMap(town);
      const facts = landmarks.map((landmark) => mapWords.distance(kilometres(landmark, town)));
      if (hasInterchanges) facts.push(town.interchange ?? "");
      return { name: town.name, x, y, facts };
    }),
  };
}

/**
 * The map of the places and the ring road.
 * @param ring the points along the road, as latitude and longitude; the last is joined to the first.
 */
export function locationMap(content: PlacesContent, ring = ringRoad): Queries.LocationMap {
  const { places } = content;
  const roadSpots = ring.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));
  const onMap = projectionOf([...roadSpots, ...places]);
  const road = roadSpots.map(onMap);
  const marksOf = (kind: Place["kind"], mark: (point: Point) => string) =>
    places.map((place) => (place.kind === kind ? mark(onMap(place)) : "")).join("");

  const [northernmost] = road.toSorted(([, one], [, other]) => one - other);
  // Above or below the road.
  const roadLabels = northernmost ? labelsFor(mapWords.ringRoad, northernmost).slice(2) : [];
  // "Pocharam (Ghatkesar)" is at Pocharam.
  const placeLabels = places.map((place) =>
    labelsFor(place.name.replace(/ \(.*\)$/, ""), onMap(place)),
  );

  const [first, ...others] = places;
  const distances = others.map(
    (other) => `${other.name} ${mapWords.distance(kilometres(first ?? other, other))}`,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    ringRoad: roadPath(road),
    layouts: marksOf("layout", square),
    landmarks: marksOf("landmark", circle),
    office: marksOf("office", diamond),
    labels: chooseLabels(
      [roadLabels, ...placeLabels],
      [...places.map(onMap), ...pointsAlong(road)],
    ),
    ...distanceTable(content, onMap),
    description: mapWords.description(first?.name ?? "", distances.join(", ")),
  };
}
