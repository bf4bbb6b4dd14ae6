import { z } from "zod";

import { photoHost } from "./photo-host";

// The forms get these patterns by JSON Schema, without their flags. It reads each as if it had the flag "u" and no other.

/** Matches a text that shows something: not only spaces and combining marks. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The smallest photo that stays sharp, in pixels: most photos are shown about 1280 wide, and cropped to about 3:2. */
export const smallestPhoto = { width: 1200, height: 800 };

/** The characters of the site's fonts besides Latin-1 (`docs/fonts.md`). */
export const fontPunctuation = "–—‘’“”•…×−";

/** The ending of a photo file. */
export const photoEnding = /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

/** The path of the site's own photo inside data/. */
export const ownPhoto = new RegExp(`^/images/[\\w./~-]+${photoEnding.source}`);

/** The address of a stock photo, without the query that says its size. */
export const stockPhoto = new RegExp(`^${photoHost}/photo-\\d{10,13}-[0-9a-f]{12}$`);

/** The site's public address, which may include a folder of the host. @returns undefined for anything else. */
export function parseSiteUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash ? url : undefined;
}

export const emailAddress = z.email();

/**
 * By ITU E.164, 8 to 15 digits with the country code. An Indian number has ten digits after 91; a toll-free or
 * shared-cost number, with 1800 or 1860, ten or eleven.
 */
export const isPhoneNumber = (text: string) => {
  const digits = text.replace(/\D/g, "");
  return digits.startsWith("91")
    ? /^91(\d{10}|18[06]0\d{7})$/.test(digits)
    : digits.length >= 8 && digits.length <= 15;
};

/** The forms of URLs outside this site. */
export const linkForms = [
  {
    prefix: "https://",
    isValid: (rest: string) =>
      URL.canParse(`https://${rest}`) && /^[^\s./?#@]+(\.[^\s./?#@]+)+([/?#]\S*)?$/.test(rest),
    expects: "a full address",
    fix: "open the page and copy the full address from the browser's address bar",
  },
  {
    prefix: "tel:",
    isValid: (number: string) => /^\+\d+$/.test(number) && isPhoneNumber(number),
    expects: "a phone link",
    fix: 'write it like "tel:+914012345678"',
  },
  {
    prefix: "mailto:",
    isValid: (address: string) => emailAddress.safeParse(address).success,
    expects: "an e-mail link",
    fix: 'write it like "mailto:info@example.com"',
  },
];
