/** @jest-environment node */
import { mapType } from "../../src/theme";
import { locationMap, type PlacesContent } from "./location-map";

const place = (name: string, latitude: number, longitude: number) => ({
  name,
  kind: "layout" as const,
  latitude,
  longitude,
});

const content = (changes: Partial<PlacesContent>): PlacesContent => ({
  description: "Seen from {place}: {distances}.",
  distance: "{place} {km} km",
  table: {
    title: "",
    open: "",
    text: "",
    place: "",
    distance: "{landmark}",
    km: "{km} km",
    interchange: "Interchange",
    show: "{place}",
  },
  note: "A note.",
  source: "A source.",
  ringRoad: { name: "Ring", points: [] },
  places: [],
  ...changes,
});

const labels = (places: PlacesContent["places"]) => locationMap(content({ places })).labels;

test("north is at the top, east on the right, and a degree is as long on the road as between places", () => {
  const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
  const points = [corner(17.6, 78.2), corner(17.6, 78.6), corner(17.2, 78.6), corner(17.2, 78.2)];
  const { ringRoad, layouts } = locationMap(
    content({
      ringRoad: { name: "Ring", points },
      places: [place("North-west", 17.6, 78.2), place("South-east", 17.2, 78.6)],
    }),
  );
  const corners = [...ringRoad.matchAll(/Q(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [northWest = [], , southEast = []] = corners;
  expect(northWest[0]).toBeLessThan(Number(southEast[0]));
  expect(northWest[1]).toBeLessThan(Number(southEast[1]));
  const marks = [...layouts.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [
    Number(x) + 4,
    Number(y) + 4,
  ]);
  expect(marks).toEqual([northWest, southEast]);
});

test("each kind of place has a mark of its own", () => {
  const at = { latitude: 17.4, longitude: 78.4 };
  const { layouts, landmarks, office } = locationMap(
    content({
      places: [
        { name: "Town", kind: "layout", ...at },
        { name: "Airport", kind: "landmark", ...at },
        { name: "Office", kind: "office", ...at },
      ],
    }),
  );
  expect(new Set([layouts, landmarks, office]).size).toBe(3);
  expect([layouts, landmarks, office]).not.toContain("");
});

test("names cover neither each other nor a mark, and stay on the map", () => {
  const close = labels([
    place("Gachibowli", 17.44, 78.349),
    place("HITEC City", 17.4435, 78.3772),
    place("Airport", 17.2403, 78.4294),
    place("Shamshabad", 17.253, 78.4),
    place("Tukkuguda", 17.201, 78.485),
    place("Adibatla", 17.231, 78.553),
    place("Bibinagar", 17.468, 78.795),
  ]);
  const { narrow } = mapType;
  const boxes = close.map(({ text, x, y, anchor }) => {
    const length = text.length * narrow * 0.5;
    const left = { start: x, middle: x - length / 2, end: x - length }[anchor] ?? 0;
    return { text, left, right: left + length, top: y - narrow * 0.7, bottom: y };
  });
  const covering = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} ${other.text}`),
  );
  expect(covering).toEqual([]);
  for (const { left, right, top } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(400);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

test("the map leaves out what is in brackets after a name", () => {
  const [label] = labels([place("Pocharam (Ghatkesar)", 17.43, 78.64)]);
  expect(label?.text).toBe("Pocharam");
});

test("distances are measured from the first place, along the earth", () => {
  const places = [
    place("Airport", 17.2403, 78.4294),
    place("HITEC City", 17.4435, 78.3772),
    place("Bibinagar", 17.468, 78.795),
  ];
  expect(locationMap(content({ places })).description).toBe(
    "Seen from Airport: HITEC City 23 km, Bibinagar 46 km.",
  );
});

test("a single place is on the map, and two at the same spot", () => {
  const one = place("Kompally", 17.536, 78.487);
  expect(labels([one])).toHaveLength(1);
  expect(labels([one, { ...one, name: "Kompally village" }])).toHaveLength(2);
  for (const { x, y } of labels([one, one])) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(400);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(340);
  }
});

test("without any place there is nothing to draw", () => {
  const map = locationMap(content({}));
  expect(map).toMatchObject({ ringRoad: "", layouts: "", landmarks: "", office: "", labels: [] });
});

test("the table has each town's distances from the landmarks, and the interchanges that are known", () => {
  const airport = {
    name: "Airport",
    kind: "landmark" as const,
    latitude: 17.2403,
    longitude: 78.4294,
  };
  const shadnagar = place("Shadnagar", 17.071, 78.205);
  const kompally = place("Kompally", 17.536, 78.487);
  const tableOf = (places: PlacesContent["places"]) => {
    const { columns, towns } = locationMap(content({ places }));
    return [["", ...columns], ...towns.map(({ name, facts }) => [name, ...facts])];
  };
  expect(tableOf([shadnagar, airport, kompally])).toEqual([
    ["", "Airport"],
    ["Shadnagar", "30 km"],
    ["Kompally", "33 km"],
  ]);
  expect(tableOf([shadnagar, airport, { ...kompally, interchange: "Medchal" }])).toEqual([
    ["", "Airport", "Interchange"],
    ["Shadnagar", "30 km", ""],
    ["Kompally", "33 km", "Medchal"],
  ]);
});
