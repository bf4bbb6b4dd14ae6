import { geoDistance, geoMercator } from "d3-geo";
import type { z } from "zod";

import type { LocationMap } from "../../schema/shapes/computed";
import type { placeList } from "../../schema/shapes/places";
import { fillTemplate } from "../../src/lib/fill-template";
import { mapType } from "../../src/theme";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Spot = Pick<Place, "latitude" | "longitude">;
type Label = LocationMap["labels"][number];
type Point = readonly [x: number, y: number];

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const width = 400;
const height = 340;
const earthRadius = 6371;

/** How many landmarks the table of distances has room for. */
const tabledLandmarks = 3;

/** Degrees around each point that the map shows, too: some 7 km. */
const margin = 0.06;

/** From the middle of a mark to its edge, and to a name beside it. */
const markSize = 4;
const gap = 8;

const square = ([x, y]: Point) => `M${x - 4} ${y - 4}h8v8h-8z`;
const circle = ([x, y]: Point) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`;
const diamond = ([x, y]: Point) => `M${x} ${y - 7}l7 7-7 7-7-7z`;

/** In the order of d3-geo. */
const degreesOf = ({ latitude, longitude }: Spot): [number, number] => [longitude, latitude];

/** The distance in a straight line, in whole kilometres. */
const kilometres = (one: Spot, other: Spot) =>
  Math.round(geoDistance(degreesOf(one), degreesOf(other)) * earthRadius);

const around = ({ latitude, longitude }: Spot): [number, number][] => [
  [longitude - margin, latitude - margin],
  [longitude + margin, latitude + margin],
];

/** A closed line that bends at the points of a road, from the middle of each stretch to that of the next. */
function bend(points: readonly Point[]): string {
  const middle = (i: number) => {
    const [x, y] = points.at(i) ?? [0, 0];
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [0, 0];
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  };
  const curves = points.map(([x, y], i) => `Q${x} ${y} ${middle(i)}`);
  return points.length > 2 ? `M${middle(-1)}${curves.join("")}` : "";
}

/** A name as short as a map needs it: "Pocharam (Ghatkesar)" is at Pocharam. */
const shortName = (name: string) => name.replace(/ \(.*\)$/, "");

/** Where a name may be beside its mark, the best first: after or before it, above or below it, at a corner. */
const namesBeside = (text: string, [x, y]: Point): Label[] => {
  const [above, below] = [y - gap, y + gap + 10];
  return [
    { text, x: x + gap, y: y + 5, anchor: "start" },
    { text, x: x - gap, y: y + 5, anchor: "end" },
    { text, x, y: above, anchor: "middle" },
    { text, x, y: below, anchor: "middle" },
    { text, x, y: above, anchor: "start" },
    { text, x, y: above, anchor: "end" },
    { text, x, y: below, anchor: "start" },
    { text, x, y: below, anchor: "end" },
  ];
};

/** How much of a text's width is before its x. */
const shareBefore: Record<string, number> = { start: 0, middle: 0.5, end: 1 };

/** The room of a name at its larger size; a letter is a little more than half as wide as it is high. */
function boxOf({ text, x, y, anchor }: Label): Box {
  const length = text.length * mapType.narrow * 0.56;
  const left = x - length * (shareBefore[anchor] ?? 0);
  return { left, right: left + length, top: y - 12, bottom: y + 4 };
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

const isInside = ({ left, top, right, bottom }: Box) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/**
 * Draws the places and the road around the city in one projection, north at the top. The same places always give
 * the same map.
 */
export function locationMap(content: PlacesContent): LocationMap {
  const { ringRoad, places, description, distance, table } = content;
  const coordinates = [...ringRoad.points, ...places].flatMap(around);
  const project = geoMercator().fitSize([width, height], { type: "MultiPoint", coordinates });
  const onPaper = (spot: Spot): Point => {
    const [x, y] = project(degreesOf(spot)) ?? [0, 0];
    return [Math.round(x), Math.round(y)];
  };

  const road = ringRoad.points.map(onPaper);
  const marksOf = (kind: Place["kind"], mark: (point: Point) => string) =>
    places
      .filter((place) => place.kind === kind)
      .map((place) => mark(onPaper(place)))
      .join("");

  const taken = places.map(onPaper).map(([x, y]) => ({
    left: x - markSize,
    right: x + markSize,
    top: y - markSize,
    bottom: y + markSize,
  }));
  const labels: Label[] = [];
  const write = (choices: Label[]) => {
    const isFree = (label: Label) => {
      const box = boxOf(label);
      return isInside(box) && !taken.some((other) => overlap(box, other));
    };
    const label = choices.find(isFree) ?? choices[0];
    if (!label) return;
    labels.push(label);
    taken.push(boxOf(label));
  };
  const [northernmost] = road.toSorted(([, one], [, other]) => one - other);
  // Above or below the road, not on it.
  if (northernmost) write(namesBeside(ringRoad.name, northernmost).slice(2));
  for (const place of places) write(namesBeside(shortName(place.name), onPaper(place)));

  const [first, ...others] = places;
  const distances = others.map((other) =>
    fillTemplate(distance, { place: other.name, km: kilometres(first ?? other, other) }),
  );
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, tabledLandmarks);
  const layouts = places.filter(({ kind }) => kind === "layout");
  const hasInterchanges = layouts.some(({ interchange }) => interchange);
  const towns = layouts.map((town) => {
    const [x, y] = onPaper(town);
    const toLandmarks = landmarks.map((landmark) =>
      fillTemplate(table.km, { km: kilometres(landmark, town) }),
    );
    const facts = hasInterchanges ? [...toLandmarks, town.interchange ?? ""] : toLandmarks;
    return { name: town.name, x, y, facts };
  });
  const toLandmark = landmarks.map(({ name }) => fillTemplate(table.distance, { landmark: name }));
  return {
    viewBox: `0 0 ${width} ${height}`,
    ringRoad: bend(road),
    layouts: marksOf("layout", square),
    landmarks: marksOf("landmark", circle),
    office: marksOf("office", diamond),
    labels,
    columns: hasInterchanges ? [...toLandmark, table.interchange] : toLandmark,
    towns,
    description: fillTemplate(description, {
      place: first?.name ?? "",
      distances: distances.join(", "),
    }),
  };
}
