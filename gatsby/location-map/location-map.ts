import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { locationKey } from "../../src/lib/location-key";
import { palettes } from "../../src/theme";
import { mapWords } from "../../src/ui/words";
import { drawMap, type MarkerKind, markers } from "./drawing";
import highways from "./highways.json";
import * as labels from "./labels";
import ringRoad from "./ring-road.json";
import { bendsOf, pathOf, pointsAlong } from "./roads";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Coordinates = Pick<Place, "latitude" | "longitude">;
const { width, height } = labels.mapSize;

/** Degrees of margin around the outermost points: about 2 km. */
const margin = 0.02;

/** The number of points of the ring road where its name may stand. */
const ringNames = 40;

/** The maximum number of landmarks in the table of distances. */
const tabledLandmarks = 3;

const kilometresOfDegree = 111.2;
/** The length of a degree of longitude, relative to a degree of latitude. */
const longitudeScale = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The distance in a straight line, in whole kilometres; for such short distances the earth is flat. */
function kilometres(one: Coordinates, other: Coordinates): number {
  const east = (other.longitude - one.longitude) * longitudeScale(one.latitude);
  return Math.round(kilometresOfDegree * Math.hypot(other.latitude - one.latitude, east));
}

/** Projects places onto the map, as large as fits, with north at the top and the scale of its centre. */
function projectionOf(all: readonly Coordinates[]): (place: Coordinates) => labels.Point {
  const latitudes = all.map(({ latitude }) => latitude);
  const longitudes = all.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes) - margin, Math.max(...latitudes) + margin];
  const [west, east] = [Math.min(...longitudes) - margin, Math.max(...longitudes) + margin];
  const narrow = longitudeScale((south + north) / 2);
  const scale = Math.min(width / ((east - west) * narrow), height / (north - south));
  return ({ latitude, longitude }) => [
    Math.round(width / 2 + (longitude - (west + east) / 2) * narrow * scale),
    Math.round(height / 2 - (latitude - (south + north) / 2) * scale),
  ];
}

/** The distances of the towns from the landmarks, and the interchanges that are known. */
function distanceTable(places: readonly Place[], hasPlots: (town: string) => boolean) {
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, tabledLandmarks);
  const towns = places.filter(({ kind }) => kind === "layout");
  return {
    columns: landmarks.map(({ name }) => mapWords.distanceTo(name)),
    towns: towns.map((town) => ({
      name: town.name,
      key: locationKey(town.name),
      isOffered: hasPlots(town.name),
      exit: town.interchange ? mapWords.exit(town.interchange) : null,
      distances: landmarks.map((landmark) => mapWords.distance(kilometres(landmark, town))),
    })),
  };
}

const coordinatesOf = (points: readonly number[][]): Coordinates[] =>
  points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

interface MarkedPlace {
  name: string;
  kind: Place["kind"];
  box: labels.Box;
}
interface Road {
  name: string;
  points: labels.Point[];
}

/** Chooses the labels of the places, then those of the roads, which have more room for their names. */
function labelsOf(places: readonly MarkedPlace[], roads: readonly Road[], ring: labels.Point[]) {
  const boxes = places.map(({ box }) => box);
  const around = boxes.map(({ halfWidth, halfHeight, ...box }) => ({
    ...box,
    halfWidth: halfWidth + labels.gap / 2,
    halfHeight: halfHeight + labels.gap / 2,
  }));
  const ringBoxes = ring.map((point) => labels.boxAround(point, 3));
  const roadBoxes = roads.map(({ points }) => points.map((point) => labels.boxAround(point, 2)));
  const lines = [...ringBoxes, ...roadBoxes.flat()];
  const placeNames = places.map(({ name, kind, box }, i): labels.Name => ({
    // "Pocharam (Ghatkesar)" is at Pocharam.
    choices: labels.choicesFor(name.replace(/ \(.*\)$/, ""), kind, box),
    others: [...around.filter((_, other) => other !== i), ...lines],
  }));
  const highwayNames = roads.map(({ name }, i): labels.Name => ({
    // Beside its line, as near to an edge of the map as possible.
    choices: (roadBoxes[i] ?? [])
      .filter((_, at) => at % 3 === 0)
      .toSorted((one, other) => labels.edgeOf(one) - labels.edgeOf(other))
      .flatMap((point) => labels.choicesFor(name, "road", point).slice(0, 20)),
    others: [...around, ...lines],
  }));
  const ringName: labels.Name = {
    // Above or below it, at one of its northernmost points.
    choices: ringBoxes
      .toSorted((one, other) => one.y - other.y)
      .slice(0, ringNames)
      .flatMap((point) => labels.choicesFor(mapWords.ringRoad, "road", point).slice(2, 20)),
    others: [...around, ...lines],
  };
  return [...highwayNames, ringName].reduce(
    (chosen, name) => [
      ...chosen,
      ...labels.chooseLabels([name], [...boxes, ...chosen.map(({ box }) => box)]),
    ],
    labels.chooseLabels(placeNames, boxes),
  );
}

const percent = (part: number) => `${(100 * part).toFixed(1)}%`;

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
  const ringPlaces = coordinatesOf(roads.ring);
  const project = projectionOf([...ringPlaces, ...places]);
  const ring = bendsOf(ringPlaces.map(project), true);
  const highwayBends = roads.highways.map(({ name, points }) => ({
    name,
    bends: bendsOf(coordinatesOf(points).map(project), false),
  }));
  const markerOf = ({ kind, name }: Place): MarkerKind => {
    if (kind === "layout") return hasPlots(name) ? "townWithPlots" : "otherTown";
    return kind === "office" ? "office" : "landmark";
  };
  const lines = {
    highways: highwayBends.map(({ bends }) => pathOf(bends)).join(""),
    ringRoad: pathOf(ring),
  };
  const pathsOf = (wanted: MarkerKind) =>
    places
      .filter((place) => markerOf(place) === wanted)
      .map((place) => markers[wanted].path(project(place)))
      .join("");
  const chosen = labelsOf(
    places.map((place) => ({ ...place, box: markers[markerOf(place)].box(project(place)) })),
    highwayBends.map(({ name, bends }) => ({ name, points: pointsAlong(bends) })),
    pointsAlong(ring),
  );
  return {
    drawings: {
      light: drawMap(lines, pathsOf, palettes.light),
      dark: drawMap(lines, pathsOf, palettes.dark),
    },
    width,
    height,
    labels: chosen.map(({ text, kind, anchor, x, y }) => ({
      text,
      kind,
      anchor,
      left: percent(x / width),
      // The middle of its letters, which stand on y.
      top: percent((y - labels.labelRise) / height),
    })),
    ...distanceTable(places, hasPlots),
    description: mapWords.description(places.map(({ name }) => name).join(", ")),
  };
}
