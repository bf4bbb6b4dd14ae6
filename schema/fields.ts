import { z } from "zod";

import { emailAddress, isPhoneNumber, linkForms, ownPhoto, stockPhoto } from "./patterns";
import { photoHost } from "./photo-host";
import { refine } from "./refine";
import {
  checkCharacters,
  checkDescription,
  checkNoSlot,
  checkSlots,
  dutySlots,
  visibleText,
} from "./texts";

// Every exported value is a kind of field, named like the kind: nothing else is exported here.

/** What a field contains. */
export type FieldKind = keyof typeof import("./fields");

/** The GraphQL type of a file with a list of records. */
export type ListType =
  | "PlotList"
  | "OngoingProjectList"
  | "CompletedProjectList"
  | "TestimonialList"
  | "GalleryList"
  | "StatisticList"
  | "PlaceList";

/** The metadata of a field, for the check and the editors' forms. */
export interface FieldNote {
  /** What the field is for, in one sentence written for an editor. */
  description: string;
  kind: FieldKind;
  /** Finishes the sentence "must be …". */
  expects: string;
  /** How to fix a wrong value, as an instruction. */
  fix: string;
  /** The characters that the place was designed for; a much longer text gets a warning. */
  room?: number;
  /** Kind "record": the GraphQL type of the list that has the record. */
  list?: ListType;
  /** Kind "template": the names in braces that the text must contain. */
  slots?: string[];
  /** The GraphQL type of a group. */
  type?: string;
  /** Whether the group is a section of a page, with a heading. */
  isSection?: boolean;
  /** Fields that the group had in an earlier version, and what to write in their place. */
  former?: { names: string[]; fix: string };
}

declare module "zod" {
  interface GlobalMeta extends Partial<FieldNote> {}
}

/** What all fields of a kind share. */
interface Kind extends Omit<FieldNote, "description" | "kind"> {
  /** Follows the description of each field. */
  unit?: string;
}

/** @param name the name of the export. @returns a function from a description for an editor to a field. */
const kind =
  <T extends z.ZodType>(name: FieldKind, type: T, { unit, ...note }: Kind) =>
  (description: string): T =>
    type.meta({ kind: name, ...note, description: unit ? `${description} ${unit}` : description });

const text = (pattern: RegExp) => z.string().regex(pattern);

/** The largest whole number of GraphQL; a larger one would fail the build with a message about code. */
const largest = 2 ** 31 - 1;
const whole = refine(z.int(), (value) =>
  value > largest ? [{ expects: `at most ${largest}`, fix: "look for an extra digit" }] : [],
);

/** @returns a function with a second parameter: the characters that the place was designed for. */
const plainText =
  (name: FieldKind, type: z.ZodString, unit?: string) => (description: string, room: number) =>
    kind(name, type, {
      room,
      unit,
      expects: "text",
      fix: 'write the words between straight quotes, such as "Plot size"',
    })(description);

export const words = plainText("words", visibleText());

/** A text that may name the sum of the duties, so that each rate stands once in the content. */
export const wordsWithDuties = plainText(
  "wordsWithDuties",
  visibleText(checkNoSlot(dutySlots)),
  "{duties} becomes the sum of the rates.",
);

/** A text with values that the site fills in. @param slots their names, written in braces. */
export const template = (description: string, slots: string[], room: number) => {
  const names = new Intl.ListFormat("en-GB").format(slots.map((slot) => `{${slot}}`));
  return kind("template", visibleText(checkSlots(slots)), {
    slots,
    room,
    expects: `text that contains ${names} and no other braces`,
    fix: `write ${names} where the site fills in the value`,
  })(description);
};

/** A record's permanent name; other files refer to it. */
export const slug = (description = "Permanent short name. Other files refer to it.") =>
  kind("slug", text(/^[a-z0-9]+(-[a-z0-9]+)*$/), {
    expects: "lower-case letters a to z, digits and single hyphens",
    fix: 'write it like "adibatla-meadows"',
  })(description);

/** The slug of a record of a list. */
export const record = (description: string, list: ListType) =>
  kind("record", visibleText(), {
    list,
    expects: "the slug of a record",
    fix: "copy the slug of the record you mean",
  })(description);

/** An address that begins like the pattern and has the form that its beginning promises. */
const address = (form: RegExp) =>
  refine(text(form), (to) => [
    ...checkCharacters(to),
    ...linkForms.filter(
      ({ start, isRight }) => to.startsWith(start) && !isRight(to.slice(start.length)),
    ),
  ]);

export const href = kind("href", address(/^(\/|#[\w-]+$|https:\/\/|tel:\+|mailto:)/), {
  expects:
    'a page of this site ("/contact"), a full address ("https://…"), "tel:+…", "mailto:…", or a placeholder ("#facebook")',
  fix: 'write a page of this site like "/contact", or a full address that starts with https://',
});

/** Telangana's RERA shows its projects on the second host. */
export const reraPage = kind(
  "reraPage",
  address(/^https:\/\/(www\.)?rera(it)?\.telangana\.gov\.in(\/|$)/),
  {
    expects: "a page at rera.telangana.gov.in or rerait.telangana.gov.in",
    fix: "look the project up there, and copy the full address from the browser's address bar, or leave the field out",
  },
);

/** The address of a file in static/. */
export const publishedFile = kind("publishedFile", text(/^\/[\w./-]+\.\w+$/), {
  expects: 'the address of a file in static/, like "/brochure.pdf"',
  fix: 'put the file into static/ and write a slash and its name, like "/brochure.pdf"',
});

export const icon = kind("icon", text(/^[a-z0-9]+(-[a-z0-9]+)*$/), {
  expects: "the name of an icon",
  fix: 'write it in lower case with hyphens, like "map-pin"',
  unit: "Names: lucide.dev/icons, for brands simpleicons.org.",
});

export const email = kind("email", emailAddress, {
  expects: "an e-mail address",
  fix: 'write it like "info@example.com"',
});

export const phone = kind("phone", text(/^\+[1-9]\d*( \d+)*$/).refine(isPhoneNumber), {
  expects: "a phone number with its country code and all its digits, 10 after +91",
  fix: 'count the digits, and write it like "+91 40 1234 5678": a plus sign, digits and single spaces',
});

/** An Indian mobile number without its country code: ten digits. 65 is Singapore's code. */
const lacksCountryCode = /^(?!65)[6-9]\d{9}$/;

export const whatsapp = kind(
  "whatsapp",
  text(/^[1-9]\d{7,14}$/).refine((digits) => !lacksCountryCode.test(digits)),
  {
    expects: "a country code and a number, in 8 to 15 digits",
    fix: 'write 91 before an Indian number, like "919876543210", and nothing but digits',
  },
);

/** No price or fee is below 100 rupees. */
const amount = {
  expects: "a whole number of rupees, 100 or more",
  fix: "write digits only, like 18000, without quotes or commas",
  unit: "In rupees.",
};

export const rupees = kind("rupees", whole.min(100), amount);

/** Rupees that pages write in lakh or crore. */
export const lakhs = kind("lakhs", whole.min(100), {
  ...amount,
  fix: "write all the digits, like 2500000 for 25 lakh, without quotes or commas",
});

export const squareYards = kind("squareYards", z.number().positive(), {
  expects: "a number of square yards above 0",
  fix: "write digits only, like 150, without quotes or unit",
  unit: "In square yards.",
});

export const percent = kind("percent", z.number().min(0).max(100), {
  expects: "a number from 0 to 100",
  fix: "write digits only, like 40, without quotes or a percent sign",
  unit: "In percent, 0 to 100.",
});

export const count = kind("count", whole.min(0), {
  expects: "a whole number, 0 or more",
  fix: "write digits only, like 120, without quotes or commas",
});

/** A whole number with two limits. */
export const between = (description: string, least: number, most: number) =>
  kind("between", whole.min(least).max(most), {
    expects: `a whole number from ${least} to ${most}`,
    fix: `write digits only, like ${most}, without quotes`,
  })(description);

export const year = kind("year", whole.min(1950).max(2100), {
  expects: "a year from 1950 to 2100",
  fix: "write four digits without quotes, like 2024",
});

export const month = kind("month", text(/^20\d\d-(0[1-9]|1[0-2])$/), {
  expects: "a valid year and month",
  fix: 'write it like "2027-06" for June 2027',
  unit: 'Year and month, like "2027-06".',
});

export const date = kind("date", z.iso.date(), {
  expects: "a valid date",
  fix: 'write year, month and day, like "2027-06-30"',
  unit: 'Like "2027-06-30".',
});

export const decimal = (description: string, most: number) =>
  kind("decimal", z.number().min(0).max(most), {
    expects: `a number from 0 to ${most}`,
    fix: "write digits with a decimal point, like 5.5, without quotes or unit",
  })(description);

export const clock = kind("clock", text(/^([01]\d|2[0-3]):[0-5]\d$/), {
  expects: "a time of day from 00:00 to 23:59",
  fix: 'write hours and minutes with a colon, like "09:00" or "18:00"',
  unit: '24-hour time, like "18:00".',
});

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

export const choice = <const T extends readonly string[]>(description: string, values: T) =>
  kind("choice", z.enum(values), {
    expects: either.format(values.map((value) => `"${value}"`)),
    fix: values.length > 1 ? "copy one of these exactly" : `write "${values[0]}"`,
  })(description);

/** Marks made-up facts: while there are any, a strip on top of each page says so, and the launch check refuses them. */
export const sample = kind("sample", z.enum(["is a sample"]), {
  expects: '"is a sample"',
  fix: 'write "is a sample", or leave the field out',
  unit: "Until it is taken away, a strip on top of every page says so.",
});

/** Number of a project in Telangana's RERA register, such as P02400005578. */
export const registration = kind("registration", text(/^P\d{11}$/), {
  expects: "the letter P and 11 digits",
  fix: "copy it from the registration certificate, or leave the field out",
});

/** Each authority has its own form of number. */
export const layoutPermit = kind("layoutPermit", visibleText(), {
  expects: "the number of a permit",
  fix: "copy it from the sanction letter, as the authority writes it",
});

/** As the Registrar of Companies writes it. */
export const companyNumber = kind(
  "companyNumber",
  text(/^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/),
  {
    room: 21,
    expects: "a CIN of 21 letters and digits, or an LLPIN like AAB-1234",
    fix: "copy it from the certificate of incorporation",
  },
);

export const office = kind("office", visibleText().regex(/\b[1-9]\d{2} ?\d{3}$/), {
  room: 120,
  expects: "an address that ends in its PIN code",
  fix: 'write the six digits last, like "…, Hyderabad 500001"',
});

export const searchTitle = kind("searchTitle", visibleText().min(10).max(60), {
  expects: "a title of 10 to 60 characters",
  fix: "write what is on this page, in a few words that no other page uses",
});

export const searchDescription = kind("searchDescription", visibleText().min(50).max(160), {
  expects: "a summary of 50 to 160 characters",
  fix: "write one or two plain sentences that no other page uses",
});

export const altText = kind("altText", visibleText(checkDescription), {
  room: 125,
  expects: "a description of the photo",
  fix: 'describe what the photo shows, like "A tar road between empty plots, with young trees on both sides"',
});

const ownPhotoName = {
  expects: "the path of a JPEG, PNG, WebP or AVIF photo in data/images, without spaces",
  fix: 'put the photo into data/images under a name like gate.jpg, and write "/images/gate.jpg"; export a PDF or HEIC file as JPEG first',
};

const copyAddress =
  'right-click it on unsplash.com, choose "Copy image address", and keep what stands before "?"';

/** A stock photo's address, or the path of an own photo inside data/. */
export const photoSource = kind(
  "photoSource",
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
    expects: `the path of a photo in data/images like "/images/gate.jpg", or the address of one at ${photoHost}`,
    fix: `put your own photo into data/images, and write "/images/" and its name; for a stock photo, ${copyAddress}`,
  },
);

/** The path of an own photo inside data/. */
export const photoFile = kind("photoFile", text(ownPhoto), ownPhotoName);

export const fraction = kind("fraction", z.number().min(0).max(1), {
  expects: "a number from 0 to 1",
  fix: "write a decimal with a point, like 0.35",
  unit: "From 0 to 1.",
});

/** Degrees in or around Telangana. */
export const degrees = (description: string, name: string, least: number, most: number) =>
  kind("degrees", z.number().min(least).max(most), {
    expects: `a ${name} from ${least} to ${most}`,
    fix: "write degrees with a decimal point; around Hyderabad a latitude is about 17.4, a longitude about 78.5",
  })(description);
