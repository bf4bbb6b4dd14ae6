import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { townSlug } from "../../src/lib/town-slug";
import { mapWords } from "../../src/ui/words";
import { drawMap, type Layer, markers } from "./drawing";
import highwayPoints from "./highways.json";
import { chooseLabels, labelsAlong, labelsAround, mapSize, type Point } from "./labels";
import ringPoints from "./ring-road.json";
import { boxesAlong, pathOf, rounded } from "./roads";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Coordinates = Pick<Place, "latitude" | "longitude">;
const { width, height } = mapSize;

/** Degrees of margin around the outermost points, about 2 km; more in the south, for names below pins. */
const [margin, marginSouth] = [0.02, 0.045];

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
function projectionOf(all: readonly Coordinates[]): (place: Coordinates) => Point {
  const latitudes = all.map(({ latitude }) => latitude);
  const longitudes = all.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes) - marginSouth, Math.max(...latitudes) + margin];
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
  const towns = places.filter(({ kind }) => kind === "town");
  return {
    columns: landmarks.map(({ name }) => mapWords.distanceTo(name)),
    towns: towns.map((town) => ({
      name: town.name,
      slug: townSlug(town.name),
      isOffered: hasPlots(town.name),
      interchange: town.interchange ?? null,
      distances: landmarks.map((landmark) => mapWords.distance(kilometres(landmark, town))),
    })),
  };
}

const coordinatesOf = (points: readonly number[][]): Coordinates[] =>
  points.map(([latitude = 0, longitude = 0]) => ({ latitude, longitude }));

function markerOf(kind: Place["kind"], hasOpenPlots: boolean): keyof typeof markers {
  if (kind === "town") return hasOpenPlots ? "townWithPlots" : "otherTown";
  return kind === "office" ? "office" : "landmark";
}

const anchors = { start: -1, middle: 0, end: 1 };
const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

/**
 * The map of the places, the ring road and the highways.
 * @param hasPlots whether plots are open in a town, by its name.
 * @param roads their points, as latitude and longitude.
 * @returns the map with the texts of its SVG files in place of their paths.
 */
export function locationMap(
  { places }: PlacesContent,
  hasPlots: (town: string) => boolean,
  roads = { ring: ringPoints, highways: highwayPoints },
): Queries.LocationMap {
  const project = projectionOf([...coordinatesOf(roads.ring), ...places]);
  const ringRoad = { layer: "ringRoad", name: mapWords.ringRoad, points: roads.ring };
  const highways = roads.highways.map((road) => ({ layer: "highway", ...road }));
  const lines = [...highways, ringRoad].map(({ points, ...road }) => {
    const corners = coordinatesOf(points).map(project);
    return { ...road, path: pathOf(corners), boxes: boxesAlong(rounded(corners)) };
  });
  const spots = places.map((place) => {
    const layer = markerOf(place.kind, hasPlots(place.name));
    const { outline, up, ...size } = markers[layer];
    const [x, y] = project(place);
    return { ...place, layer, path: `M${x} ${y}${outline}`, box: { x, y: y - up, ...size } };
  });
  const pathOn = (wanted: Layer) =>
    [...lines, ...spots].map(({ layer, path }) => (layer === wanted ? path : "")).join("");

  const labels = chooseLabels(
    [
      // "Pocharam (Ghatkesar)" is at Pocharam.
      ...spots.map(({ name, kind, box }) => labelsAround(name.replace(/ \(.*\)$/, ""), kind, box)),
      ...lines.map(({ name, boxes }) => labelsAlong(name, boxes)),
    ],
    spots.map(({ box }) => box),
    lines.flatMap(({ boxes }) => boxes),
  );
  return {
    light: drawMap(pathOn, "light"),
    dark: drawMap(pathOn, "dark"),
    ...mapSize,
    labels: labels.map(({ box, ...label }) => ({
      ...label,
      left: percent((box.x + anchors[label.anchor] * box.halfWidth) / width),
      top: percent(box.y / height),
    })),
    ...distanceTable(places, hasPlots),
  };
}
