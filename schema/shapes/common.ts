import { z } from "zod";

import { fieldTypes } from "../fields";

const { altText, decimal, icon, words, wordsWithDuties } = fieldTypes;

/** A list, which may be empty. */
export const list = <T extends z.ZodType>(item: T, description: string, title?: string) =>
  z.array(item).meta({
    description,
    title,
    expects: "a list in brackets [ ]: write it around the entries; an empty list is []",
  });

/** An object with these fields and no others, for a file or a group. */
export const strictObject = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields).meta({
    expects: `a group of fields in braces { }: write it with the fields ${Object.keys(fields).join(", ")}`,
  });

/** A group of fields. @param type its GraphQL type. */
export const group = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  strictObject(fields).meta({ type, description });

/** A list of groups. @param type the GraphQL type of a group. */
export const groupList = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  list(group(type, "An entry of this list.", fields), description);

/** The smallest and the largest of something. @param type the GraphQL type of the group. */
export const minMax = (type: string, description: string, of: z.ZodType<number>) =>
  group(type, description, {
    min: of.meta({ title: "Smallest" }),
    max: of.meta({ title: "Largest" }),
  }).refine(({ min, max }) => min <= max, {
    path: ["min"],
    error: "must not be above the largest: correct the wrong one, or swap the two",
  });

const fromEdge = (title: string) =>
  decimal("A number from 0 to 1; without it, the middle.", 0, 1, "0.35").meta({ title }).optional();

export const photo = group("Photo", "A photo: a stock photo, or a file of your own.", {
  src: fieldTypes.photoSource.describe(
    "Your own, 1200 by 800 pixels or more, or one of unsplash.com.",
  ),
  alt: altText.describe("What the photo shows, for people who cannot see it."),
  focus: group("PhotoFocus", "The point that stays in view when the photo is cropped.", {
    x: fromEdge("From the left edge"),
    y: fromEdge("From the top edge"),
  })
    .meta({ title: "Point that stays in view" })
    .optional(),
});

/** A picture of the sanctioned plan itself, as the law asks: always a file of the site. Pages also draw the plan of plan.ts. */
export const planPicture = group("PlanPicture", "The sanctioned plan, whole and with its seal.", {
  src: fieldTypes.photoFile.describe("Your own picture of the whole plan, such as a scan."),
  alt: altText.describe("What the picture shows, for people who cannot see it."),
}).meta({ title: "Picture of the sanctioned plan" });

export const link = group("Link", "A link.", {
  label: words("The words of the link.", 28),
  to: fieldTypes.href.describe("Where the link goes."),
}).meta({ title: "Link" });

export const statement = group("Statement", "A short text with a title.", {
  title: words("The title, in a few words.", 40),
  description: wordsWithDuties("The text, in one or two sentences.", 190),
});

const featureCard = group("FeatureCard", "A short point with an icon.", {
  icon: icon.describe("Shown above the title."),
  title: words("The title, in a few words.", 34),
  description: wordsWithDuties("The text, in one or two sentences.", 170),
  to: fieldTypes.href.describe("Where the title leads.").optional(),
});

export const seo = group("PageSeo", "The texts for search results and the browser's tab.", {
  title: fieldTypes.searchTitle.describe("The title; the company's name follows it."),
  description: fieldTypes.searchDescription.describe("The sentences under the title."),
}).meta({ title: "In search results" });

const pageHeader = group("PageHeading", "The dark section at the top of the page.", {
  title: words("The page's heading.", 28),
  intro: words("One or two sentences about the content of the page.", 95),
  photo: photo.optional().describe("Shown on wide screens; without a photo, a plan is drawn."),
});

/** A page with a header. @param fields the content below the header. */
export const innerPage = <T extends z.ZodRawShape>(fields: T) =>
  strictObject({ header: pageHeader, ...fields, seo });

/** The location of a layout or project. The check looks for the town on the map. */
export const location = words("The town and the district, with a comma between.", 40);

/** The sentence in place of an empty list. */
export const empty = (records: string) =>
  words(`Shown when there are no ${records}.`, 140, "While there are none");

const heading = {
  title: words("The heading.", 52),
  text: words("One sentence under the heading.", 170).optional(),
};

/** A section of a page, with a heading. */
export const section = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  group(type, description, { ...heading, ...fields }).meta({ isSection: true });

export const callToAction = group("CallToAction", "The invitation at the end of a page.", {
  title: words("The heading.", 52),
  text: words("The text, in one or two sentences.", 200),
  chatMessage: words("The first message of a chat, if this page needs its own.", 160).optional(),
});

export const featureSection = section("FeatureSection", "A section of short points.", {
  items: list(featureCard, "The points, in the order shown."),
});
