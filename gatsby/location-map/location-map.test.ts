import { placeList } from "../../schema/shapes/places";
import { fixedContent } from "../../test/support/content";
import { locationMap, type PlacesContent } from "./location-map";

// test/browser/location-map.spec.ts has the room of each name.

const content = placeList.parse(fixedContent().get("places.json"));
type Place = PlacesContent["places"][number];

const town = (name: string, latitude: number, longitude: number): Place => {
  return { name, kind: "town", latitude, longitude };
};
const mapOf = (places: Place[], ring: number[][] = [], plotsIn = "") =>
  locationMap({ ...content, places }, (name) => name === plotsIn, { ring, highways: [] });

const airport: Place = { ...town("Airport", 17.2403, 78.4294), kind: "landmark" };
const shadnagar = town("Shadnagar", 17.071, 78.205);
const kompally = town("Kompally", 17.536, 78.487);

/** The data of the paths of a drawing, in their order: highways, the ring road twice, landmarks, other towns, towns with plots. */
const pathsOf = (svg: string) => Array.from(svg.matchAll(/<path d="([^"]*)"/g), ([, d = ""]) => d);

test("north is at the top, east on the right, and the road has the same projection as the places", () => {
  const places = [town("North-west", 17.6, 78.2), town("South-east", 17.2, 78.6)];
  const road = places.map(({ latitude, longitude }) => [latitude, longitude]);
  const [, ringRoad = "", , , otherTowns = ""] = pathsOf(mapOf(places, road).light);
  const pointsOf = (path: string, pattern: RegExp) =>
    Array.from(path.matchAll(pattern), ([, x, y]) => [Number(x), Number(y)]);
  const line = pointsOf(ringRoad, /([\d.]+),([\d.]+)/g);
  const [northWest = [], southEast = []] = [line.at(0), line.at(-1)];
  // The tips of the pins.
  expect(pointsOf(otherTowns, /M(\d+) (\d+)/g)).toEqual([northWest, southEast]);
  expect(northWest[0]).toBeLessThan(Number(southEast[0]));
  expect(northWest[1]).toBeLessThan(Number(southEast[1]));
});

test("two places at one spot are both on the map, without the text in brackets", () => {
  const { labels } = mapOf([kompally, { ...kompally, name: "Kompally (village)" }]);
  expect(labels.map(({ text }) => text)).toEqual(["Kompally", "Kompally"]);
  expect(mapOf([]).labels).toEqual([]);
});

test("the table has each town's distances from the landmarks, interchanges, and whether it has plots", () => {
  const places = [shadnagar, airport, { ...kompally, interchange: "Medchal" }];
  expect(mapOf(places, [], "Kompally")).toMatchObject({
    columns: ["To Airport"],
    towns: [
      { distances: ["30 km"], interchange: null, isOffered: false },
      { distances: ["33 km"], interchange: "Medchal", isOffered: true },
    ],
  });
});
