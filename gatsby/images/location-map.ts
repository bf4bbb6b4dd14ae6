import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { mapType } from "../../src/theme";
import { mapWords } from "../../src/ui/words";
import highways from "./highways.json";
import ringRoad from "./ring-road.json";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Spot = Pick<Place, "latitude" | "longitude">;
type Label = Queries.MapLabel;
type Point = readonly [x: number, y: number];
/** A rectangle of the map, by its centre. */
type Box = Readonly<Record<"x" | "y" | "halfWidth" | "halfHeight", number>>;

const width = 400;
const height = 380;

/** Degrees of margin around the outermost points: about 4 km. */
const margin = 0.04;

/** The distance from a mark to its name. */
const gap = 4;

/** The number of points for each bend of the road that keep names off it. */
const bendParts = 8;

/** The maximum number of landmarks in the table of distances. */
const tabledLandmarks = 3;

/** A plot on a point that stands on the town; on the smallest phones 24 pixels high. */
const pinSize = { halfWidth: 11, halfHeight: 15 } as const;
const square = ([x, y]: Point) => `M${x - 5} ${y - 5}h10v10h-10z`;
const pin = ([x, y]: Point) => `M${x} ${y}l-5-8h-6v-22h22v22h-6z`;
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

/** An open path that bends at the points of a road between its ends. */
function highwayPath(points: readonly Point[]): string {
  const bends = points.slice(1, -1).map(([x, y], i) => {
    const [nextX, nextY] = points[i + 2] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const [start, end] = [points[0], points.at(-1)];
  return start && end ? `M${start.join(" ")}${bends.join("")}L${end.join(" ")}` : "";
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
const labelsFor = (text: string, { x, y, halfWidth, halfHeight }: Box): Label[] =>
  [gap, 3 * gap, 5 * gap].flatMap((away) => [
    { text, x: x + halfWidth + away, y: y + 5, anchor: "start" },
    { text, x: x - halfWidth - away, y: y + 5, anchor: "end" },
    ...["middle", "start", "end"].flatMap((anchor) => [
      { text, x, y: y - halfHeight - away, anchor },
      { text, x, y: y + halfHeight + away + 10, anchor },
    ]),
  ]);

/** The box of a label in its larger font size; a letter is a little wider than half its height. */
function boxOf({ text, x, y, anchor }: Label): Box {
  const halfWidth = (text.length * mapType.narrow * 0.56) / 2;
  const middle = anchor === "start" ? x + halfWidth : anchor === "end" ? x - halfWidth : x;
  return { x: middle, y: y - 4, halfWidth, halfHeight: 8 };
}

/** The box of a small mark, or of a point of a road. */
const spot = ([x, y]: Point): Box => ({ x, y, halfWidth: 4, halfHeight: 4 });

const areApart = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) >= one.halfWidth + other.halfWidth ||
  Math.abs(one.y - other.y) >= one.halfHeight + other.halfHeight;

const isOnMap = ({ x, y, halfWidth, halfHeight }: Box) =>
  Math.abs(x - width / 2) + halfWidth <= width / 2 &&
  Math.abs(y - height / 2) + halfHeight <= height / 2;

/**
 * Chooses a label for each name, so that none covers another or a mark, as long as there is room, nor, with more room,
 * the road. The name with the fewest free labels comes first, and leaves a free label to each of the others if possible.
 */
function chooseLabels(
  names: readonly Label[][],
  marks: readonly Box[],
  road: readonly Box[],
): Label[] {
  const taken = [...marks];
  const avoids = (label: Label, boxes: readonly Box[]) =>
    boxes.every((other) => areApart(boxOf(label), other));
  const isOpen = (label: Label) => isOnMap(boxOf(label)) && avoids(label, taken);
  const isFree = (label: Label) => isOpen(label) && avoids(label, road);
  const leavesOne = (label: Label) => (choices: readonly Label[]) =>
    choices.some((other) => isFree(other) && areApart(boxOf(other), boxOf(label)));
  const left = [...names];
  const placed: Label[] = [];
  while (left.length > 0) {
    const counts = left.map((choices) => choices.filter(isFree).length);
    const [choices = []] = left.splice(counts.indexOf(Math.min(...counts)), 1);
    const free = choices.filter(isFree);
    const label =
      free.find((one) => left.every(leavesOne(one))) ??
      free[0] ??
      choices.find(isOpen) ??
      choices[0];
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
      return { name: town.name, x, y: y - pinSize.halfHeight, facts };
    }),
  };
}

const spotsOf = (points: readonly number[][]): Spot[] =>
  points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

/**
 * The map of the places, the ring road and the highways.
 * @param hasPlots whether plots are open in a town, by its name.
 * @param roads their points, as latitude and longitude; the last of the ring is joined to its first.
 */
export function locationMap(
  content: PlacesContent,
  hasPlots: (town: string) => boolean,
  roads = { ring: ringRoad, highways },
): Queries.LocationMap {
  const { places } = content;
  const ringSpots = spotsOf(roads.ring);
  const onMap = projectionOf([...ringSpots, ...places]);
  const ring = ringSpots.map(onMap);
  const lines = roads.highways.map(({ name, points }) => ({
    name,
    line: spotsOf(points).map(onMap),
  }));
  const isOffered = ({ kind, name }: Place) => kind === "layout" && hasPlots(name);
  const marksOf = (mark: (point: Point) => string, isMarked: (place: Place) => boolean) =>
    places.map((place) => (isMarked(place) ? mark(onMap(place)) : "")).join("");
  const markOf = (place: Place): Box => {
    const [x, y] = onMap(place);
    return isOffered(place) ? { x, y: y - pinSize.halfHeight, ...pinSize } : spot([x, y]);
  };

  const [northernmost] = ring.toSorted(([, one], [, other]) => one - other);
  // Above or below the road.
  const ringLabels = northernmost ? labelsFor(mapWords.ringRoad, spot(northernmost)).slice(2) : [];
  const highwayLabels = lines.map(({ name, line }) =>
    line.flatMap((point) => labelsFor(name, spot(point))),
  );
  // "Pocharam (Ghatkesar)" is at Pocharam.
  const placeLabels = places.map((place) =>
    labelsFor(place.name.replace(/ \(.*\)$/, ""), markOf(place)),
  );

  const [first, ...others] = places;
  const distances = others.map(
    (other) => `${other.name} ${mapWords.distance(kilometres(first ?? other, other))}`,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    ringRoad: roadPath(ring),
    highways: lines.map(({ line }) => highwayPath(line)).join(""),
    townsWithPlots: marksOf(pin, isOffered),
    otherTowns: marksOf(square, (place) => place.kind === "layout" && !isOffered(place)),
    landmarks: marksOf(circle, ({ kind }) => kind === "landmark"),
    office: marksOf(diamond, ({ kind }) => kind === "office"),
    labels: chooseLabels(
      [ringLabels, ...highwayLabels, ...placeLabels],
      places.map(markOf),
      pointsAlong(ring).map(spot),
    ),
    ...distanceTable(content, onMap),
    description: mapWords.description(first?.name ?? "", distances.join(", ")),
  };
}
