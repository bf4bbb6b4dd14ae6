import { distancesText, placeMarker, type Place } from "./places";

// test/browser/location-map.spec.ts has the room of each name.

const place = (kind: string, name: string, latitude: number, longitude: number): Place => {
  return { name, kind, latitude, longitude, labelSide: null, interchange: null };
};
const airport = place("landmark", "Airport", 17.2403, 78.4294);
const shadnagar = place("town", "Shadnagar", 17.071, 78.205);
const kompally = place("town", "Kompally", 17.536, 78.487);

test("places have the scale of the roads: Shadnagar is where NH-44 ends, Kompally below its north", () => {
  const pinOf = (place: Place) => placeMarker(place, [kompally]);
  expect(pinOf(shadnagar)).toMatchObject({ kind: "town", pin: expect.stringMatching(/^M13 363l/) });
  expect(pinOf(kompally)).toMatchObject({ kind: "gold", pin: expect.stringMatching(/^M192 54l/) });
});

test("a name is on its side of the pin, without the text in brackets", () => {
  const name = "Kompally (Medchal)";
  const marker = (labelSide: string | null) => placeMarker({ ...kompally, name, labelSide }, []);
  expect(marker(null)).toMatchObject({ name: "Kompally", x: 209, y: 44.5, anchor: "start" });
  expect(marker("left")).toMatchObject({ x: 175, y: 44.5, anchor: "end" });
  expect(marker("above")).toMatchObject({ x: 192, y: 25, anchor: undefined });
  expect(marker("below left")).toMatchObject({ x: 200, y: 64, anchor: "end" });
});

test("a town's distances are from the first three landmarks", () => {
  const places = [shadnagar, airport, kompally];
  expect(distancesText(places, shadnagar)).toBe("30 km to Airport");
  expect(distancesText([...places, airport, airport, airport], kompally)).toBe(
    "33 km to Airport, 33 km to Airport, 33 km to Airport",
  );
});
