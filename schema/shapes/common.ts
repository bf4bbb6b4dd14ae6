import { z } from "zod";

import {
  altText,
  color,
  fraction,
  href,
  icon,
  photoId,
  photoFile,
  pixels,
  searchDescription,
  searchTitle,
  smallestPhoto,
  words,
} from "../fields";

/** An object with these fields and no others. @param name its GraphQL type. */
export const shape = <T extends z.ZodRawShape>(name: string, description: string, fields: T) =>
  z.strictObject(fields).meta({ id: name, description });

export const photo = shape("Photo", "A photo: from the stock photo host, or a file of your own.", {
  id: photoId().optional(),
  file: photoFile().optional(),
  alt: altText(),
  width: pixels("Width of the original; only with id.", smallestPhoto.width).optional(),
  height: pixels("Height of the original; only with id.", smallestPhoto.height).optional(),
  color: color("Main colour of the photo, shown while it loads; only with id.").optional(),
  icon: icon(
    "Drawn in place of a layout plan until the photo is there; for a photo that does not show land.",
  ).optional(),
  focus: shape(
    "PhotoFocus",
    "The point that must stay in view when the photo is cropped to its place.",
    {
      x: fraction("How far from the left edge."),
      y: fraction("How far from the top edge."),
    },
  ).optional(),
});

export const link = shape("Link", "A link.", {
  label: words("What the link says.", 28),
  to: href("Where the link goes."),
});

export const iconLink = shape("IconLink", "A link drawn as an icon.", {
  label: words("What the link says to people who cannot see the icon.", 28),
  icon: icon("The icon."),
  to: href("Where the link goes."),
});

export const statement = shape("Statement", "A numbered statement.", {
  title: words("A few words.", 40),
  description: words("One or two sentences.", 190),
});

export const featureCard = shape("FeatureCard", "A short point with an icon.", {
  icon: icon("Drawn above the title."),
  title: words("A few words.", 34),
  description: words("One or two sentences.", 170),
});

export const seo = shape("PageSeo", "What search results and the browser's tab say.", {
  title: searchTitle(),
  description: searchDescription(),
});

export const pageHeader = shape("PageHeading", "The dark section at the top of the page.", {
  breadcrumb: words("Name of the page in the breadcrumb, Home / …", 24),
  title: words("The page's heading.", 28),
  intro: words("One or two sentences that say what is on the page.", 95),
  photo: photo
    .optional()
    .describe("A photo beside the words, on wide screens. Without one a layout plan is drawn."),
});

export const sectionHeading = shape("SectionHeading", "Heading of a section of the page.", {
  title: words("The heading.", 52),
  text: words("One sentence under the heading.", 170).optional(),
});

export const callToAction = shape("ClosingCall", "The invitation at the end of a page.", {
  title: words("The heading.", 52),
  text: words("One or two sentences.", 200),
  bookLabel: words("Label of the site-visit button.", 24),
  whatsappLabel: words("Label of the chat link.", 24),
});
