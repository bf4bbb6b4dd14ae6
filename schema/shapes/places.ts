import { choice, degrees, template, words } from "../fields";
import { group, list, shape } from "./common";

const coordinates = {
  latitude: degrees("Degrees north.", "latitude", 15, 20),
  longitude: degrees("Degrees east.", "longitude", 76, 81),
};

const place = shape("Place", "A place on the map.", {
  name: words(
    "Its name. For a layout, write it like the part before the comma in the location of its plots. The map leaves out words in brackets.",
    24,
  ),
  kind: choice("Layout, landmark or office.", ["layout", "landmark", "office"]),
  ...coordinates,
  interchange: words(
    "For a layout: the name of the usual interchange of the ring road. Leave it out if you do not know it.",
    24,
  ).optional(),
});

/** data/places.json */
export const placeList = group({
  places: list(
    place,
    "The places. Distances are measured from the first place. Without places there is no map. The table shows the layouts and the first three landmarks.",
  ),
  description: template(
    "The map in words, for people who cannot see it. {place} is the first place of the list, {distances} are the distances of the others.",
    ["place", "distances"],
    200,
  ),
  distance: template("How a distance in a straight line is written.", ["place", "km"], 28),
  table: shape("PlaceTable", "The map and the distances below the open plots.", {
    title: words("The heading.", 40),
    text: words("How the distances are measured.", 120),
    place: words("Heading of the column of towns.", 16),
    distance: template("Heading of a column of distances.", ["landmark"], 28),
    km: template("How a distance is written in the table.", ["km"], 20),
    interchange: words("Heading of the column of interchanges.", 32),
    show: template("Name of the button that shows the plots of a town.", ["place"], 40),
  }),
  note: words("How to read the map, and its limits.", 170),
  source: words("The source of the coordinates, and its date.", 120),
  ringRoad: shape("RingRoad", "The road around the city.", {
    name: words("The name of the road on the map.", 24),
    points: list(
      shape("RoadPoint", "A point of the road.", coordinates),
      "Points along the road, in order. The map joins the last to the first.",
    ),
  }),
});
