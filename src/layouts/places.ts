import { townSlug } from "../lib/text";
import roads from "./roads.json";
import { mapWords } from "./words";

export type Place = Queries.TownMapFragment["placeList"]["places"][number];
type Coordinates = Pick<Place, "latitude" | "longitude">;

/** In units of the drawing, about 167 m each. */
export const [width, height] = [400, 396];

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
const sides: Record<string, readonly [across: number, down: number] | undefined> = {
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

/** The kind of pin of a place. */
function kindOf({ kind, name }: Place, townsWithPlots: ReadonlySet<string>): keyof typeof pins {
  if (kind === "landmark" || kind === "office") return kind;
  return townsWithPlots.has(townSlug(name)) ? "townWithPlots" : "otherTown";
}

/** The pin of a place, as SVG path data, and its name: where it is on the map, and how far it moves from there. */
function markOf(place: Place, kind: keyof typeof pins) {
  const { outline, up, halfWidth, halfHeight } = pins[kind];
  const { x, y } = pointOf(place);
  const [across, down] = sides[place.labelSide ?? "right"] ?? [1, 0];
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

/** The towns with open plots, as in URLs. */
export const townsWithPlots = (layouts: readonly { location: string }[]): ReadonlySet<string> =>
  new Set(layouts.map(({ location }) => townSlug(location)));

/** The marks of the map: each place with its pin and name, and the names of the roads. */
export const mapMarks = (places: readonly Place[], offered: ReadonlySet<string>) => [
  ...places.map((place) => markOf(place, kindOf(place, offered))),
  ...roads.names.map((road) => ({ ...road, kind: "road", pin: undefined, shift: "-50%" })),
];

/** The distances of the towns from the first three landmarks: the heads of their columns, and a row for each town. */
export function townDistances(places: readonly Place[]) {
  const landmarks = places.filter(({ kind }) => kind === "landmark").slice(0, 3);
  return {
    columns: landmarks.map(({ name }) => mapWords.distanceTo(name)),
    towns: places
      .filter(({ kind }) => kind === "town")
      .map((town) => ({
        name: town.name,
        slug: townSlug(town.name),
        interchange: town.interchange,
        distances: landmarks.map((landmark) => mapWords.distance(kilometres(landmark, town))),
      })),
  };
}
