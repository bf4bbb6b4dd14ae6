import { townSlug } from "../lib/text";
import { mapWords } from "./words";

export type Place = Queries.TownMapFragment["placeList"]["places"][number];

/** The size of the map, in units of about 167 m. */
export const [width, height] = [400, 396];

/** How each kind of place is marked: an outline as SVG path data from the place on, and the box around the outline. */
const pins = {
  landmark: { outline: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", up: 0, halfWidth: 4, halfHeight: 4 },
  // The tip of a town's pin is on the town.
  town: { outline: "l-3-5h-4v-14h14v14h-4z", up: 9.5, halfWidth: 7, halfHeight: 9.5 },
  gold: { outline: "l-5-8h-6v-22h22v22h-6z", up: 15, halfWidth: 11, halfHeight: 15 },
  office: { outline: "m0-7l7 7-7 7-7-7z", up: 0, halfWidth: 7, halfHeight: 7 },
};

const isPin = (kind: string): kind is keyof typeof pins => Object.hasOwn(pins, kind);

/** From the edge of a pin to its name, or to the middle of the line above or below. */
const gap = 10;

/**
 * The marker of a place, to the scale of the lines in roads.json: the pin as SVG path data, and the name with the point
 * where its text is anchored.
 * @param goldTowns the towns with gold pins.
 */
export function placeMarker(place: Place, goldTowns: readonly Place[]) {
  const kind = goldTowns.includes(place) ? "gold" : place.kind;
  const { outline, up, halfWidth, halfHeight } = pins[isPin(kind) ? kind : "town"];
  const x = Math.round((place.longitude - 78.185) * 634.92);
  const y = Math.round((17.6172 - place.latitude) * 665.08);
  const side = place.labelSide ?? "right";
  const across = side.endsWith("left") ? -1 : Number(side.endsWith("right"));
  const down = side.startsWith("above") ? -1 : Number(side.startsWith("below"));
  // A name above or below begins, or ends, a little before the place.
  const right = down === 0 ? halfWidth + gap : -8;
  return {
    // "Pocharam (Ghatkesar)" is at Pocharam.
    name: place.name.replace(/ \(.*\)$/, ""),
    kind,
    pin: `M${x} ${y}${outline}`,
    x: x + across * right,
    y: y - up + down * (halfHeight + gap),
    anchor: across === 0 ? undefined : across > 0 ? "start" : "end",
  } as const;
}

/** Whether a map has a town to show. */
export const hasTown = (places: readonly Place[]) => places.some(({ kind }) => kind === "town");

/** The town of a layout among the places; undefined if it is not there. */
export const layoutTown = (places: readonly Place[], { location }: { location: string }) =>
  places.find(({ kind, name }) => kind === "town" && townSlug(name) === townSlug(location));

/** The landmarks from which distances are measured. */
export const landmarks = (places: readonly Place[]) =>
  places.filter(({ kind }) => kind === "landmark").slice(0, 3);

/** The distance in a straight line, in whole kilometres; for such short distances the earth is flat. */
export function distanceText(landmark: Place, town: Place): string {
  const narrow = Math.cos((town.latitude * Math.PI) / 180);
  const east = (landmark.longitude - town.longitude) * narrow;
  return mapWords.distance(Math.round(111.2 * Math.hypot(landmark.latitude - town.latitude, east)));
}

/** The distances of a town in a line: "13 km to RGI Airport, 30 km to HITEC City"; undefined without a town. */
export const distancesText = (places: readonly Place[], town?: Place) =>
  town &&
  landmarks(places)
    .map((landmark) => mapWords.distanceFrom(distanceText(landmark, town), landmark.name))
    .join(", ");
