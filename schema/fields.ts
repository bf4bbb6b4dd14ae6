import { z } from "zod";

import * as patterns from "./patterns";

/** The metadata of a field, for the check and the editors' forms. */
interface FieldMeta {
  /** The purpose of the field, in one sentence for an editor. */
  description: string;
  /** A sentence that follows the description of every field of this type. */
  hint: string;
  /** The label in the forms, if the name of the field does not make a good one. */
  title: string;
  /** The name of the field type, if the check or the forms treat that type in a special way. */
  fieldType: string;
  /** Finishes the sentence "must be …", and says how to correct a wrong value. */
  expects: string;
  /** How many characters the page has room for. One and a half times as many get a warning. */
  idealLength: number;
  /** The field type "reference": the GraphQL type of the record. */
  listType: string;
  /** The GraphQL type of a group. */
  type: string;
  /** A list: the title of an entry in the forms, such as "Plot {{plot}}", if it is not the first text of the entry. */
  summary: string;
  /** Whether the group is a section of a page, with a heading. */
  isSection: boolean;
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

const matching = (pattern: RegExp) => z.string().regex(pattern);

/** A whole number. GraphQL has no larger ones. */
const whole = z.int().max(2 ** 31 - 1);

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** Refuses small percentages: they are probably fractions, such as 0.4 for 40 percent. */
const zeroOr = (min: number) => (value: number) => value === 0 || value >= min;

const decimalNumber = String.raw`\s*-?\d+(\.\d+)?\s*`;
const point = `${decimalNumber},${decimalNumber}`;

/** The message for a text with an invisible character. */
function invisibleCharacter(text: string): string {
  const found = patterns.unusable.exec(text);
  const before = text.slice(0, found?.index).slice(-20);
  return `must not contain the invisible character ${patterns.characterName(found?.[0] ?? "")} after "${before}": delete the words around it, and type them again`;
}

/** A text with a visible character and no invisible one. @param variables the names that it may have in braces. */
const textWith = (variables: readonly string[] = []) => {
  const allowed = variables.map((name) => `{${name}}`);
  const filledIn = allowed.join(" and ") || "nothing";
  return z
    .string()
    .regex(patterns.visible)
    .refine((text) => !patterns.unusable.test(text), {
      error: ({ input }) => invisibleCharacter(`${input}`),
    })
    .refine(
      (text) =>
        !/[{}]/.test(allowed.reduce((rest, variable) => rest.replaceAll(variable, ""), text)),
      {
        error: `must not have braces, since the site fills in ${filledIn} here: write the words themselves`,
      },
    );
};

const anyText = 'text: write the words, such as "Plot size"';

const stockAddress = `${patterns.photoHost}/photo-…: right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"`;

/** Every type of field: its values, and the message for a wrong one. Each field adds its description. */
export const fieldTypes = {
  words: (description: string, idealLength: number, title?: string) =>
    textWith().meta({ fieldType: "words", description, idealLength, title, expects: anyText }),
  /** A text that may contain the sum of the duties, so that the content has each rate only once. */
  wordsWithDuties: (description: string, idealLength: number, title?: string) =>
    textWith(["duties", "dutiesAndMutation"]).meta({
      fieldType: "wordsWithDuties",
      description,
      idealLength,
      title,
      hint: "{duties} becomes the sum of the rates.",
      expects: anyText,
    }),
  /** A text in which the site fills in values. @param variables the names of the values; the text must have each. */
  template: (description: string, variables: string[], idealLength: number, title?: string) => {
    const names = variables.map((variable) => `{${variable}}`);
    const expects = `text with ${names.join(" and ")}: write each where the site fills in the value`;
    const hasAll = (value: string) => names.every((name) => value.includes(name));
    return textWith(variables).refine(hasAll).meta({ description, idealLength, title, expects });
  },
  slug: matching(patterns.slug).meta({
    description: "Permanent short name. Other files refer to it.",
    expects: 'lower-case letters a to z, digits and single hyphens: write it like "kompally-view"',
  }),
  /** The slug of a record. @param listType the GraphQL type of its list; "Layout" for a layout. */
  reference: (description: string, listType: string) => {
    const expects = "the slug of a record: copy that of the record you mean";
    return textWith().meta({ fieldType: "reference", description, listType, expects });
  },
  href: matching(patterns.href).meta({
    title: "Leads to",
    hint: 'A page of this site, like "/contact", or a full address with https://.',
    expects:
      'a page like "/contact", a full address with https://, "tel:+914012345678", "mailto:info@example.com" or "#later": copy an address from the browser',
  }),
  /** The register of Telangana's RERA has the address rerait. */
  reraPage: matching(/^https:\/\/(www\.)?rera(it)?\.telangana\.gov\.in(\/\S*)?$/).meta({
    expects: "a page at rerait.telangana.gov.in: copy its full address, or leave the field out",
  }),
  /** The address of a file in static/. */
  publishedFile: matching(/^\/[\w./~-]+\.\w+$/).meta({
    expects: 'the address of a file in static/: put it there, and write it like "/brochure.pdf"',
  }),
  icon: matching(patterns.slug).meta({
    hint: "Find names at lucide.dev/icons.",
    expects: 'the name of an icon: write it in lower case with hyphens, like "map-pin"',
  }),
  email: z.email().meta({
    title: "E-mail",
    expects: 'an e-mail address: write it like "info@example.com"',
  }),
  phone: matching(patterns.phone).meta({
    expects: 'a phone number, with 10 digits after +91: write it like "+91 40 1234 5678"',
  }),
  whatsapp: matching(patterns.whatsapp).meta({
    expects: 'a country code and a number in digits: write 91 first, like "919876543210"',
  }),
  /** The calculator has the same upper limit (`src/cost/cost-query.ts`). */
  rupees: whole.min(100).max(10_000_000).meta({
    hint: "In rupees.",
    expects: "a whole number of rupees from 100 to 1 crore: write digits only, like 18000",
  }),
  /** An amount in rupees, which pages show in lakh or crore. */
  lakhs: whole.min(100).meta({
    hint: "In rupees.",
    expects: "a whole number of rupees, 100 or more: write 2500000 for 25 lakh",
  }),
  // Pages and addresses show at most three decimals.
  squareYards: z.number().positive().multipleOf(0.001).meta({
    hint: "In square yards.",
    expects: "a number above 0, with at most 3 decimals: write digits only, like 167.22",
  }),
  percent: z.number().max(100).refine(zeroOr(1)).meta({
    hint: "In percent.",
    expects: "0, or a number from 1 to 100: write digits only, like 40 for 40 percent",
  }),
  /** A rate of duty or interest. */
  rate: z.number().max(30).refine(zeroOr(0.1)).meta({
    hint: "In percent.",
    expects: "0, or a number from 0.1 to 30: write digits only, like 5.5 for 5.5 percent",
  }),
  count: whole.min(0).meta({ expects: "a whole number: write digits only" }),
  range: (description: string, min: number, max: number) => {
    const expects = `a whole number from ${min} to ${max}: write digits only`;
    return whole.min(min).max(max).meta({ description, expects });
  },
  year: whole
    .min(1950)
    .max(2100)
    .meta({ expects: "a year from 1950 to 2100: write four digits, like 2024" }),
  month: matching(/^20\d\d-(0[1-9]|1[0-2])$/).meta({
    hint: 'Year and month, like "2027-06".',
    expects: 'a valid year and month: write it like "2027-06" for June 2027',
  }),
  date: z.iso.date().meta({
    hint: 'Write it like "2027-06-30".',
    expects: 'a valid date: write year, month and day, like "2027-06-30"',
  }),
  decimal: (description: string, min: number, max: number, example: string) => {
    const expects = `a number from ${min} to ${max}: write digits only, like ${example}`;
    return z.number().min(min).max(max).meta({ description, expects });
  },
  /** A point of a plan, or the corners of a plot or an area. @param most the largest number of points. */
  points: (description: string, example: string, most = 1) => {
    const pattern = new RegExp(`^${point}(;${point}){${most === 1 ? 0 : 2},${most - 1}}$`);
    const form = most === 1 ? "a point" : `3 to ${most} points`;
    const expects = `${form}: write feet to the right and up, like "${example}"`;
    const hint = `Feet to the right and up, such as "${example}".`;
    return matching(pattern).meta({ description, hint, expects });
  },
  /** Numbers and ranges of plots, which check/plan/derive-plan.ts reads. */
  plotNumbers: textWith().meta({
    expects: 'a text with the numbers of plots: write it like "1-3, 9", or leave the field out',
  }),
  clock: matching(/^([01]\d|2[0-3]):[0-5]\d$/).meta({
    hint: '24-hour time, like "18:00".',
    expects: 'a time from 00:00 to 23:59: write it like "09:00", or "18:00" for 6 PM',
  }),
  /** One of several values. A yes/no field is optional and has a single value. */
  select: <T extends string>(description: string, values: readonly T[], title?: string) => {
    const expects = `${either.format(values.map((value) => `"${value}"`))}: copy it exactly`;
    return z.enum(values).meta({ fieldType: "select", description, title, expects });
  },
  /** Marks made-up facts. While any record has this field, every page shows a banner, and the site cannot be launched. */
  sample: z.enum(["is a sample"]).meta({
    hint: "Until it is taken away, a banner on top of every page says so.",
    expects: '"is a sample": write these words, or leave the field out',
  }),
  /** The number of a project in the register of Telangana's RERA, such as P02400005578. */
  registration: matching(/^P\d{11}$/).meta({
    expects: "the letter P and 11 digits: copy it from the certificate, or leave the field out",
  }),
  /** The number of a permit. Each authority has another format. */
  layoutPermit: textWith().meta({
    expects: "the number of a permit: copy it from the sanction letter",
  }),
  companyNumber: matching(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/).meta({
    expects: "a CIN or an LLPIN like AAB-1234: copy it from the certificate of incorporation",
  }),
  office: textWith()
    .regex(/\b[1-9]\d{2} ?\d{3}$/)
    .meta({
      idealLength: 120,
      expects: 'an address that ends in its PIN code: write it last, like "Hyderabad 500001"',
    }),
  searchTitle: textWith().min(10).max(60).meta({
    expects: "a title of 10 to 60 characters: write what this page is about",
  }),
  searchDescription: textWith().min(50).max(160).meta({
    expects: "a summary of 50 to 160 characters: write one or two plain sentences",
  }),
  altText: textWith()
    .refine((value) => !/\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i.test(value))
    .meta({
      title: "What the photo shows",
      idealLength: 125,
      expects: 'a description, not a file name: say what it shows, like "A road of tar"',
    }),
  /** A stock photo's address, or the path of the site's own photo inside data/. */
  photoSource: matching(patterns.anyPhoto).meta({
    title: "Photo",
    expects: `the path of a photo in data/images, like "/images/gate.jpg", or the address of a stock photo, ${stockAddress}`,
  }),
  /** The path of the site's own photo inside data/. */
  photoFile: matching(patterns.ownPhoto).meta({
    title: "Photo",
    expects:
      'a JPEG, PNG, WebP or AVIF in data/images: put it there, and write it like "/images/gate.jpg"',
  }),
  /** The path of the site's own drawing inside data/. */
  drawingFile: matching(/^\/images\/[\w./-]+\.(svg|png)$/).meta({
    title: "Drawing",
    expects: 'an SVG or PNG in data/images: put it there, and write it like "/images/seal.svg"',
  }),
};

/** The name of a type of field. */
export type FieldType = keyof typeof fieldTypes;

// A type without parameters is a shape, whose metadata every field of the type inherits.
for (const [fieldType, shape] of Object.entries(fieldTypes))
  if (shape instanceof z.ZodType) z.globalRegistry.add(shape, { ...shape.meta(), fieldType });
