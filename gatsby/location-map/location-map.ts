import type { z } from "zod";

import type { placeList } from "../../schema/shapes/places";
import { townSlug } from "../../src/lib/town-slug";
import { mapWords } from "../../src/ui/words";
import roads from "./roads.json";

export type PlacesContent = z.infer<typeof placeList>;
type Place = PlacesContent["places"][number];
type Coordinates = Pick<Place, "latitude" | "longitude">;

/** In units of the drawing, about 167 m each. */
const [width, height] = [400, 396];

/** The point of a place on the map. The roads in roads.json are drawn to the same scale. */
const pointOf = ({ latitude, longitude }: Coordinates) => ({
  x: Math.round((longitude - 78.185) * 634.92),
  y: Math.round((17.6172 - latitude) * 665.08),
});

/** How each kind of place is marked: the outline as SVG path data from its point on, and the box around that. */
const pins = {
  landmark: { outline: "m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", up: 0, halfWidth: 4, halfHeight: 4 },
  // The tip of a pin is on its point.
  otherTown: { outline: "l-3-5h-4v-14h14v14h-4z", up: 9.5, halfWidth: 7, halfHeight: 9.5 },
  // On the smallest phones it is 24 pixels high.
  townWithPlots: { outline: "l-5-8h-6v-22h22v22h-6z", up: 15, halfWidth: 11, halfHeight: 15 },
  office: { outline: "m0-7l7 7-7 7-7-7z", up: 0, halfWidth: 7, halfHeight: 7 },
};

/** Where a name is, seen from its pin: to the right (1) or left (-1), and below (1) or above (-1). */
const sides: Record<NonNullable<Place["labelSide"]>, readonly [across: number, down: number]> = {
  right: [1, 0],
  left: [-1, 0],
  above: [0, -1],
  below: [0, 1],
  "above left": [-1, -1],
  "above right": [1, -1],
  "below left": [-1, 1],
  "below right": [1, 1],
};

/** From the edge of a pin to its name, or to the middle of the line above or below. */
const gap = 9;

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`;

function markOf(place: Place, hasPlots: boolean): Queries.MapMark {
  const town = hasPlots ? "townWithPlots" : "otherTown";
  const kind = place.kind === "town" ? town : place.kind;
  const { outline, up, halfWidth, halfHeight } = pins[kind];
  const { x, y } = pointOf(place);
  const [across, down] = sides[place.labelSide ?? "right"];
  // A name above or below begins, or ends, a little before the point.
  const right = down === 0 ? halfWidth + gap : -8;
  return {
    // "Pocharam (Ghatkesar)" is at Pocharam.
    name: place.name.replace(/ \(.*\)$/, ""),
    kind,
    pin: `M${x} ${y}${outline}`,
    left: percent((x + across * right) / width),
    // Small letters are one unit below the middle of their line.
    top: percent((y - up + down * (halfHeight + gap) + 1) / height),
    shift: percent((across - 1) / 2),
  };
}

/** The distance in a straight line, in whole kilometres; for such short distances the earth is flat. */
function kilometres(one: Coordinates, other: Coordinates): number {
  const narrow = Math.cos((one.latitude * Math.PI) / 180);
  const east = (other.longitude - one.longitude) * narrow;
  return Math.round(111.2 * Math.hypot(other.latitude - one.latitude, east));
}

/**
 * The map of the places, the ring road and the highways, and the distances of the towns from the first three landmarks.
 * @param hasPlots whether plots are open in a town, by its name.
 */
export function locationMap(
  { places }: PlacesContent,
  hasPlots: (town: string) => boolean,
): Queries.LocationMap {
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, 3);
  const towns = places.filter(({ kind }) => kind === "town");
  const { highways, ringRoad, names } = roads;
  return {
    viewBox: `0 0 ${width} ${height}`,
    highways,
    ringRoad,
    marks: [
      ...places.map((place) => markOf(place, hasPlots(place.name))),
      ...names.map((road) => ({ ...road, kind: "road", pin: null, shift: "-50%" })),
    ],
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
