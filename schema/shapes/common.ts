import { z } from "zod";

import { kinds } from "../fields";
import type { Issue, Phrase, Wording } from "../refine";

const { altText, decimal, icon, words, wordsWithDuties } = kinds;

/** Checks the fields of a group together, for `refine`. */
type Check = (group: Readonly<Record<string, unknown>>) => readonly Issue[];

/** A list, which may be empty. */
export const list = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).meta({
    description,
    expects: "a list in brackets [ ]",
    fix: "write [ … ] around the entries; an empty list is []",
  });

/** The fields of a file, or of a group. There may be no others. */
export const file = <T extends z.ZodRawShape>(fields: T) => {
  const names = Object.keys(fields).map((name) => `"${name}"`);
  return z.strictObject(fields).meta({
    expects: "a group of fields in braces { }",
    fix: `write { … } with the fields ${names.join(", ")}`,
  });
};

/** A group of fields. @param type its GraphQL type. */
export const group = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  file(fields).meta({ type, description });

/** A list of groups. @param type the GraphQL type of a group. */
export const groupList = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  list(group(type, "An entry of this list.", fields), description);

/** Refuses a group that has both of two fields, or neither. */
export const checkOneOf =
  (one: string, other: string, fix: Phrase): Check =>
  (group) => {
    if ((group[one] === undefined) !== (group[other] === undefined)) return [];
    const [both, and] = group[one] === undefined ? ["neither", "nor"] : ["both", "and"];
    return [{ problem: ({ field }) => `has ${both} ${field(one)} ${and} ${field(other)}`, fix }];
  };

/** Refuses a range whose low end is above its high end. */
export const checkOrder =
  (low: string, high: string): Check =>
  (range) => {
    if (Number(range[low]) <= Number(range[high])) return [];
    const expects: Phrase = ({ field }) =>
      `at most ${field(high)}, which is ${String(range[high])}`;
    return [{ field: low, expects, fix: "correct the wrong one, or swap the two" }];
  };

const former = {
  names: ["id", "file", "width", "height", "color"],
  fix: ({ byHand }: Wording) =>
    byHand(
      'write its address or path as "src", and only "alt", "focus" and "icon" beside it',
      "choose the photo again",
    ),
};

export const photo = group("Photo", "A photo: a stock photo, or a file of your own.", {
  src: kinds.photoSource(
    "Your own, 1200 by 800 pixels or more, or an address at images.unsplash.com.",
  ),
  alt: altText("What the photo shows, for people who cannot see it."),
  focus: group("PhotoFocus", "The point that stays in view when the photo is cropped.", {
    x: decimal("0 to 1; by default the middle.", 0, 1, "0.35")
      .meta({ title: "From the left edge" })
      .optional(),
    y: decimal("0 to 1; by default the middle.", 0, 1, "0.35")
      .meta({ title: "From the top edge" })
      .optional(),
  })
    .meta({ title: "Point that stays in view" })
    .optional(),
  icon: icon("For a photo without land.").optional(),
}).meta({ former });

/** By law only the sanctioned plan itself may be shown, so this is always a file of the site, and never a stock photo. */
export const planPicture = group(
  "PlanPicture",
  "A picture of the sanctioned plan, whole and with its seal, shown on the card.",
  {
    src: kinds.photoFile("Your own picture of the whole plan, such as a scan."),
    alt: altText("What the picture shows, for people who cannot see it."),
  },
).meta({ title: "Picture of the sanctioned plan", former });

export const link = group("Link", "A link.", {
  label: words("The words of the link.", 28),
  to: kinds.href("Where the link goes."),
}).meta({ title: "Link" });

export const statement = group("Statement", "A short text with a title.", {
  title: words("A few words.", 40),
  description: wordsWithDuties("One or two sentences.", 190),
});

export const featureCard = group("FeatureCard", "A short point with an icon.", {
  icon: icon("Shown above the title."),
  title: words("A few words.", 34),
  description: wordsWithDuties("One or two sentences.", 170),
  to: kinds.href("Where the title leads.").optional(),
});

export const seo = group("PageSeo", "The texts for search results and the browser's tab.", {
  title: kinds.searchTitle("The title; the company's name follows it."),
  description: kinds.searchDescription("The sentences under the title."),
}).meta({ title: "In search results" });

const pageHeader = group("PageHeading", "The dark section at the top of the page.", {
  title: words("The page's heading.", 28),
  intro: words("One or two sentences about the content of the page.", 95),
  photo: photo
    .optional()
    .describe("Beside the words on wide screens; without a photo, a layout plan."),
});

/** A page with a header. @param fields the content below the header. */
export const innerPage = <T extends z.ZodRawShape>(fields: T) =>
  file({ header: pageHeader, ...fields, seo });

/** Where a plot or project is. The check looks for the town of each value of this shape on the map. */
export const location = words("Town and district.", 40);

/** The sentence that is shown instead of an empty list. */
export const empty = (records: string) =>
  words(`Shown when there are no ${records}.`, 140).meta({ title: "While there are none" });

const heading = {
  title: words("The heading.", 52),
  text: words("One sentence under the heading.", 170).optional(),
};

/** A section of a page, with a heading. */
export const section = <T extends z.ZodRawShape>(type: string, description: string, fields: T) =>
  group(type, description, { ...heading, ...fields }).meta({ isSection: true });

export const callToAction = group("CallToAction", "The invitation at the end of a page.", {
  title: words("The heading.", 52),
  text: words("One or two sentences.", 200),
  chatMessage: words("First message of a chat from this page, if special.", 160).optional(),
});

export const featureSection = section("FeatureSection", "A section of short points.", {
  items: list(featureCard, "The points, in the order shown."),
});
