import { kinds } from "../fields";
import { empty, file, group, groupList, list, location, minMax, photo } from "./common";
import { papers } from "./papers";

const { range, count, lakhs, month, percent, sample, slug, words, year } = kinds;

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

export const ongoingProjectList = file({
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

export const completedProjectList = file({
  projects: list(completedProject, "The completed projects, in the order shown."),
  empty: empty("completed projects"),
});

const testimonial = group("Testimonial", "The words of a client.", {
  name: words("The client's name or initials.", 24),
  text: words("The words of the client.", 300),
  role: words('In your own words who the client is, such as "Plot owner, Kompally".', 40),
  rating: range("Stars, 1 to 5.", 1, 5),
  sample: sample.describe("For words of no real client.").optional(),
  slug,
});

export const testimonialList = file({
  testimonials: list(testimonial, "The testimonials, in the order shown."),
  empty: empty("testimonials"),
});

export const galleryList = file({
  groups: list(words('Such as "Open land".', 28), "The headings. The first photo of each is wide."),
  tiles: groupList("GalleryTile", "The photos, in the order shown under their headings.", {
    caption: words("A few words about the photo.", 36),
    group: words("Its heading: one of the groups of this form.", 28),
    photo,
    slug,
  }).meta({ title: "Photos" }),
  empty: empty("photos"),
});

/** data/statistics.json: the figures that count up on the home page. */
export const statisticList = file({
  statistics: groupList("Statistic", "The figures, in the order shown.", {
    label: words("The words below the figure.", 24),
    value: count.describe("The figure. The page adds a plus sign."),
  }),
  sample: sample.describe("For figures that are made up.").optional(),
});
