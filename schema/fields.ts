import { z } from "zod";

/** The GraphQL type of a file that holds a list of records; a field may name records of one. */
export type ListType =
  | "PlotList"
  | "OngoingProjectList"
  | "CompletedProjectList"
  | "TestimonialList"
  | "GalleryList"
  | "StatisticList"
  | "PlaceList";

/** What a field contains, beyond its JSON type. The rules of `check/` depend on it. */
export type FieldKind =
  | "words"
  | "template"
  | "slug"
  | "record"
  | "href"
  | "publishedFile"
  | "icon"
  | "email"
  | "phone"
  | "whatsapp"
  | "rupees"
  | "lakhs"
  | "squareYards"
  | "percent"
  | "count"
  | "year"
  | "month"
  | "date"
  | "decimal"
  | "clock"
  | "color"
  | "fraction"
  | "degrees"
  | "pixels"
  | "photoId"
  | "photoFile"
  | "flag"
  | "choice"
  | "registration"
  | "layoutPermit"
  | "searchTitle"
  | "searchDescription"
  | "altText";

/** The note of every field. The check, the editor's completion and the guide use it. */
export interface FieldNote {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  kind: FieldKind;
  /** Finishes the sentence "must be …". */
  expects: string;
  /** How to fix a wrong value, as an instruction. */
  fix?: string;
  /** Characters the place was designed for; a much longer text gets a warning. */
  room?: number;
  /** kind "record": the list whose slugs may be named. */
  list?: ListType;
  /** kind "template": the names in braces that the text must contain. */
  slots?: string[];
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldNote> {}
}

// JSON Schema takes these patterns without their flags, so none may depend on a flag other than "u".

/** A letter, digit or sign: a text of only spaces and combining marks shows nothing. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The smallest photo that stays sharp, in pixels: most places need a width of about 1280, cropped to about 3:2. */
export const smallestPhoto = { width: 1200, height: 800 };

/** Endings of the photo files that the site can show. */
export const photoEnding = /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

const text = (pattern: RegExp, note: FieldNote) =>
  z
    .string()
    .regex(pattern)
    .meta({ ...note });
const number = (note: FieldNote) => z.number().meta({ ...note });

/** Visible words. @param room the number of characters that the place was designed for. */
export const words = (description: string, room = 60) =>
  text(visible, {
    description,
    kind: "words",
    room,
    expects: "text",
    fix: 'write the words between straight quotes, such as "Plot size"',
  });

/** Visible words around values that the site fills in. @param slots their names, written in braces. */
export const template = (description: string, slots: string[], room = 80) =>
  text(visible, {
    description,
    kind: "template",
    slots,
    room,
    expects: `text that contains ${slots.map((slot) => `{${slot}}`).join(" and ")}`,
    fix: `keep ${slots.map((slot) => `{${slot}}`).join(" and ")} where the value belongs`,
  });

/** A record's permanent name; other files refer to it. */
export const slug = () =>
  text(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    description: "Permanent short name of this record. Other files refer to it.",
    kind: "slug",
    expects: "lower-case letters a to z, digits and single hyphens",
    fix: 'write it like "adibatla-meadows"',
  });

/** The slug of a record of a list. */
export const record = (description: string, list: ListType) =>
  text(visible, {
    description,
    kind: "record",
    list,
    expects: "the slug of a record",
    fix: "copy the slug of the record you mean",
  });

/** Where a link goes. */
export const href = (description: string) =>
  text(/^(\/|#[\w-]+$|https:\/\/|tel:\+|mailto:)/, {
    description,
    kind: "href",
    expects:
      'a page of this site ("/contact"), a full address ("https://…"), "tel:+…", "mailto:…", or a placeholder ("#facebook")',
    fix: 'write a page of this site like "/contact", or a full address that starts with https://',
  });

/** A file of static/, by its address. */
export const publishedFile = (description: string) =>
  text(/^\/[\w./-]+\.\w+$/, {
    description,
    kind: "publishedFile",
    expects: 'the address of a file in static/, like "/brochure.pdf"',
    fix: 'put the file into static/ and write a slash and its name, like "/brochure.pdf"',
  });

/** The name of an icon. */
export const icon = (description: string) =>
  text(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    description: `${description} Any name from lucide.dev/icons, or a brand name from simpleicons.org.`,
    kind: "icon",
    expects: "the name of an icon",
    fix: 'write it in lower case with hyphens, like "map-pin"',
  });

const emailAddress = z.email();

/** Whether a text is an e-mail address. */
export const isEmail = (text: string) => emailAddress.safeParse(text).success;

export const email = (description: string) =>
  emailAddress.meta({
    description,
    kind: "email",
    expects: "an e-mail address",
    fix: 'write it like "info@example.com"',
  });

const countDigits = (text: string) => text.replace(/\D/g, "").length;

/** By ITU E.164, 8 to 15 digits with the country code; an Indian number has ten after its 91. */
export const isPhoneNumber = (text: string) =>
  countDigits(text) >= 8 &&
  countDigits(text) <= 15 &&
  (!text.startsWith("+91") || countDigits(text) === 12);

/** Ten digits that start like an Indian mobile number: its country code is missing. 65 is Singapore's. */
const lacksCountryCode = (digits: string) =>
  digits.length === 10 && /^[6-9]/.test(digits) && !digits.startsWith("65");

export const phone = (description: string) =>
  z
    .string()
    .regex(/^\+[1-9]\d*( \d+)*$/)
    .refine(isPhoneNumber)
    .meta({
      description,
      kind: "phone",
      expects: "a phone number with its country code",
      fix: 'write it like "+91 40 1234 5678": a plus sign, digits and single spaces',
    });

export const whatsapp = (description: string) =>
  z
    .string()
    .regex(/^[1-9]\d{7,14}$/)
    .refine((digits) => !lacksCountryCode(digits))
    .meta({
      description,
      kind: "whatsapp",
      expects: "8 to 15 digits, country code first, between quotes",
      fix: 'write only digits, the country code first (91 for India), like "919876543210"',
    });

/** Whole rupees. @param kind "lakhs" where pages write the amount in lakh or crore. */
export const rupees = (description: string, kind: "rupees" | "lakhs" = "rupees") =>
  number({
    description: `${description} In rupees.`,
    kind,
    expects: "a number of rupees above 0",
    fix: "write digits only, like 18000, without quotes or commas",
  })
    .int()
    .positive();

export const squareYards = (description: string) =>
  number({
    description: `${description} In square yards.`,
    kind: "squareYards",
    expects: "a number of square yards above 0",
    fix: "write digits only, like 150, without quotes or unit",
  }).positive();

export const percent = (description: string) =>
  number({
    description: `${description} In percent, 0 to 100.`,
    kind: "percent",
    expects: "a number from 0 to 100",
    fix: "write digits only, like 40, without quotes or a percent sign",
  })
    .min(0)
    .max(100);

export const count = (description: string) =>
  number({
    description,
    kind: "count",
    expects: "a whole number, 0 or more",
    fix: "write digits only, like 120, without quotes or commas",
  })
    .int()
    .min(0);

export const year = (description: string) =>
  number({
    description,
    kind: "year",
    expects: "a year from 1950 to 2100",
    fix: "write four digits without quotes, like 2024",
  })
    .int()
    .min(1950)
    .max(2100);

export const month = (description: string) =>
  text(/^20\d\d-(0[1-9]|1[0-2])$/, {
    description: `${description} Year and month, like "2027-06".`,
    kind: "month",
    expects: "a valid year and month",
    fix: 'write it like "2027-06" for June 2027',
  });

export const date = (description: string) =>
  z.iso.date().meta({
    description: `${description} Like "2027-06-30".`,
    kind: "date",
    expects: "a valid date",
    fix: 'write year, month and day, like "2027-06-30"',
  });

/** A number from 0 on that may have decimals. */
export const decimal = (description: string, most: number) =>
  number({
    description,
    kind: "decimal",
    expects: `a number from 0 to ${most}`,
    fix: "write digits, and a point before decimals, like 5.5, without quotes or unit",
  })
    .min(0)
    .max(most);

export const clock = (description: string) =>
  text(/^([01]\d|2[0-3]):[0-5]\d$/, {
    description: `${description} 24-hour time, like "18:00".`,
    kind: "clock",
    expects: "a time of day from 00:00 to 23:59",
    fix: 'write hours and minutes with a colon, like "09:00" or "18:00"',
  });

export const flag = (description: string) =>
  z.boolean().meta({
    description,
    kind: "flag",
    expects: "true or false",
    fix: "write true or false without quotes",
  });

/** One of a few fixed words. */
export const choice = <T extends string>(description: string, values: readonly [T, ...T[]]) =>
  z.enum(values).meta({
    description,
    kind: "choice",
    expects: values.map((value) => `"${value}"`).join(" or "),
    fix: values.length > 1 ? "copy one of these exactly" : `write "${values[0]}"`,
  });

/** Telangana RERA project number. Form seen in public registers, for example P02400005578. */
export const registration = () =>
  text(/^P\d{11}$/, {
    description:
      "RERA registration number, printed with the record once it is filled in. Leave the field out until the project is registered; never invent one.",
    kind: "registration",
    expects: "the letter P and 11 digits",
    fix: "copy it from the registration certificate, or leave the field out",
  }).optional();

/** HMDA layout permit number, for example 000272/LO/Plg/HMDA/2019. */
export const layoutPermit = () =>
  text(/^\d{6}\/LO\/Plg\/HMDA\/20\d\d$/, {
    description:
      "Layout permit (LP) number, printed with the record once it is filled in. Leave the field out until it is issued; never invent one.",
    kind: "layoutPermit",
    expects: "an HMDA layout permit number",
    fix: 'copy it from the sanction letter: six digits, then /LO/Plg/HMDA/ and the year; for a permit of another authority use "otherPermit"',
  }).optional();

/** Title of a page in search results and on the browser's tab. */
export const searchTitle = () =>
  z.string().regex(visible).min(10).max(60).meta({
    description:
      "Title of the page in search results and on the browser's tab, 10 to 60 characters. The company's name is added by the site.",
    kind: "searchTitle",
    expects: "a title of 10 to 60 characters",
    fix: "say what is on this page, in a few words that no other page uses",
  });

/** Summary of a page in search results. */
export const searchDescription = () =>
  z.string().regex(visible).min(50).max(160).meta({
    description: "One or two sentences under the title in search results, 50 to 160 characters.",
    kind: "searchDescription",
    expects: "a summary of 50 to 160 characters",
    fix: "write one or two plain sentences that no other page uses",
  });

export const altText = () =>
  text(visible, {
    description:
      "What the photo shows, for people who cannot see it. One short sentence, not a file name, and different for each photo of a page.",
    kind: "altText",
    room: 125,
    expects: "a description of the photo",
    fix: 'describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"',
  });

export const photoId = () =>
  text(/^photo-\d{10,13}-[0-9a-f]{12}$/, {
    description:
      "Id of a photo at the stock photo host: the part of the photo's own address that starts with photo-. Use either this or file.",
    kind: "photoId",
    expects: "a stock photo id",
    fix: 'open the photo on unsplash.com, right-click it, choose "Copy image address", and take the part like "photo-1500382017468-9049fed747ef"',
  });

export const photoFile = () =>
  text(new RegExp(`^images/[\\w./-]+${photoEnding.source}`), {
    description:
      "Your own photo: its path inside data/, like images/entrance.jpg. JPEG, PNG, WebP or AVIF. Use either this or id.",
    kind: "photoFile",
    expects: "the path of a photo inside data/images",
    fix: 'put the file into data/images and write "images/its-name.jpg"',
  });

/** Width or height of a stock photo's original. @param least the smallest one that stays sharp everywhere. */
export const pixels = (description: string, least: number) =>
  number({
    description: `${description} In pixels, ${least} or more.`,
    kind: "pixels",
    expects: `a whole number of pixels, ${least} or more`,
    fix: "write digits only, like 2400, without quotes or unit; choose another photo if it is smaller",
  })
    .int()
    .min(least);

export const color = (description: string) =>
  text(/^#[0-9a-fA-F]{6}$/, {
    description: `${description} Six-digit colour, like "#8a7a55".`,
    kind: "color",
    expects: "a six-digit colour",
    fix: 'write it like "#8a7a55"',
  });

export const fraction = (description: string) =>
  number({
    description: `${description} From 0 to 1.`,
    kind: "fraction",
    expects: "a number from 0 to 1",
    fix: "write a decimal with a point, like 0.35",
  })
    .min(0)
    .max(1);

const degrees = (description: string, name: string, [least, most]: readonly [number, number]) =>
  number({
    description,
    kind: "degrees",
    expects: `a ${name} from ${least} to ${most}`,
    fix: `write the degrees with a point; around Hyderabad a latitude is about 17.4, a longitude about 78.5`,
  })
    .min(least)
    .max(most);

/** Degrees north, of a place in or around Telangana. */
export const latitude = () => degrees("How far north, in degrees.", "latitude", [15, 20]);

/** Degrees east, of a place in or around Telangana. */
export const longitude = () => degrees("How far east, in degrees.", "longitude", [76, 81]);

/** A list. @param description what it holds, for an editor. An empty list is always allowed. */
export const list = <T extends z.ZodType>(item: T, description: string) =>
  z.array(item).meta({ description });
