import { choice, degrees, template, words } from "../fields";
import { group, list, shape } from "./common";

/** Where a place in or around Telangana is. */
const coordinates = {
  latitude: degrees("How far north, in degrees.", "latitude", 15, 20),
  longitude: degrees("How far east, in degrees.", "longitude", 76, 81),
};

const place = shape("Place", "A place on the map.", {
  name: words(
    "Its name; that of a layout as its plots have it before the comma. The map leaves out what is in brackets.",
    24,
  ),
  kind: choice("What the place is to the company.", ["layout", "landmark", "office"]),
  ...coordinates,
  interchange: words(
    "Of a layout: the interchange of the ring road that people usually take, by its name. Leave it out where you do not know it.",
    24,
  ).optional(),
});

/** data/places.json: the places on the map, and where they are. */
export const placeList = group({
  places: list(
    place,
    "The places. Distances are measured from the first, and without any there is no map. The table has the layouts, and the first three landmarks.",
  ),
  description: template(
    "What the map says to people who cannot see it. {place} is the first place of the list, {distances} are those of the others.",
    ["place", "distances"],
    200,
  ),
  distance: template("How a distance in a straight line is written.", ["place", "km"], 28),
  table: shape("PlaceTable", "The map and the distances below the open plots.", {
    title: words("The heading.", 40),
    text: words("How the distances are measured.", 120),
    place: words("Head of the column of towns.", 16),
    distance: template("Head of a column of distances.", ["landmark"], 28),
    km: template("How a distance is written there.", ["km"], 20),
    interchange: words("Head of the column of interchanges.", 32),
    show: template("Name of the button that shows the plots of a town.", ["place"], 40),
  }),
  note: words("How to read the map, and what it is not for.", 170),
  source: words("Where the coordinates are from, and from when.", 120),
  ringRoad: shape("RingRoad", "The road around the city.", {
    name: words("Its name on the map.", 24),
    points: list(
      shape("RoadPoint", "A point of the road.", coordinates),
      "Points along the road, in order; the last is joined to the first.",
    ),
  }),
});
