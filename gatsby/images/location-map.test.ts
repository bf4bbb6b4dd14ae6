import { placeList } from "../../schema/shapes/places";
import { fixedContent } from "../../test/support/content";
import { locationMap, type PlacesContent } from "./location-map";

const content = placeList.parse(fixedContent().get("places.json"));
type Place = PlacesContent["places"][number];

const town = (name: string, latitude: number, longitude: number): Place => {
  return { name, kind: "layout", latitude, longitude };
};
const mapOf = (places: Place[], ring: number[][] = [], plotsIn = "") =>
  locationMap({ ...content, places }, (name) => name === plotsIn, { ring, highways: [] });

const airport: Place = { ...town("Airport", 17.2403, 78.4294), kind: "landmark" };
const shadnagar = town("Shadnagar", 17.071, 78.205);
const kompally = town("Kompally", 17.536, 78.487);

test("north is at the top, east on the right, and the road has the same projection as the places", () => {
  const road = [
    [17.6, 78.2],
    [17.6, 78.6],
    [17.2, 78.6],
    [17.2, 78.2],
  ];
  const places = [town("North-west", 17.6, 78.2), town("South-east", 17.2, 78.6)];
  const { ringRoad, otherTowns } = mapOf(places, road);
  const corners = [...ringRoad.matchAll(/Q(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [northWest = [], , southEast = []] = corners;
  // The points of the pins.
  const spots = [...otherTowns.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(spots).toEqual([northWest, southEast]);
  expect(northWest[0]).toBeLessThan(Number(southEast[0]));
  expect(northWest[1]).toBeLessThan(Number(southEast[1]));
});

test("no name covers another, a mark or the ring road, and all stay on the map", () => {
  const { labels, towns, ringRoad } = locationMap(content, () => true);
  // With the ring road and three highways.
  expect(labels).toHaveLength(content.places.length + 4);
  const rooms = labels.map(({ text, x, y, anchor }) => {
    const length = text.length * 7.5;
    const left = { start: x, middle: x - length / 2, end: x - length }[anchor] ?? 0;
    return { name: text, left, right: left + length, top: y - 10, bottom: y };
  });
  for (const { left, right, top, bottom } of rooms) {
    expect([left >= 0, right <= 400, top >= 0, bottom <= 380]).toEqual([true, true, true, true]);
  }
  const marks = towns.map(({ name, x, y }) => {
    return {
      name: `the mark of ${name}`,
      left: x - 11,
      right: x + 11,
      top: y - 15,
      bottom: y + 15,
    };
  });
  // The middles of its stretches.
  const road = [...ringRoad.matchAll(/(\d+) (\d+)(?=Q|$)/g)].map(([, x, y]) => {
    return {
      name: "the road",
      left: Number(x),
      right: Number(x),
      top: Number(y),
      bottom: Number(y),
    };
  });
  expect(road.length).toBeGreaterThan(10);
  const covered = rooms.flatMap((one, index) =>
    [...marks, ...road, ...rooms.slice(index + 1)]
      .filter(({ left, right }) => one.left < right && left < one.right)
      .filter(({ top, bottom }) => one.top < bottom && top < one.bottom)
      .map(({ name }) => `${one.name} covers ${name}`),
  );
  expect(covered).toEqual([]);
});

test("a name without room beside its mark has two lines, and highways are named on their lines", () => {
  const offered = /^(Adibatla|Shadnagar|Maheshwaram|Pocharam|Bibinagar)/;
  const { labels } = locationMap(content, (town) => offered.test(town));
  const linesOf = (kind: string) =>
    labels.filter((label) => label.kind === kind).map(({ text }) => text);
  expect(linesOf("landmark")).toEqual(["HITEC City", "RGI", "Airport"]);
  expect(linesOf("road")).toEqual(["Outer Ring Road", "NH-163", "NH-44", "NH-65"]);
  expect(labels.find(({ text }) => text === "NH-44")).toMatchObject({ anchor: "middle" });
});

test("a single place, or two at the same spot, are on the map, without the text in brackets", () => {
  const village = { ...kompally, name: "Kompally (village)" };
  expect(mapOf([village]).labels).toEqual([
    { text: "Kompally", kind: "layout", x: 211, y: 185.5, anchor: "start" },
  ]);
  expect(mapOf([kompally, village]).labels).toHaveLength(2);
  expect(mapOf([]).labels).toEqual([]);
});

test("towns with open plots have marks of their own", () => {
  const { townsWithPlots, otherTowns } = mapOf([shadnagar, kompally], [], "Kompally");
  expect([townsWithPlots, otherTowns].map((marks) => marks.split("M").length - 1)).toEqual([1, 1]);
});

test("the table has each town's distances from the landmarks, and the known interchanges", () => {
  expect(mapOf([shadnagar, airport, kompally])).toMatchObject({
    columns: ["To Airport"],
    towns: [{ facts: ["30 km"] }, { facts: ["33 km"] }],
  });
  expect(mapOf([shadnagar, airport, { ...kompally, interchange: "Medchal" }])).toMatchObject({
    columns: ["To Airport", "Usual ORR exit"],
    towns: [{ facts: ["30 km", ""] }, { facts: ["33 km", "Medchal"] }],
  });
});

test("the description has the distances from the first place", () => {
  expect(mapOf([airport, shadnagar, kompally]).description).toMatch(
    /Distances from Airport in a straight line: Shadnagar 30 km, Kompally 33 km\.$/,
  );
});
