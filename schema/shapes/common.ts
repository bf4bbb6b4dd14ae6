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
  words,
  wordsWithDuties,
} from "../fields";
import { smallestPhoto } from "../patterns";
import { type Issue, refine } from "../refine";

/** Checks the fields of a group together, once each has the right type. */
type Check<Group = Readonly<Record<string, unknown>>> = (group: Group) => readonly Issue[];

/** A list, which may be empty. @param description its content, for an editor. */
export const list = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).meta({
    description,
    expects: "a list in brackets [ ]",
    fix: "write [ … ] around the entries; an empty list is []",
  });

/** An object with these fields and no others. */
export const group = <T extends z.ZodRawShape>(
  fields: T,
  check: Check<z.output<z.ZodObject<T>>> = () => [],
) => {
  const names = Object.keys(fields).map((name) => `"${name}"`);
  return refine(z.strictObject(fields), check).meta({
    expects: "a group of fields in braces { }",
    fix: `write { … } with the fields ${names.join(", ")}`,
  });
};

/** A group with a GraphQL type of its own. */
export const shape = <T extends z.ZodRawShape>(
  name: string,
  description: string,
  fields: T,
  check?: Check<z.output<z.ZodObject<T>>>,
) => group(fields, check).meta({ type: name, description });

/** A list of groups. @param name the GraphQL type of a group. */
export const records = <T extends z.ZodRawShape>(
  name: string,
  description: string,
  fields: T,
  check?: Check<z.output<z.ZodObject<T>>>,
) => list(shape(name, "An entry of this list.", fields, check), description);

/** A group has exactly one of two fields. */
export const checkOneOf =
  (one: string, other: string, fix: string): Check =>
  (group) => {
    if ((group[one] === undefined) !== (group[other] === undefined)) return [];
    const problem =
      group[one] === undefined
        ? `has neither "${one}" nor "${other}"`
        : `has both "${one}" and "${other}"`;
    return [{ problem, fix }];
  };

export const checkOrder =
  (low: string, high: string): Check =>
  (range) => {
    if (Number(range[low]) <= Number(range[high])) return [];
    const expects = `at most "${high}", which is ${String(range[high])}`;
    return [{ field: low, expects, fix: "correct the wrong one, or swap the two" }];
  };

const checkSource = checkOneOf(
  "id",
  "file",
  'write one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo',
);

/** The site reads the size and colour of an editor's own photo from its file. */
const checkStockSize: Check = (photo) => {
  const isStock = photo.id !== undefined;
  return ["width", "height", "color"]
    .filter((field) => (photo[field] !== undefined) !== isStock)
    .map((field) =>
      isStock
        ? { field, problem: "is missing; a stock photo needs it", fix: `add "${field}"` }
        : { field, problem: "is only for stock photos", fix: "delete it" },
    );
};

export const photo = shape(
  "Photo",
  "A photo: a stock photo, or a file of your own.",
  {
    id: photoId("Id of a stock photo: the part of its address that starts with photo-.").optional(),
    file: photoFile("Path of your own photo in data/.").optional(),
    alt: altText("What the photo shows, for people who cannot see it."),
    width: pixels("Width of a stock photo.", smallestPhoto.width).optional(),
    height: pixels("Height of a stock photo.", smallestPhoto.height).optional(),
    color: color("Main colour of a stock photo, shown while it loads.").optional(),
    icon: icon("For a photo without land.").optional(),
    focus: shape("PhotoFocus", "The point that stays in view when the photo is cropped.", {
      x: fraction("Distance from the left edge; by default the middle.").optional(),
      y: fraction("Distance from the top edge; by default the middle.").optional(),
    }).optional(),
  },
  (photo) => {
    const neither = checkSource(photo);
    return neither.length > 0 ? neither : checkStockSize(photo);
  },
);

/** Not a `photo`: only the sanctioned plan itself may be advertised, so it is a file and never a stock photo. */
export const planPicture = shape(
  "PlanPicture",
  "A picture of the sanctioned plan, whole and with its seal, shown on the card.",
  {
    file: photoFile("Your own picture of the whole plan, such as a scan."),
    alt: altText("What the picture shows, for people who cannot see it."),
  },
).meta({
  ofUnknown: {
    problem: 'has other fields than "file" and "alt"; no stock photo shows a sanctioned plan',
    fix: 'put a picture of the plan itself, as JPEG or PNG, into data/images, and write its path as "file" and what it shows as "alt", and nothing else',
  },
});

export const link = shape("Link", "A link.", {
  label: words("The words of the link.", 28),
  to: href("Where the link goes."),
});

export const iconLink = shape("IconLink", "A link drawn as an icon.", {
  label: words("The name of the link, for people who cannot see the icon.", 28),
  icon: icon("The icon."),
  to: href("Where the link goes."),
});

export const statement = shape("Statement", "A short text with a title.", {
  title: words("A few words.", 40),
  description: wordsWithDuties("One or two sentences.", 190),
});

export const featureCard = shape("FeatureCard", "A short point with an icon.", {
  icon: icon("Shown above the title."),
  title: words("A few words.", 34),
  description: wordsWithDuties("One or two sentences.", 170),
});

export const seo = shape("PageSeo", "The texts for search results and the browser's tab.", {
  title: searchTitle("The title; the company's name follows it."),
  description: searchDescription("The sentences under the title."),
});

const pageHeader = shape("PageHeading", "The dark section at the top of the page.", {
  title: words("The page's heading.", 28),
  intro: words("One or two sentences about the content of the page.", 95),
  photo: photo
    .optional()
    .describe("Beside the words on wide screens; without a photo, a layout plan."),
});

/** A page with a header. @param fields the content below it. */
export const innerPage = <T extends z.ZodRawShape>(fields: T) =>
  group({ header: pageHeader, ...fields, seo });

/** The place of a plot or project: the check finds two spellings of one place by this shape. */
export const location = words("Place and district.", 40);

/** The sentence in place of an empty list. */
export const empty = (records: string) => words(`Shown when there are no ${records}.`, 140);

const heading = {
  title: words("The heading.", 52),
  text: words("One sentence under the heading.", 170).optional(),
};

/** A section of a page, with a heading. */
export const section = <T extends z.ZodRawShape>(name: string, description: string, fields: T) =>
  shape(name, description, { ...heading, ...fields }).meta({ isSection: true });

export const callToAction = shape("ClosingCall", "The invitation at the end of a page.", {
  title: words("The heading.", 52),
  text: words("One or two sentences.", 200),
  chatMessage: words("First message of a chat from this page, if special.", 160).optional(),
});

export const featureSection = section("FeatureSection", "A section of short points.", {
  items: list(featureCard, "The points, in the order shown."),
});
