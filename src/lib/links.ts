import type { AreaUnit } from "./area-units";

/**
 * The kind of a link in the data: a page of this site ("/contact"), a file of it ("/brochure.pdf"), a
 * placeholder ("#facebook"), another website ("https://…"), or a contact ("tel:", "mailto:").
 */
export function linkKind(to: string): "page" | "file" | "placeholder" | "website" | "contact" {
  if (to.startsWith("/")) return /^[^?#]*\.\w+([?#]|$)/.test(to) ? "file" : "page";
  if (to.startsWith("#")) return "placeholder";
  return /^(tel|mailto):/.test(to) ? "contact" : "website";
}

/**
 * The URL of a WhatsApp chat.
 * @param number with country code; other characters than digits are removed, as wa.me requires.
 * @param message the prefilled text.
 */
export const whatsappUrl = (number: string, message: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(message)}`;

/** The URL that dials a number: "+91 40 1234" gives "tel:+91401234". */
export const phoneUrl = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

interface Navigation {
  navigation: readonly {
    label: string;
    to?: string | null;
    items?: readonly { label: string; to: string }[] | null;
  }[];
}

/** All links of the header in order, with the links of groups. */
export const navigationLinks = ({ navigation }: Navigation) =>
  navigation.flatMap(({ label, to, items }) => items ?? (to ? [{ label, to }] : []));

/** The name that the header gives to a page; undefined for a page to which the header has no link. */
export const pageLabel = (site: Navigation, route: string) =>
  navigationLinks(site).find(({ to }) => isSamePage(to, route))?.label;

/** Attributes of a link that opens a new tab; `PageFrame` has the text that describes it. */
export const newTab = {
  target: "_blank",
  rel: "noopener noreferrer",
  "aria-describedby": "new-tab",
} as const;

const withoutSlash = (path: string) => path.replace(/\/+$/, "") || "/";

/** Whether two paths are the same page; ignores a trailing slash. */
export const isSamePage = (one: string, other: string) => withoutSlash(one) === withoutSlash(other);

export const layoutRoute = (slug: string) => `/open-plots/${slug}`;

/** The id of a layout's name on /open-plots. Shared URLs end with it, so it keeps its prefix. */
export const layoutId = (slug: string) => `plot-${slug}`;

const calculatorUrl = (query: string, unit: AreaUnit = "sqyd") =>
  `/why-invest/?${query}${unit === "sqyd" ? "" : `&unit=${unit}`}#cost`;

/**
 * The URL of the calculator for a layout: "/why-invest/?layout=adibatla-meadows&size=150&rate=15000#cost".
 * @param size in square yards. @param price of a square yard, in rupees. @param unit in which the size is also given.
 */
export const costUrl = (slug: string, size: number, price: number, unit?: AreaUnit) =>
  calculatorUrl(`layout=${slug}&size=${size}&rate=${price}`, unit);

/** The URL of the calculator for a plot of a layout, whose area and price the calculator knows. */
export const plotCostUrl = (slug: string, number: string, unit?: AreaUnit) =>
  calculatorUrl(`layout=${slug}&plot=${encodeURIComponent(number)}`, unit);
