import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { locationKey } from "../../src/plots/plot-filter";
import { palettes } from "../../src/theme";
import { mapWords } from "../../src/ui/words";
import highways from "./highways.json";
import {
  type Box,
  boxOf,
  chooseLabels,
  edgeOf,
  gap,
  labelRise,
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

/** Degrees of margin around the outermost points: about 2 km. */
const margin = 0.02;

/** The distance between the points of a road that keep names off it. */
const pointGap = 5;

/** The number of points of the ring road where its name may stand. */
const ringNames = 40;

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

const between = ([x, y]: Point, [otherX, otherY]: Point, part: number): Point => [
  x + (otherX - x) * part,
  y + (otherY - y) * part,
];

/** A part of a road: a curve from its first point to its last, which bends towards the one between. */
type Bend = readonly [start: Point, control: Point, end: Point];

/** A road that bends at its points, from the middle of each stretch to the middle of the next. */
function bendsOf(points: readonly Point[], isClosed: boolean): Bend[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const around = isClosed ? [last, ...points, first] : points;
  const bends = around.slice(1, -1).map((point, i): Bend => {
    const [before = point, after = point] = [around[i], around[i + 2]];
    const isStart = !isClosed && i === 0;
    const isEnd = !isClosed && i === around.length - 3;
    return [
      isStart ? before : between(before, point, 0.5),
      point,
      isEnd ? after : between(point, after, 0.5),
    ];
  });
  return bends.length > 0 ? bends : [[first, between(first, last, 0.5), last]];
}

const written = (point: Point) => point.map(Math.round).join(" ");

const pathOf = (bends: readonly Bend[]): string =>
  bends
    .map(
      ([start, control, end], i) =>
        `${i ? "" : `M${written(start)}`}Q${written(control)} ${written(end)}`,
    )
    .join("");

/** Points along a road, so close that no name fits between two of them. */
const pointsAlong = (bends: readonly Bend[]): Point[] =>
  bends.flatMap(([start, control, end]) => {
    const parts = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / pointGap);
    return Array.from({ length: parts }, (_, part) => {
      const at = part / parts;
      return between(between(start, control, at), between(control, end, at), at);
    });
  });

/** The distances of the towns from the landmarks, and the interchanges that are known. */
function distanceTable(places: readonly Place[], isOffered: (place: Place) => boolean) {
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, tabledLandmarks);
  const towns = places.filter(({ kind }) => kind === "layout");
  return {
    columns: landmarks.map(({ name }) => mapWords.distanceTo(name)),
    towns: towns.map((town) => ({
      name: town.name,
      key: locationKey(town.name),
      isOffered: isOffered(town),
      exit: town.interchange ? mapWords.exit(town.interchange) : null,
      distances: landmarks.map((landmark) => mapWords.distance(kilometres(landmark, town))),
    })),
  };
}

const spotsOf = (points: readonly number[][]): Spot[] =>
  points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

/** The lines and marks of the map, as the data of SVG paths. */
interface MapPaths {
  highways: string;
  ringRoad: string;
  landmarks: string;
  office: string;
  /** Towns where plots are open now, and the other towns. */
  townsWithPlots: string;
  otherTowns: string;
}

/** The map without its names as an SVG file, which can use no custom properties of the page. */
function drawing(paths: MapPaths, palette: Readonly<Record<string, string>>): string {
  const hue = (role: string) => palette[`--${role}`] ?? palettes.light[`--${role}`];
  const line = (path: string, role: string, weight: number) =>
    `<path d="${path}" stroke="${hue(role)}" stroke-width="${weight}"/>`;
  const mark = (path: string, fill: string) =>
    `<path d="${path}" fill="${hue(fill)}" stroke="${hue("text")}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    line(paths.highways, "plan-line", 1.25),
    // A road with two carriageways.
    line(paths.ringRoad, "plan-line", 5),
    line(paths.ringRoad, "surface", 2),
    "</g>",
    `<path d="${paths.landmarks}" fill="${hue("text-quiet")}"/>`,
    mark(paths.otherTowns, "surface-raised"),
    mark(paths.townsWithPlots, "accent"),
    `<path d="${paths.office}" fill="${hue("approved")}"/>`,
    "</svg>",
  ].join("");
}

/** The map of the places: its drawings as texts of SVG files, and what the page shows over and beside it. */
export interface DrawnMap extends Omit<Queries.LocationMap, "light" | "dark"> {
  drawings: Readonly<Record<"light" | "dark", string>>;
}

/**
 * The map of the places, the ring road and the highways.
 * @param hasPlots whether plots are open in a town, by its name.
 * @param roads their points, as latitude and longitude; the last of the ring is joined to its first.
 */
export function locationMap(
  { places }: PlacesContent,
  hasPlots: (town: string) => boolean,
  roads = { ring: ringRoad, highways },
): DrawnMap {
  const ringSpots = spotsOf(roads.ring);
  const onMap = projectionOf([...ringSpots, ...places]);
  const ring = bendsOf(ringSpots.map(onMap), true);
  const lines = roads.highways.map(({ name, points }) => ({
    name,
    bends: bendsOf(spotsOf(points).map(onMap), false),
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

  const ringSpotsAlong = pointsAlong(ring).map((point) => spot(point, 3));
  const lineSpots = lines.map(({ bends }) => pointsAlong(bends).map((point) => spot(point, 2)));
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
      .flatMap((point) => labelsFor(mapWords.ringRoad, "road", point).slice(2, 20)),
    others: [...near, ...ringSpotsAlong, ...lineSpots.flat()],
  };
  const highwayNames = lines.map(({ name }, i): Name => {
    return {
      // Beside its line, as near to an edge of the map as possible.
      choices: (lineSpots[i] ?? [])
        .filter((_, at) => at % 3 === 0)
        .toSorted((one, other) => edgeOf(one) - edgeOf(other))
        .flatMap((point) => labelsFor(name, "road", point).slice(0, 20)),
      others: [...near, ...ringSpotsAlong, ...lineSpots.flat()],
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

  // A road has more room for its name than a town, so each takes the first place that is left.
  const allLabels = [...highwayNames, ringName].reduce(
    (labels, name) => [...labels, ...chooseLabels([name], [...marks, ...labels.map(boxOf)])],
    chooseLabels(placeNames, marks),
  );
  const [first, ...others] = places;
  const distances = others.map(
    (other) => `${other.name} ${mapWords.distance(kilometres(first ?? other, other))}`,
  );
  const paths = {
    highways: lines.map(({ bends }) => pathOf(bends)).join(""),
    ringRoad: pathOf(ring),
    landmarks: marksOf(circle, ({ kind }) => kind === "landmark"),
    office: marksOf(diamond, ({ kind }) => kind === "office"),
    townsWithPlots: marksOf(pin, isOffered),
    otherTowns: marksOf(smallPin, (place) => place.kind === "layout" && !isOffered(place)),
  };
  return {
    drawings: { light: drawing(paths, palettes.light), dark: drawing(paths, palettes.dark) },
    width,
    height,
    labels: allLabels.map(({ x, y, ...label }) => ({
      ...label,
      left: percent(x / width),
      // The middle of its letters, which stand on y.
      top: percent((y - labelRise) / height),
    })),
    ...distanceTable(places, isOffered),
    description: mapWords.description(first?.name ?? "", distances.join(", ")),
  };
}

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;
