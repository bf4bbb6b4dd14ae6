import { z } from "zod";

import { anyPhoto, href, ownPhoto, phone, slug, whatsapp } from "./patterns";
import { photoHost } from "./photo-host";
import { dutyVariables, textWith } from "./texts";

/** The name of a kind of field. */
export type FieldKind = keyof typeof kinds;

/** The metadata of a field, for the check and the editors' forms. */
export interface FieldMeta {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  /** A sentence that all fields of a kind have after their description. */
  hint: string;
  /** The label in the forms, if the one that `labelOf` makes from the name is not good enough. */
  title: string;
  /** One of `kinds`. */
  kind: string;
  /** Finishes the sentence "must be …", and says how to correct a wrong value. */
  expects: string;
  /** How many characters the page has room for. One and a half times as many get a warning. */
  idealLength: number;
  /** Kind "reference": the GraphQL type of the record. */
  listType: string;
  /** Kind "template": the names in braces that the text must contain. */
  variables: string[];
  /** The GraphQL type of a group. */
  type: string;
  /** What the form of a list calls its entries, if not by their first words. */
  summary: string;
  /** Whether the group is a section of a page, with a heading. */
  isSection: boolean;
  /** The fields that the group had once, and the file where each belongs now. */
  moved: Record<string, string>;
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

const text = (pattern: RegExp) => z.string().regex(pattern);

/** No number may be larger in GraphQL. */
const whole = z.int().max(2 ** 31 - 1);

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** A percentage below a least one is probably a fraction, such as 0.4 for 40 percent. */
const zeroOr = (min: number) => (value: number) => value === 0 || value >= min;

const decimalNumber = String.raw`\s*-?\d+(\.\d+)?\s*`;
const point = `${decimalNumber},${decimalNumber}`;

const pinCode = /\b[1-9]\d{2} ?\d{3}$/;

const isNoFileName = (value: string) => !/\.(jpe?g|png|webp|avif|hei[cf]|svg)$/i.test(value);

const anyText = 'text: write the words, such as "Plot size"';

const withDuties = {
  kind: "wordsWithDuties",
  hint: "{duties} becomes the sum of the rates.",
  expects: anyText,
};

const stockAddress = `${photoHost}/photo-…: right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"`;

/** Every kind of field: what its values are, and the words for a wrong one. A field describes itself after that. */
export const kinds = {
  words: (description: string, idealLength: number, title?: string) =>
    textWith().meta({ kind: "words", description, idealLength, title, expects: anyText }),
  /** A text that may contain {duties}, so that no rate is written twice in the content. */
  wordsWithDuties: (description: string, idealLength: number, title?: string) =>
    textWith(dutyVariables).meta({ ...withDuties, description, idealLength, title }),
  /** A text with values that the site fills in. @param variables the names of the values. */
  template: (description: string, variables: string[], idealLength: number, title?: string) => {
    const names = variables.map((variable) => `{${variable}}`);
    const expects = `text with ${names.join(" and ")}: write each where the site fills in the value`;
    const hasAll = (value: string) => names.every((name) => value.includes(name));
    const meta = { kind: "template", description, idealLength, title, variables, expects };
    return textWith(variables).refine(hasAll).meta(meta);
  },
  /** A record's permanent name; other files refer to it. */
  slug: text(slug).meta({
    kind: "slug",
    description: "Permanent short name. Other files refer to it.",
    expects: 'lower-case letters a to z, digits and single hyphens: write it like "kompally-view"',
  }),
  /** The slug of a record. @param listType the GraphQL type of its list, or of a layout. */
  reference: (description: string, listType: string) => {
    const expects = "the slug of a record: copy that of the record you mean";
    return textWith().meta({ kind: "reference", description, listType, expects });
  },
  href: text(href).meta({
    kind: "href",
    title: "Leads to",
    hint: 'A page of this site, like "/contact", or a full address with https://.',
    expects:
      'a page like "/contact", a full address with https://, "tel:+914012345678", "mailto:info@example.com" or "#later": copy an address from the browser',
  }),
  /** Telangana's RERA shows its projects at rerait. */
  reraPage: text(/^https:\/\/(www\.)?rera(it)?\.telangana\.gov\.in(\/\S*)?$/).meta({
    kind: "reraPage",
    expects: "a page at rerait.telangana.gov.in: copy its full address, or leave the field out",
  }),
  /** The address of a file in static/. */
  publishedFile: text(/^\/[\w./~-]+\.\w+$/).meta({
    kind: "publishedFile",
    expects: 'the address of a file in static/: put it there, and write it like "/brochure.pdf"',
  }),
  icon: text(slug).meta({
    kind: "icon",
    hint: "Names: lucide.dev/icons.",
    expects: 'the name of an icon: write it in lower case with hyphens, like "map-pin"',
  }),
  email: z.email().meta({
    kind: "email",
    title: "E-mail",
    expects: 'an e-mail address: write it like "info@example.com"',
  }),
  phone: text(phone).meta({
    kind: "phone",
    expects: 'a phone number, with 10 digits after +91: write it like "+91 40 1234 5678"',
  }),
  whatsapp: text(whatsapp).meta({
    kind: "whatsapp",
    expects: 'a country code and a number in digits: write 91 first, like "919876543210"',
  }),
  /** The calculator has the same limit (`src/cost/cost-query.ts`). */
  rupees: whole.min(100).max(10_000_000).meta({
    kind: "rupees",
    hint: "In rupees.",
    expects: "a whole number of rupees from 100 to 1 crore: write digits only, like 18000",
  }),
  /** Rupees that pages write in lakh or crore. */
  lakhs: whole.min(100).meta({
    kind: "lakhs",
    hint: "In rupees.",
    expects: "a whole number of rupees, 100 or more: write 2500000 for 25 lakh",
  }),
  // As fine as pages and addresses write it, so that the size that a visitor reads is that of the plot.
  squareYards: z.number().positive().multipleOf(0.001).meta({
    kind: "squareYards",
    hint: "In square yards.",
    expects: "a number above 0, with at most 3 decimals: write digits only, like 167.22",
  }),
  percent: z.number().max(100).refine(zeroOr(1)).meta({
    kind: "percent",
    hint: "In percent.",
    expects: "0, or a number from 1 to 100: write digits only, like 40 for 40 percent",
  }),
  /** A rate of duty or interest. */
  rate: z.number().max(30).refine(zeroOr(0.1)).meta({
    kind: "rate",
    hint: "In percent.",
    expects: "0, or a number from 0.1 to 30: write digits only, like 5.5 for 5.5 percent",
  }),
  count: whole.min(0).meta({ kind: "count", expects: "a whole number: write digits only" }),
  range: (description: string, min: number, max: number) => {
    const expects = `a whole number from ${min} to ${max}: write digits only`;
    return whole.min(min).max(max).meta({ kind: "range", description, expects });
  },
  year: whole
    .min(1950)
    .max(2100)
    .meta({ kind: "year", expects: "a year from 1950 to 2100: write four digits, like 2024" }),
  month: text(/^20\d\d-(0[1-9]|1[0-2])$/).meta({
    kind: "month",
    hint: 'Year and month, like "2027-06".',
    expects: 'a valid year and month: write it like "2027-06" for June 2027',
  }),
  date: z.iso.date().meta({
    kind: "date",
    hint: 'Like "2027-06-30".',
    expects: 'a valid date: write year, month and day, like "2027-06-30"',
  }),
  decimal: (description: string, min: number, max: number, example: string) => {
    const expects = `a number from ${min} to ${max}: write digits only, like ${example}`;
    return z.number().min(min).max(max).meta({ kind: "decimal", description, expects });
  },
  /** A point of a plan, or the corners of something. @param most the highest number of corners. */
  points: (description: string, example: string, most = 1) => {
    const pattern = new RegExp(`^${point}(;${point}){${most === 1 ? 0 : 2},${most - 1}}$`);
    const form = most === 1 ? "a point" : `3 to ${most} points`;
    const expects = `${form}: write feet to the right and up, like "${example}"`;
    const hint = `Feet to the right and up, such as "${example}".`;
    return text(pattern).meta({ kind: "points", description, hint, expects });
  },
  /** Numbers of plots: check/plan/derive-plan.ts reads them. */
  plotNumbers: textWith().meta({
    kind: "plotNumbers",
    expects: 'a text with the numbers of plots: write it like "1-3, 9", or leave the field out',
  }),
  clock: text(/^([01]\d|2[0-3]):[0-5]\d$/).meta({
    kind: "clock",
    hint: '24-hour time, like "18:00".',
    expects: 'a time from 00:00 to 23:59: write it like "09:00", or "18:00" for 6 PM',
  }),
  /** One of some values. A yes/no field is an optional one with a single value. */
  select: <T extends string>(description: string, values: readonly T[], title?: string) => {
    const expects = `${either.format(values.map((value) => `"${value}"`))}: copy it exactly`;
    return z.enum(values).meta({ kind: "select", description, title, expects });
  },
  /** Marks made-up facts. While there are any, each page says so at the top, and the site cannot be launched. */
  sample: z.enum(["is a sample"]).meta({
    kind: "sample",
    hint: "Until it is taken away, a banner on top of every page says so.",
    expects: '"is a sample": write these words, or leave the field out',
  }),
  /** Number of a project in Telangana's RERA register, such as P02400005578. */
  registration: text(/^P\d{11}$/).meta({
    kind: "registration",
    expects: "the letter P and 11 digits: copy it from the certificate, or leave the field out",
  }),
  /** The number of a permit. Each authority writes its own in another way. */
  layoutPermit: textWith().meta({
    kind: "layoutPermit",
    expects: "the number of a permit: copy it from the sanction letter",
  }),
  companyNumber: text(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/).meta({
    kind: "companyNumber",
    expects: "a CIN or an LLPIN like AAB-1234: copy it from the certificate of incorporation",
  }),
  office: textWith().regex(pinCode).meta({
    kind: "office",
    idealLength: 120,
    expects: 'an address that ends in its PIN code: write it last, like "Hyderabad 500001"',
  }),
  searchTitle: textWith().min(10).max(60).meta({
    kind: "searchTitle",
    expects: "a title of 10 to 60 characters: write what this page is about",
  }),
  searchDescription: textWith().min(50).max(160).meta({
    kind: "searchDescription",
    expects: "a summary of 50 to 160 characters: write one or two plain sentences",
  }),
  altText: textWith().refine(isNoFileName).meta({
    kind: "altText",
    title: "What the photo shows",
    idealLength: 125,
    expects: 'a description, not a file name: say what it shows, like "A road of tar"',
  }),
  /** A stock photo's address, or the path of the site's own photo inside data/. */
  photoSource: text(anyPhoto).meta({
    kind: "photoSource",
    title: "Photo",
    expects: `the path of a photo in data/images, like "/images/gate.jpg", or the address of a stock photo, ${stockAddress}`,
  }),
  /** The path of the site's own photo inside data/. */
  photoFile: text(ownPhoto).meta({
    kind: "photoFile",
    title: "Photo",
    expects:
      'a JPEG, PNG, WebP or AVIF in data/images: put it there, and write it like "/images/gate.jpg"',
  }),
  /** The path of the site's own drawing inside data/. */
  drawingFile: text(/^\/images\/[\w./-]+\.(svg|png)$/).meta({
    kind: "drawingFile",
    title: "Drawing",
    expects: 'an SVG or PNG in data/images: put it there, and write it like "/images/seal.svg"',
  }),
};
