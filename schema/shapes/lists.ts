import { fieldTypes } from "../fields";
import { empty, group, groupList, list, location, minMax, photo, strictObject } from "./common";
import { papers } from "./layouts";

const { count, decimal, lakhs, month, percent, range, sample, select, slug, words, year } =
  fieldTypes;

const ongoingProject = group("OngoingProject", "A layout under development.", {
  name: words("Name of the project.", 32),
  percentComplete: percent.describe("How much of the work is done."),
  percentAsOf: month.meta({ title: "Percent complete as of" }).optional(),
  stage: words("The present stage: one of the stages of this form.", 32).optional(),
  summary: words("One sentence about the work that goes on now.", 150),
  completion: month.describe("The expected month of completion."),
  investment: minMax("InvestmentRange", "The price of a plot, before duties and charges.", lakhs),
  location,
  papers: papers.optional(),
  sample: sample.describe("For a project with made-up facts.").optional(),
  slug,
});

export const ongoingProjectList = strictObject({
  projects: list(ongoingProject, "The ongoing projects, in the order shown."),
  stages: list(words("A stage.", 32), "The stages of the work on a layout, in order."),
  empty: empty("ongoing projects"),
});

const completedProject = group("CompletedProject", "A layout that has been handed over.", {
  name: words("Name of the project.", 32),
  completedYear: year.describe("Year of completion."),
  plots: count.describe("Number of plots in the layout."),
  clients: count.describe("Number of clients with a registered plot."),
  location,
  papers: papers.optional(),
  photo,
  sample: sample.describe("For a project with made-up facts.").optional(),
});

export const completedProjectList = strictObject({
  projects: list(completedProject, "The completed projects, in the order shown."),
  empty: empty("completed projects"),
});

const testimonial = group("Testimonial", "The words of a client.", {
  name: words("The client's name or initials.", 24),
  text: words("The words of the client.", 300),
  role: words('In your own words who the client is, such as "Plot owner, Kompally".', 40),
  rating: range("The number of stars, from 1 to 5.", 1, 5),
  sample: sample.describe("For words of no real client.").optional(),
  slug,
});

export const testimonialList = strictObject({
  testimonials: list(testimonial, "The testimonials, in the order shown."),
  empty: empty("testimonials"),
});

export const galleryList = strictObject({
  groups: list(words('A heading, such as "Open land".', 28), "Each begins with a wide photo."),
  tiles: groupList("GalleryTile", "The photos, in the order shown under their headings.", {
    caption: words("A few words about the photo.", 36),
    group: words("The heading of the photo: one of the groups of this form.", 28),
    photo,
    slug,
  }).meta({ title: "Photos" }),
  empty: empty("photos"),
});

/** The figures that count up on the home page. */
export const statisticList = strictObject({
  statistics: groupList("Statistic", "The figures, in the order shown.", {
    label: words("The words below the figure.", 24),
    value: count.describe("The figure. The page adds a plus sign."),
  }),
  sample: sample.describe("For figures that are made up.").optional(),
});

/** Without a side, the name of a place is on the right of its pin. */
const sides = "right, left, above, below, above left, above right, below left, below right".split(
  ", ",
);

const place = group("Place", "A place on the map.", {
  name: words("The name, as layouts write it in Location.", 24),
  kind: select("The kind of place; only towns have layouts.", ["town", "landmark", "office"]),
  latitude: decimal("Degrees north, within the map.", 17.03, 17.6, "17.4 around Hyderabad"),
  longitude: decimal("Degrees east, within the map.", 78.19, 78.81, "78.5 around Hyderabad"),
  labelSide: select(
    "The side of the pin with room; without it, the right.",
    sides,
    "Side of the name",
  ).optional(),
  interchange: words("For a town: the usual interchange of the ring road.", 24).optional(),
});

export const placeList = strictObject({
  places: list(place, "Distances are measured from the first three landmarks."),
  title: words("Heading of the map and the distances below the open plots.", 40),
  text: words("How the distances are measured.", 120),
  note: words("Shown below the map: how to read the map, and its limits.", 170),
  source: words("The source of the coordinates, and its date.", 120),
});
