import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { mapWords } from "../../src/ui/words";
import highways from "./highways.json";
import {
  type Box,
  chooseLabels,
  edgeOf,
  gap,
  labelsFor,
  mapSize,
  type Name,
  type Point,
  spot,
} from "./map-labels";
import ringRoad from "./ring-road.json";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Spot = Pick<Place, "latitude" | "longitude">;
const { width, height } = mapSize;

/** Degrees of margin around the outermost points: about 4 km. */
const margin = 0.04;

/** The number of points for each bend of the road that keep names off it. */
const bendParts = 8;

/** The number of points of the ring road where its name may stand. */
const ringNames = 24;

/** The maximum number of landmarks in the table of distances. */
const tabledLandmarks = 3;

/** A plot on a point that stands on the town; on the smallest phones 24 pixels high. */
const pinSize = { halfWidth: 11, halfHeight: 15 } as const;
/** A smaller one, for a town without open plots. */
const smallPinSize = { halfWidth: 7, halfHeight: 9.5 } as const;
const smallPin = ([x, y]: Point) => `M${x} ${y}l-3-5h-4v-14h14v14h-4z`;
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

const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
];

/** Points along the closed path, so close that no name fits between two of them. */
function pointsAlong(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const start = between(points.at(i - 1) ?? point, point, 0.5);
    const end = between(point, points[(i + 1) % points.length] ?? point, 0.5);
    return Array.from({ length: bendParts }, (_, part) => {
      const at = part / bendParts;
      return between(between(start, point, at), between(point, end, at), at);
    });
  });
}

/** Points along a highway, which bends so little that straight stretches will do. */
const pointsBetween = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap((end, i) => {
    const start = points[i] ?? end;
    const parts = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 6);
    return Array.from({ length: parts }, (_, part) => between(start, end, part / parts));
  });

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
    if (place.kind !== "layout") return spot([x, y]);
    const size = isOffered(place) ? pinSize : smallPinSize;
    return { x, y: y - size.halfHeight, ...size };
  };

  const ringSpotsAlong = pointsAlong(ring).map(spot);
  const lineSpots = lines.map(({ line }) => pointsBetween(line).map(spot));
  const marks = places.map(markOf);
  const near = marks.map(({ halfWidth, halfHeight, ...mark }) => ({
    ...mark,
    halfWidth: halfWidth + gap / 2,
    halfHeight: halfHeight + gap / 2,
  }));
  const ringName: Name = {
    // Above or below it, at one of its northernmost points.
    choices: ringSpotsAlong
      .toSorted((one, other) => one.y - other.y)
      .slice(0, ringNames)
      .flatMap((point) => labelsFor(mapWords.ringRoad, "road", point).slice(2, 8)),
    // With room for the name of a highway that crosses it.
    others: [
      ...near,
      ...ringSpotsAlong,
      ...lineSpots.flat().map((at) => ({ ...at, halfWidth: 28 })),
    ],
  };
  const highwayNames = lines.map(({ name: text }, i): Name => {
    const own = lineSpots[i] ?? [];
    return {
      // On the line itself, like the number on a road map, the nearest to an edge.
      choices: own
        .toSorted((one, other) => edgeOf(one) - edgeOf(other))
        .map(({ x, y }) => [{ text, kind: "road", x, y: y + 5, anchor: "middle" }]),
      others: [...near, ...ringSpotsAlong, ...lineSpots.filter((line) => line !== own).flat()],
    };
  });
  const placeNames = places.map(({ name, kind }, i): Name => {
    const mark = marks[i];
    return {
      // "Pocharam (Ghatkesar)" is at Pocharam.
      choices: mark ? labelsFor(name.replace(/ \(.*\)$/, ""), kind, mark) : [],
      others: [...near.filter((_, other) => other !== i), ...ringSpotsAlong, ...lineSpots.flat()],
    };
  });

  const [first, ...others] = places;
  const distances = others.map(
    (other) => `${other.name} ${mapWords.distance(kilometres(first ?? other, other))}`,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    ringRoad: roadPath(ring),
    highways: lines.map(({ line }) => highwayPath(line)).join(""),
    townsWithPlots: marksOf(pin, isOffered),
    otherTowns: marksOf(smallPin, (place) => place.kind === "layout" && !isOffered(place)),
    landmarks: marksOf(circle, ({ kind }) => kind === "landmark"),
    office: marksOf(diamond, ({ kind }) => kind === "office"),
    labels: chooseLabels([...highwayNames, ...placeNames, ringName], marks),
    ...distanceTable(content, onMap),
    description: mapWords.description(first?.name ?? "", distances.join(", ")),
  };
}
