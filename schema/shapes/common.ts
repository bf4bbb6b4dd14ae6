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
} from "../fields";
import { type Refusal, refuse } from "../field-note";
import { smallestPhoto } from "../patterns";

/** What is wrong with a group whose fields have the right types. */
type Reasons<Group = Readonly<Record<string, unknown>>> = (group: Group) => readonly Refusal[];

/** A list. @param description what it holds, for an editor. An empty list is always allowed. */
export const list = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).meta({
    description,
    expects: "a list in brackets [ ]",
    fix: "write [ … ] around the entries; an empty list is []",
  });

/** An object with these fields and no others. @param reasons why it is refused, beyond what its fields are. */
export const group = <T extends z.ZodRawShape>(
  fields: T,
  reasons: Reasons<z.output<z.ZodObject<T>>> = () => [],
) => {
  const names = Object.keys(fields).map((name) => `"${name}"`);
  return refuse(z.strictObject(fields), reasons).meta({
    expects: "a group of fields in braces { }",
    fix: `write { … } with the fields ${names.join(", ")}`,
  });
};

/** A group that has a name. @param name its GraphQL type. */
export const shape = <T extends z.ZodRawShape>(
  name: string,
  description: string,
  fields: T,
  reasons?: Reasons<z.output<z.ZodObject<T>>>,
) => group(fields, reasons).meta({ type: name, description });

/** A list of groups. @param name the GraphQL type of one. @param description what the list holds, for an editor. */
export const records = <T extends z.ZodRawShape>(
  name: string,
  description: string,
  fields: T,
  reasons?: Reasons<z.output<z.ZodObject<T>>>,
) => list(shape(name, "An entry of this list.", fields, reasons), description);

/** Of two fields that exclude each other, a group has one. @param fix an instruction that names both. */
export const hasOneOf =
  (one: string, other: string, fix: string): Reasons =>
  (group) => {
    if ((group[one] === undefined) !== (group[other] === undefined)) return [];
    const problem =
      group[one] === undefined
        ? `has neither "${one}" nor "${other}"`
        : `has both "${one}" and "${other}"`;
    return [{ problem, fix }];
  };

/** The low end of a range is not above the high end. */
export const isInOrder =
  (low: string, high: string): Reasons =>
  (range) => {
    if (Number(range[low]) <= Number(range[high])) return [];
    const expects = `at most "${high}", which is ${String(range[high])}`;
    return [{ field: low, expects, fix: "correct the wrong one, or swap the two" }];
  };

const hasOneSource = hasOneOf(
  "id",
  "file",
  'a photo has one of the two: "file" with the path of your own photo, or "id", "width", "height" and "color" of a stock photo',
);

/** A stock photo has its size and colour; an editor's own photo, which the site measures, has neither. */
const hasSizeOfStock: Reasons = (photo) => {
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
  "A photo: from the stock photo host, or a file of your own.",
  {
    id: photoId(
      "Id of a photo at the stock photo host: the part of the photo's own address that starts with photo-. Use either this or file.",
    ).optional(),
    file: photoFile(
      "Your own photo: its path inside data/, like images/entrance.jpg. JPEG, PNG, WebP or AVIF. Use either this or id.",
    ).optional(),
    alt: altText(
      "What the photo shows, for people who cannot see it. One short sentence, not a file name, and different for each photo of a page.",
    ),
    width: pixels("Width of the original; only of a stock photo.", smallestPhoto.width).optional(),
    height: pixels(
      "Height of the original; only of a stock photo.",
      smallestPhoto.height,
    ).optional(),
    color: color(
      "Main colour of the photo, shown while it loads; only of a stock photo.",
    ).optional(),
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
  },
  (photo) => {
    const neither = hasOneSource(photo);
    return neither.length > 0 ? neither : hasSizeOfStock(photo);
  },
);

export const link = shape("Link", "A link.", {
  label: words("What the link says.", 28),
  to: href("Where the link goes."),
});

export const iconLink = shape("IconLink", "A link drawn as an icon.", {
  label: words("What the link says to people who cannot see the icon.", 28),
  icon: icon("The icon."),
  to: href("Where the link goes."),
});

export const statement = shape("Statement", "A statement of a list.", {
  title: words("A few words.", 40),
  description: words("One or two sentences.", 190),
});

export const featureCard = shape("FeatureCard", "A short point with an icon.", {
  icon: icon("Drawn above the title."),
  title: words("A few words.", 34),
  description: words("One or two sentences.", 170),
});

export const seo = shape("PageSeo", "What search results and the browser's tab say.", {
  title: searchTitle(
    "Title of the page in search results and on the browser's tab, 10 to 60 characters. The company's name is added by the site.",
  ),
  description: searchDescription(
    "One or two sentences under the title in search results, 50 to 160 characters.",
  ),
});

const pageHeader = shape("PageHeading", "The dark section at the top of the page.", {
  breadcrumb: words("Name of the page in the breadcrumb, Home / …", 24),
  title: words("The page's heading.", 28),
  intro: words("One or two sentences that say what is on the page.", 95),
  photo: photo
    .optional()
    .describe("A photo beside the words, on wide screens. Without one a layout plan is drawn."),
});

/** A page with its header. @param fields what it has below. */
export const innerPage = <T extends z.ZodRawShape>(fields: T) =>
  group({ seo, header: pageHeader, ...fields });

/** The sentence in place of an empty list. */
export const empty = (what: string) => words(`Shown when there are no ${what}.`, 140);

export const sectionHeading = shape("SectionHeading", "Heading of a section of the page.", {
  title: words("The heading.", 52),
  text: words("One sentence under the heading.", 170).optional(),
});

/** A section of a page: a group that begins with its heading. */
export const section = <T extends z.ZodRawShape>(name: string, description: string, fields: T) =>
  shape(name, description, { heading: sectionHeading, ...fields });

export const callToAction = shape("ClosingCall", "The invitation at the end of a page.", {
  title: words("The heading.", 52),
  text: words("One or two sentences.", 200),
  bookLabel: words(
    "Label of the site-visit button; left out where nothing may be offered yet.",
    24,
  ).optional(),
  whatsappLabel: words("Label of the chat link.", 24),
});

export const featureSection = section("FeatureSection", "A section of short points.", {
  items: list(featureCard, "The points, in the order shown."),
});
