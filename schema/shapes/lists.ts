import { count, lakhs, month, percent, sample, slug, template, words, year } from "../fields";
import {
  empty,
  group,
  checkOrder,
  list,
  location,
  photo,
  records,
  sectionHeading,
  shape,
} from "./common";
import { papers } from "./papers";

const ongoingProject = shape("OngoingProject", "A layout under development.", {
  slug: slug(),
  name: words("Name of the project.", 32),
  location,
  percentComplete: percent("How much of the work is done."),
  completion: month("The expected month of completion."),
  investment: shape(
    "InvestmentRange",
    "The price of a plot, from the smallest to the largest, before stamp duty, registration and other charges.",
    {
      min: lakhs("The price of the smallest plot."),
      max: lakhs("The price of the largest plot."),
    },
    checkOrder("min", "max"),
  ),
  stage: words("The present stage of the work: one of the stages of this file.", 32).optional(),
  summary: words("One sentence about the work that goes on now.", 150),
  photo,
  papers: papers.optional(),
  sample: sample("For a project with made-up facts.").optional(),
});

/** data/ongoing-projects.json */
export const ongoingProjectList = group({
  projects: list(ongoingProject, "The ongoing projects, in the order shown."),
  labels: shape("OngoingProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    progress: words("Label beside the percentage.", 20),
    stages: words("Name of the row of stages, for screen readers.", 32),
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
  location,
  completedYear: year("Year of completion."),
  plots: count("Number of plots in the layout."),
  clients: count("Number of clients with a registered plot."),
  photo,
  sample: sample("For a project with made-up facts.").optional(),
  papers: papers.optional(),
});

/** data/completed-projects.json */
export const completedProjectList = group({
  projects: list(completedProject, "The completed projects, in the order shown."),
  labels: shape("CompletedProjectLabels", "Words on every card.", {
    badge: words("The badge on the photo.", 16),
    completedYear: words("Label before the year.", 16),
    plots: words("Label before the number of plots.", 16),
    clients: words("Label before the number of clients.", 20),
    stockPhotos: words("Shown above the list while it has stock photos.", 60),
  }),
  empty: empty("completed projects"),
});

const testimonial = shape("Testimonial", "The words of a client.", {
  slug: slug(),
  name: words("The client's name or initials.", 24),
  role: words('Who the client is, such as "Plot owner, Kompally".', 40),
  text: words("The words of the client.", 300),
  rating: count("Stars, 1 to 5.").min(1).max(5).meta({
    expects: "a whole number from 1 to 5",
    fix: "write 1, 2, 3, 4 or 5 without quotes",
  }),
  sample: sample("For words that are not those of a real client.").optional(),
});

/** data/testimonials.json */
export const testimonialList = group({
  testimonials: list(testimonial, "The testimonials, in the order shown."),
  labels: shape("TestimonialLabels", "Words on every testimonial.", {
    rating: template("The stars in words.", ["rating"], 28),
  }),
  samples: sectionHeading.describe("Heading of the testimonials while all are samples."),
  empty: empty("testimonials"),
});

/** data/gallery.json */
export const galleryList = group({
  tiles: records("GalleryTile", "The photos, in the order shown.", {
    slug: slug(),
    caption: words("A few words about the photo.", 36),
    photo,
  }),
  viewer: shape("GalleryViewer", "The viewer of enlarged photos. It needs scripts.", {
    title: words("Name of the viewer, for screen readers.", 28),
    enlarge: template("Name of the button that enlarges a photo.", ["caption"], 48),
    counter: template("The number of the photo, and of all photos.", ["index", "total"], 16),
    previous: words("Name of the button for the previous photo.", 20),
    next: words("Name of the button for the next photo.", 20),
    zoomIn: words("Name of the button that zooms in.", 20),
    zoomOut: words("Name of the button that zooms out.", 20),
    close: words("Name of the button that closes the viewer.", 20),
  }),
  empty: empty("photos"),
});

/** data/statistics.json: the figures that count up on the home page. */
export const statisticList = group({
  statistics: records("Statistic", "The figures, in the order shown.", {
    label: words("The words below the figure.", 24),
    value: count("The figure. The page adds a plus sign."),
  }),
  sample: sample("For figures that are made up.").optional(),
});
