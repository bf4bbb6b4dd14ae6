// The forms get these patterns through JSON Schema, which drops the flags and reads each pattern as if it had "u" alone.

/** The host of the stock photos, the only foreign host of the site. */
export const photoHost = "https://images.unsplash.com";

/** Matches a text with at least one letter, digit, punctuation mark or symbol. */
export const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Characters that no text may contain: control characters, invisible characters, halves of surrogate pairs, and the
 * replacement character that a wrong encoding leaves. The two joiners are allowed inside an emoji or an Indian script.
 */
export const unusable =
  /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029\ufffd]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** The name of an invisible character, such as U+200B. */
export const characterName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** The smallest photo that stays sharp, in pixels: most photos are shown about 1280 wide, and cropped to about 3:2. */
export const smallestPhoto = { width: 1200, height: 800 };

/** The ending of a photo file. */
export const photoEnding = /\.([jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP]|[aA][vV][iI][fF])$/;

/** The path of the site's own photo inside data/. */
export const ownPhoto = new RegExp(`^/images/[\\w./~-]+${photoEnding.source}`);

/** The site's own photo, or the address of a stock photo without the query that says its size. */
export const anyPhoto = new RegExp(
  `${ownPhoto.source}|^${photoHost}/photo-\\d{10,13}-[0-9a-f]{12}$`,
);

/** Lower-case words with hyphens between them. */
export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * By ITU E.164, 8 to 15 digits with the country code. An Indian number has ten digits after 91; a toll-free or
 * shared-cost number, with 1800 or 1860, ten or eleven.
 */
export const phone = /^\+(91( ?\d){10}|91 ?18[06]0( ?\d){7}|(?!91)[1-9]( ?\d){7,14})$/;

const links = [
  "/\\S*",
  "#[\\w-]+",
  "https://[^\\s./?#@]+(\\.[^\\s./?#@]+)+([/?#]\\S*)?",
  "tel:\\+(91\\d{10}|9118[06]0\\d{7}|(?!91)[1-9]\\d{7,14})",
  "mailto:[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+",
];

/** A page or file of this site, a placeholder, a full address, or a link to a phone or an e-mail address. */
export const href = new RegExp(`^(${links.join("|")})$`);

/** Digits of a country and a number. Ten that begin with 6 to 9 lack the country, but 65 may be Singapore's. */
export const whatsapp = /^(?!(?!65)[6-9]\d{9}$)[1-9]\d{7,14}$/;

/** The site's public address, which may include a folder of the host. @returns undefined for anything else. */
export function parseSiteUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && !url.search && !url.hash ? url : undefined;
}
