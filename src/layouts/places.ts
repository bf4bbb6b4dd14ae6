import { townSlug } from "../lib/text";
import { mapWords } from "./words";

export type Place = Queries.TownMapFragment["placeList"]["places"][number];

/** The width and height of the map. Its unit, in which roads.json has its lines, is about 167 m. */
export const mapSize = { width: 400, height: 396 };

/**
 * The pin of each kind of place: its outline as SVG path data that starts at the place, and half its width and height.
 * `up` is how far its middle is above the place: the tip of a town's pin is on the town.
 */
const pins = {
  landmark: { outline: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", up: 0, halfWidth: 4, halfHeight: 4 },
  town: { outline: "l-3-5h-4v-14h14v14h-4z", up: 9.5, halfWidth: 7, halfHeight: 9.5 },
  gold: { outline: "l-5-8h-6v-22h22v22h-6z", up: 15, halfWidth: 11, halfHeight: 15 },
  office: { outline: "m0-7l7 7-7 7-7-7z", up: 0, halfWidth: 7, halfHeight: 7 },
};

const isPin = (kind: string): kind is keyof typeof pins => Object.hasOwn(pins, kind);

/** The distance from the edge of a pin to a name beside it, or to the middle of the line of a name above or below. */
const gap = 10;

/**
 * The marker of a place on the map: the pin as SVG path data, and the name with the position and anchor of its text.
 * @param goldTowns the towns with gold pins.
 */
export function placeMarker(place: Place, goldTowns: readonly Place[]) {
  const kind = goldTowns.includes(place) ? "gold" : place.kind;
  const { outline, up, halfWidth, halfHeight } = pins[isPin(kind) ? kind : "town"];
  const x = Math.round((place.longitude - 78.185) * 634.92);
  const y = Math.round((17.6172 - place.latitude) * 665.08);
  const side = place.labelSide ?? "right";
  const horizontal = side.endsWith("left") ? -1 : Number(side.endsWith("right"));
  const vertical = side.startsWith("above") ? -1 : Number(side.startsWith("below"));
  // A name above or below on the right begins a little left of the place; the same is true in mirror image.
  const distance = vertical === 0 ? halfWidth + gap : -8;
  return {
    // "Pocharam (Ghatkesar)" is called Pocharam.
    name: place.name.replace(/ \(.*\)$/, ""),
    kind,
    pin: `M${x} ${y}${outline}`,
    x: x + horizontal * distance,
    y: y - up + vertical * (halfHeight + gap),
    anchor: horizontal === 0 ? undefined : horizontal > 0 ? "start" : "end",
  } as const;
}

/** Whether the map has a town to show. */
export const hasTown = (places: readonly Place[]) => places.some(({ kind }) => kind === "town");

/** The town of a layout; undefined if the map does not have it. */
export const layoutTown = (places: readonly Place[], { location }: { location: string }) =>
  places.find(({ kind, name }) => kind === "town" && townSlug(name) === townSlug(location));

/** The landmarks to which distances are given. */
export const landmarks = (places: readonly Place[]) =>
  places.filter(({ kind }) => kind === "landmark").slice(0, 3);

/**
 * The distance in a straight line: "13 km". The formula takes the earth as flat, which is exact enough within a region. A
 * degree of latitude has 111.2 km, a degree of longitude less by the cosine of the latitude.
 */
export function distanceText(landmark: Place, town: Place): string {
  const north = landmark.latitude - town.latitude;
  const east = (landmark.longitude - town.longitude) * Math.cos((town.latitude * Math.PI) / 180);
  return mapWords.distance(Math.round(111.2 * Math.hypot(north, east)));
}

/** The distances of a town: "13 km to RGI Airport, 30 km to HITEC City"; undefined without a town. */
export const distancesText = (places: readonly Place[], town?: Place) =>
  town &&
  landmarks(places)
    .map((landmark) => mapWords.distanceFrom(distanceText(landmark, town), landmark.name))
    .join(", ");
