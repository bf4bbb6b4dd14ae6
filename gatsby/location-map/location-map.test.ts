import { placeList } from "../../schema/shapes/places";
import { fixedContent } from "../../test/support/content";
import { locationMap, type PlacesContent } from "./location-map";

// test/browser/location-map.spec.ts has the room of each name.

const content = placeList.parse(fixedContent().get("places.json"));
type Place = PlacesContent["places"][number];

const town = (name: string, latitude: number, longitude: number): Place => {
  return { name, kind: "town", latitude, longitude };
};
const mapOf = (places: Place[], plotsIn = "") =>
  locationMap({ ...content, places }, (name) => name === plotsIn);

const airport: Place = { ...town("Airport", 17.2403, 78.4294), kind: "landmark" };
const shadnagar = town("Shadnagar", 17.071, 78.205);
const kompally = town("Kompally", 17.536, 78.487);

test("places have the scale of the roads: Shadnagar is where NH-44 ends, Kompally below its north", () => {
  const { highways, marks } = mapOf([shadnagar, kompally], "Kompally");
  const pinAt = (kind: string, point: string) =>
    expect.objectContaining({ kind, pin: expect.stringMatching(`^M${point}[a-z]`) });
  expect(highways).toContain("L13,363M");
  expect(highways).toContain("54 189");
  expect(marks.slice(0, 2)).toEqual([
    pinAt("otherTown", "13 363"),
    pinAt("townWithPlots", "192 54"),
  ]);
});

test("a name is on its side of the pin, without the text in brackets", () => {
  const { marks } = mapOf([
    kompally,
    { ...kompally, name: "Kompally (Medchal)", labelSide: "left" },
  ]);
  expect(marks[0]).toMatchObject({ name: "Kompally", left: "52%", shift: "0%" });
  expect(marks[1]).toMatchObject({ name: "Kompally", left: "44%", shift: "-100%" });
});

test("the table has each town's distances from the landmarks, interchanges, and whether it has plots", () => {
  const places = [shadnagar, airport, { ...kompally, interchange: "Medchal" }];
  expect(mapOf(places, "Kompally")).toMatchObject({
    columns: ["To Airport"],
    towns: [
      { distances: ["30 km"], interchange: null, isOffered: false },
      { distances: ["33 km"], interchange: "Medchal", isOffered: true },
    ],
  });
});
