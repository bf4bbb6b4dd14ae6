import { z } from "zod";

import { emailAddress, isPhoneNumber, linkForms, ownPhoto, stockPhoto } from "./patterns";
import { photoHost } from "./photo-host";
import { type Phrase, refine } from "./refine";
import {
  checkCharacters,
  checkDescription,
  checkNoVariable,
  checkVariables,
  dutyVariables,
  visibleText,
} from "./texts";

/** The name of a kind of field. */
export type FieldKind = keyof typeof kinds;

/** The metadata of a field, for the check and the editors' forms. */
export interface FieldMeta {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  /** The label in the forms, if the one that `labelOf` makes from the name is not good enough. */
  title?: string;
  /** One of `kinds`. */
  kind: string;
  /** Finishes the sentence "must be …". */
  expects: string;
  /** How to fix a wrong value, as an instruction. */
  fix: Phrase;
  /** How many characters the page has room for. One and a half times as many get a warning. */
  idealLength?: number;
  /** Kind "reference": the GraphQL type of the list that has the record. */
  listType?: string;
  /** Kind "template": the names in braces that the text must contain. */
  variables?: string[];
  /** The GraphQL type of a group. */
  type?: string;
  /** Whether the group is a section of a page, with a heading. */
  isSection?: boolean;
  /** The fields that the group once had, and what to write instead. May go when no content has them. */
  former?: { names: string[]; fix: Phrase };
  /** The new names of its fields that once had another. May go likewise. */
  renamed?: Record<string, string>;
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldMeta> {}
}

/** The metadata that all fields of a kind have. */
interface Kind extends Omit<FieldMeta, "description" | "kind"> {
  /** A sentence that is added to the description of each field. */
  hint?: string;
}

/** @returns a function that makes a field of a description for the editor. */
const kind =
  <T extends z.ZodType>(type: T, { hint, ...meta }: Kind) =>
  (description: string): T =>
    type.meta({ ...meta, description: hint ? `${description} ${hint}` : description });

/** Makes a field of a kind. */
type FieldFactory = (...parameters: never[]) => z.ZodType;

/** Adds the name of each factory to the metadata of its fields, as their kind. */
function named<Factories extends Record<string, FieldFactory>>(factories: Factories): Factories;
function named(factories: Record<string, FieldFactory>): Record<string, FieldFactory> {
  const withKind = ([kind, create]: [string, FieldFactory]): [string, FieldFactory] => [
    kind,
    (...parameters) => create(...parameters).meta({ kind }),
  ];
  return Object.fromEntries(Object.entries(factories).map(withKind));
}

const text = (pattern: RegExp) => z.string().regex(pattern);

/** No number may be larger in GraphQL. */
const whole = z.int().max(2 ** 31 - 1);

/** A kind of text whose fields also say how many characters they have room for. */
const plainText =
  (type: z.ZodString, hint = "") =>
  (description: string, idealLength: number) =>
    kind(type, {
      idealLength,
      hint,
      expects: "text",
      fix: ({ byHand }) =>
        `write the words${byHand(" between straight quotes")}, such as "Plot size"`,
    })(description);

/** A URL that matches a pattern, and is a valid one of its kind: of a website, a phone, or an e-mail. */
const url = (form: RegExp) =>
  refine(text(form), (to) => [
    ...checkCharacters(to),
    ...linkForms.filter(
      ({ prefix, isValid }) => to.startsWith(prefix) && !isValid(to.slice(prefix.length)),
    ),
  ]);

/** How to fix a number: "digits only, like 40, without quotes or a percent sign". */
const digits =
  (example: string, orWhat = ""): Phrase =>
  ({ byHand }) =>
    `write ${example}${byHand(`, without quotes${orWhat}`)}`;

/** An Indian mobile number without its country code: ten digits. A number that begins with 65 may be one of Singapore. */
const mobileWithoutCode = /^(?!65)[6-9]\d{9}$/;

/** No price or fee is below 100 rupees. */
const amount = {
  expects: "a whole number of rupees, 100 or more",
  fix: digits("digits only, like 18000", " or commas"),
  hint: "In rupees.",
};

/** A percentage, or 0. One below `min` is probably a fraction, such as 0.4 for 40 percent. */
const percentage = (min: number, max: number, example: string) =>
  kind(
    z
      .number()
      .max(max)
      .refine((value) => value === 0 || value >= min),
    {
      expects: `0, or a number from ${min} to ${max}`,
      fix: digits(`digits only, like ${example}`, " or a percent sign"),
      hint: "In percent.",
    },
  );

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

const ownPhotoName = {
  title: "Photo",
  expects: "the path of a JPEG, PNG, WebP or AVIF photo in data/images, without spaces",
  fix: 'put the photo into data/images under a name like gate.jpg, and write "/images/gate.jpg"; export a PDF or HEIC file as JPEG first',
};

const copyAddress =
  'right-click the photo on unsplash.com, choose "Copy image address", and keep what stands before "?"';

/** Every kind of field. Each is a function that makes a field of its description. */
export const kinds = named({
  words: plainText(visibleText()),
  /** A text that may contain {duties}, so that no rate is written twice in the content. */
  wordsWithDuties: plainText(
    visibleText(checkNoVariable(dutyVariables)),
    "{duties} becomes the sum of the rates.",
  ),
  /** A text with values that the site fills in. @param variables the names of the values. */
  template: (description: string, variables: string[], idealLength: number) => {
    const names = new Intl.ListFormat("en-GB").format(variables.map((variable) => `{${variable}}`));
    return kind(visibleText(checkVariables(variables)), {
      variables,
      idealLength,
      expects: `text that contains ${names} and no other braces`,
      fix: `write ${names} where the site fills in the value`,
    })(description);
  },
  /** A record's permanent name; other files refer to it. */
  slug: (description = "Permanent short name. Other files refer to it.") =>
    kind(text(/^[a-z0-9]+(-[a-z0-9]+)*$/), {
      expects: "lower-case letters a to z, digits and single hyphens",
      fix: 'write it like "adibatla-meadows"',
    })(description),
  /** The slug of a record. @param listType the GraphQL type of its list. */
  reference: (description: string, listType: string) =>
    kind(visibleText(), {
      listType,
      expects: "the slug of a record",
      fix: "copy the slug of the record you mean",
    })(description),
  href: kind(url(/^(\/|#[\w-]+$|https:\/\/|tel:\+|mailto:)/), {
    title: "Leads to",
    expects:
      'a page of this site ("/contact"), a full address ("https://…"), "tel:+…", "mailto:…", or a placeholder ("#facebook")',
    fix: 'write a page of this site like "/contact", or a full address that starts with https://',
    hint: 'A page of this site, like "/contact", or a full address with https://.',
  }),
  /** Telangana's RERA shows its projects at rerait. */
  reraPage: kind(url(/^https:\/\/(www\.)?rera(it)?\.telangana\.gov\.in(\/|$)/), {
    expects: "a page at rera.telangana.gov.in or rerait.telangana.gov.in",
    fix: "look the project up there, and copy the full address from the browser's address bar, or leave the field out",
  }),
  /** The address of a file in static/. */
  publishedFile: kind(text(/^\/[\w./~-]+\.\w+$/), {
    expects: 'the address of a file in static/, like "/brochure.pdf"',
    fix: 'put the file into static/ and write a slash and its name, like "/brochure.pdf"',
  }),
  icon: kind(text(/^[a-z0-9]+(-[a-z0-9]+)*$/), {
    expects: "the name of an icon",
    fix: 'write it in lower case with hyphens, like "map-pin"',
    hint: "Names: lucide.dev/icons.",
  }),
  email: kind(emailAddress, {
    title: "E-mail",
    expects: "an e-mail address",
    fix: 'write it like "info@example.com"',
  }),
  phone: kind(text(/^\+[1-9]\d*( \d+)*$/).refine(isPhoneNumber), {
    expects: "a phone number with its country code and all its digits, 10 after +91",
    fix: 'count the digits, and write it like "+91 40 1234 5678": a plus sign, digits and single spaces',
  }),
  whatsapp: kind(
    text(/^[1-9]\d{7,14}$/).refine((digits) => !mobileWithoutCode.test(digits)),
    {
      expects: "a country code and a number, in 8 to 15 digits",
      fix: 'write 91 before an Indian number, like "919876543210", and nothing but digits',
    },
  ),
  /** The calculator has the same limit (`src/cost/cost-query.ts`). */
  rupees: kind(whole.min(100).max(10_000_000), {
    ...amount,
    expects: "a whole number of rupees from 100 to 1 crore",
  }),
  /** Rupees that pages write in lakh or crore. */
  lakhs: kind(whole.min(100), {
    ...amount,
    fix: digits("all the digits, like 2500000 for 25 lakh", " or commas"),
  }),
  // As fine as pages and addresses write it, so that the size that a visitor reads is that of the plot.
  squareYards: kind(z.number().positive().multipleOf(0.001), {
    expects: "a number of square yards above 0, with at most 3 decimals",
    fix: digits("digits only, like 150 or 167.22", " or unit"),
    hint: "In square yards.",
  }),
  percent: percentage(1, 100, "40 for 40 percent"),
  /** A rate of duty or interest. */
  rate: percentage(0.1, 30, "5.5 for 5.5 percent"),
  count: kind(whole.min(0), {
    expects: "a whole number, 0 or more",
    fix: digits("digits only, like 120", " or commas"),
  }),
  range: (description: string, min: number, max: number) =>
    kind(whole.min(min).max(max), {
      expects: `a whole number from ${min} to ${max}`,
      fix: digits(`digits only, like ${max}`),
    })(description),
  year: kind(whole.min(1950).max(2100), {
    expects: "a year from 1950 to 2100",
    fix: digits("four digits, like 2024"),
  }),
  month: kind(text(/^20\d\d-(0[1-9]|1[0-2])$/), {
    expects: "a valid year and month",
    fix: 'write it like "2027-06" for June 2027',
    hint: 'Year and month, like "2027-06".',
  }),
  date: kind(z.iso.date(), {
    expects: "a valid date",
    fix: 'write year, month and day, like "2027-06-30"',
    hint: 'Like "2027-06-30".',
  }),
  decimal: (description: string, min: number, max: number, example: string) =>
    kind(z.number().min(min).max(max), {
      expects: `a number from ${min} to ${max}`,
      fix: digits(`digits with a decimal point, like ${example}`, " or unit"),
    })(description),
  clock: kind(text(/^([01]\d|2[0-3]):[0-5]\d$/), {
    expects: "a time of day from 00:00 to 23:59",
    fix: 'write hours and minutes with a colon, like "09:00" or "18:00"',
    hint: '24-hour time, like "18:00".',
  }),
  /** One of some values. A yes/no field is an optional one with a single value. */
  select: <T extends string>(description: string, values: readonly T[]) =>
    kind(z.enum(values), {
      expects: either.format(values.map((value) => `"${value}"`)),
      fix: values.length > 1 ? "copy one of these exactly" : `write "${values[0]}"`,
    })(description),
  /** Marks made-up facts. While there are any, each page says so at the top, and the site cannot be launched. */
  sample: kind(z.enum(["is a sample"]), {
    expects: '"is a sample"',
    fix: 'write "is a sample", or leave the field out',
    hint: "Until it is taken away, a banner on top of every page says so.",
  }),
  /** Number of a project in Telangana's RERA register, such as P02400005578. */
  registration: kind(text(/^P\d{11}$/), {
    expects: "the letter P and 11 digits",
    fix: "copy it from the registration certificate, or leave the field out",
  }),
  /** The number of a permit. Each authority writes its own in another way. */
  layoutPermit: kind(visibleText(), {
    expects: "the number of a permit",
    fix: "copy it from the sanction letter, as the authority writes it",
  }),
  companyNumber: kind(text(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/), {
    expects: "a CIN of 21 letters and digits, or an LLPIN like AAB-1234",
    fix: "copy it from the certificate of incorporation",
  }),
  office: kind(visibleText().regex(/\b[1-9]\d{2} ?\d{3}$/), {
    idealLength: 120,
    expects: "an address that ends in its PIN code",
    fix: 'write the six digits last, like "…, Hyderabad 500001"',
  }),
  searchTitle: kind(visibleText().min(10).max(60), {
    expects: "a title of 10 to 60 characters",
    fix: "write what is on this page, in a few words that no other page uses",
  }),
  searchDescription: kind(visibleText().min(50).max(160), {
    expects: "a summary of 50 to 160 characters",
    fix: "write one or two plain sentences that no other page uses",
  }),
  altText: kind(visibleText(checkDescription), {
    title: "What the photo shows",
    idealLength: 125,
    expects: "a description of the photo",
    fix: 'describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"',
  }),
  /** A stock photo's address, or the path of the site's own photo inside data/. */
  photoSource: kind(
    refine(z.string(), (source) => {
      if (source.startsWith("/")) return ownPhoto.test(source) ? [] : [ownPhotoName];
      const [, address, rest] = /^([^?#]*)(.*)$/s.exec(source) ?? [];
      if (stockPhoto.test(address ?? ""))
        return rest ? [{ problem: `has ${rest} after its name`, fix: "delete it" }] : [];
      if (source.startsWith(`${photoHost}/`))
        return [{ expects: `a photo's name after ${photoHost}/`, fix: copyAddress }];
      return source.includes("//")
        ? [{ expects: `an address at ${photoHost}`, fix: copyAddress }]
        : [{}];
    }),
    {
      title: "Photo",
      expects: `the path of a photo in data/images like "/images/gate.jpg", or the address of one at ${photoHost}`,
      fix: `put your own photo into data/images, and write "/images/" and its name; for a stock photo, ${copyAddress}`,
    },
  ),
  /** The path of the site's own photo inside data/. */
  photoFile: kind(text(ownPhoto), ownPhotoName),
  /** The path of the site's own drawing inside data/. */
  drawingFile: kind(text(/^\/images\/[\w./-]+\.(svg|png)$/), {
    title: "Drawing",
    expects: "the path of an SVG or PNG drawing in data/images, without spaces",
    fix: 'put the drawing into data/images under a name like seal.svg, and write "/images/seal.svg"',
  }),
});
