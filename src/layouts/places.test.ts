import { mapMarks, type Place, townDistances } from "./places";
import roads from "./roads.json";

// test/browser/location-map.spec.ts has the room of each name; the built pages of the fixed content have the distances.

const place = (kind: string, name: string, latitude: number, longitude: number): Place => {
  return { name, kind, latitude, longitude, labelSide: null, interchange: null };
};
const airport = place("landmark", "Airport", 17.2403, 78.4294);
const shadnagar = place("town", "Shadnagar", 17.071, 78.205);
const kompally = place("town", "Kompally", 17.536, 78.487);

test("places have the scale of the roads: Shadnagar is where NH-44 ends, Kompally below its north", () => {
  const pinAt = (kind: string, point: string) =>
    expect.objectContaining({ kind, pin: expect.stringMatching(`^M${point}[a-z]`) });
  expect(roads.highways).toContain("L13,363M");
  expect(roads.highways).toContain("54 189");
  expect(mapMarks([shadnagar, kompally], new Set(["kompally"])).slice(0, 2)).toEqual([
    pinAt("otherTown", "13 363"),
    pinAt("townWithPlots", "192 54"),
  ]);
});

test("a name is on its side of the pin, without the text in brackets", () => {
  const left = { ...kompally, name: "Kompally (Medchal)", labelSide: "left" };
  const [right, other] = mapMarks([kompally, left], new Set());
  expect(right).toMatchObject({ name: "Kompally", left: "52%", shift: "0%" });
  expect(other).toMatchObject({ name: "Kompally", left: "44%", shift: "-100%" });
});

test("the table has each town's distances from the landmarks, and its interchange", () => {
  const places = [shadnagar, airport, { ...kompally, interchange: "Medchal" }];
  expect(townDistances(places)).toMatchObject({
    columns: ["To Airport"],
    towns: [
      { distances: ["30 km"], interchange: null },
      { distances: ["33 km"], interchange: "Medchal" },
    ],
  });
});
