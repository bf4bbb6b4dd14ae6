import { kinds } from "../fields";
import { file, group, list } from "./common";

const { decimal, select, words } = kinds;

const place = group("Place", "A place on the map.", {
  name: words("Its name, as in the location of its plots.", 24),
  kind: select("Towns have layouts.", ["town", "landmark", "office"] as const),
  latitude: decimal("Degrees north, on the map.", 17.03, 17.6, "17.4 around Hyderabad"),
  longitude: decimal("Degrees east, on the map.", 78.19, 78.81, "78.5 around Hyderabad"),
  labelSide: select("The side of its pin where its name has room; without it, the right.", [
    "right",
    "left",
    "above",
    "below",
    "above left",
    "above right",
    "below left",
    "below right",
  ])
    .meta({ title: "Side of the name" })
    .optional(),
  interchange: words("For a town: the usual interchange of the ring road.", 24).optional(),
});

export const placeList = file({
  places: list(place, "Distances are measured from the first three landmarks."),
  title: words("Heading of the map and the distances below the open plots.", 40),
  text: words("How the distances are measured.", 120),
  note: words("Below the map: how to read it, and its limits.", 170),
  source: words("The source of the coordinates, and its date.", 120),
});
