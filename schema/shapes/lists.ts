import { count, lakhs, month, percent, sample, slug, template, words, year } from "../fields";
import { empty, group, isInOrder, list, photo, records, sectionHeading, shape } from "./common";
import { papers } from "./papers";

const ongoingProject = shape("OngoingProject", "A layout under development.", {
  slug: slug(),
  name: words("Name of the project.", 32),
  location: words("Place and district.", 40),
  percentComplete: percent("How much of the work is done."),
  completion: month("When the work is expected to be complete."),
  investment: shape(
    "InvestmentRange",
    "The price of a plot before stamp duty, registration and other charges, from the smallest plot to the largest.",
    {
      min: lakhs("The smallest investment."),
      max: lakhs("The largest investment."),
    },
    isInOrder("min", "max"),
  ),
  stage: words("The stage that the work is at: one of the stages of this file.", 32).optional(),
  summary: words("One sentence on what is being built now.", 150),
  photo,
  papers: papers.optional(),
  sample: sample("For a project whose facts are made up.").optional(),
});

/** data/ongoing-projects.json: the projects under development. */
export const ongoingProjectList = group({
  projects: list(ongoingProject, "The ongoing projects, in the order shown."),
  labels: shape("OngoingProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    progress: words("Label beside the percentage.", 20),
    stages: words("Name of the line of stages, for screen readers.", 32),
    completion: words("Label before the month of completion.", 24),
    investment: words("Label before the investment range.", 20),
    investmentRange: template("How the investment range is written.", ["min", "max"], 16),
    reraPending: words("Shown in place of the RERA number of a project that has none yet.", 70),
  }),
  stages: list(words("A stage.", 32), "The stages of the work on a layout, in order."),
  empty: empty("ongoing projects"),
});

const completedProject = shape("CompletedProject", "A layout that has been handed over.", {
  slug: slug(),
  name: words("Name of the project.", 32),
  location: words("Place and district.", 40),
  completedYear: year("Year of completion."),
  plots: count("How many plots the layout has."),
  clients: count("How many clients hold their registered plot."),
  photo,
  sample: sample("For a project whose facts are made up.").optional(),
  papers: papers.optional(),
});

/** data/completed-projects.json: the projects handed over. */
export const completedProjectList = group({
  projects: list(completedProject, "The completed projects, in the order shown."),
  labels: shape("CompletedProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    completedYear: words("Label before the year.", 16),
    plots: words("Label before the number of plots.", 16),
    clients: words("Label before the number of clients.", 20),
    stockPhotos: words("Above the list, while any of its photos is a stock photograph.", 60),
  }),
  empty: empty("completed projects"),
});

const testimonial = shape("Testimonial", "What a client says.", {
  slug: slug(),
  name: words("The client's name or initials.", 24),
  role: words('Who the client is, such as "Plot owner, Kompally".', 40),
  text: words("What the client says.", 300),
  rating: count("Stars, 1 to 5.").min(1).max(5).meta({
    expects: "a whole number from 1 to 5",
    fix: "write 1, 2, 3, 4 or 5 without quotes",
  }),
  sample: sample("While these are not the words of a real client.").optional(),
});

/** data/testimonials.json: what clients say. */
export const testimonialList = group({
  testimonials: list(testimonial, "The testimonials, in the order shown."),
  labels: shape("TestimonialLabels", "Words on every testimonial.", {
    rating: template("The stars in words.", ["rating"], 28),
  }),
  samples: sectionHeading.describe("Heading of the testimonials while all of them are samples."),
  empty: empty("testimonials"),
});

/** data/gallery.json: the photos of the gallery. */
export const galleryList = group({
  tiles: records("GalleryTile", "The photos, in the order shown.", {
    slug: slug(),
    caption: words("A few words about the photo.", 36),
    photo,
  }),
  viewer: shape("GalleryViewer", "The enlarged photos; only scripts show them.", {
    title: words("Name of the enlarged photos, for screen readers.", 28),
    enlarge: template("Name of the button that enlarges a photo.", ["caption"], 48),
    counter: template("Which of the photos is shown.", ["index", "total"], 16),
    previous: words("Name of the button for the photo before.", 20),
    next: words("Name of the button for the next photo.", 20),
    zoomIn: words("Name of the button that makes the enlarged photo larger.", 20),
    zoomOut: words("Name of the button that makes it smaller again.", 20),
    close: words("Name of the button that closes the enlarged photos.", 20),
  }),
  empty: empty("photos"),
});

/** data/statistics.json: the figures that climb on the home page. */
export const statisticList = group({
  statistics: records("Statistic", "The figures, in the order shown.", {
    label: words("What is counted.", 24),
    value: count("The figure; a plus sign is added."),
  }),
  sample: sample("While the figures are made up.").optional(),
});
