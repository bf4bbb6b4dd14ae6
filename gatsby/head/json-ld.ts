import type { z } from "zod";

import { isSampleEmail, isSampleNumber, unfinishedWords } from "../../check";
import type { siteSettings } from "../../schema/shapes/site";
import { layoutId } from "../../src/lib/links";
import { language } from "../../src/site/words";
import type { LayoutContent } from "../content/nodes";
import { pageUrl } from "./site-url";

export type SiteContent = z.infer<typeof siteSettings>;

/** The source of a page's structured data. */
export interface Described {
  /** The URL of the site, without a slash at its end. */
  base: string;
  site: SiteContent;
  /** The URL of the page; undefined for the not-found page. */
  url?: string;
  /** The URL of the share image. */
  image: string;
  /** The breadcrumb, which ends with the page itself. */
  trail?: readonly { name: string; to: string }[];
  showsOffice?: boolean;
  /** The layouts, if the page shows them in full. */
  layouts?: readonly LayoutContent[];
}

/** A schema.org object; JSON leaves out undefined properties. */
const thing = (type: string, properties: object) => ({ "@type": type, ...properties });

const companyRef = (base: string) => ({ "@id": `${base}/#company` });

const postalAddress = (parts: object) =>
  thing("PostalAddress", { ...parts, addressCountry: language.split("-")[1] });

const numbered = (items: readonly object[]) =>
  items.map((item, index) => thing("ListItem", { position: index + 1, ...item }));

/** The phone number and e-mail address, but no placeholders, which a search engine would take for facts. */
const realContacts = ({ contact: { phone, email } }: SiteContent) => ({
  telephone: isSampleNumber(phone) ? undefined : phone,
  email: isSampleEmail(email) ? undefined : email,
});

function organization({ base, site }: Described) {
  const contacts = realContacts(site);
  const profiles = site.footer.social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return thing("Organization", {
    ...companyRef(base),
    name: site.name,
    description: site.tagline,
    url: `${base}/`,
    logo: `${base}/icons/icon-512.png`,
    sameAs: profiles.length > 0 ? profiles : undefined,
    contactPoint:
      contacts.telephone || contacts.email
        ? thing("ContactPoint", { contactType: "sales", ...contacts })
        : undefined,
  });
}

const webSite = ({ base, site }: Described) =>
  thing("WebSite", {
    "@id": `${base}/#site`,
    name: site.name,
    url: `${base}/`,
    inLanguage: language,
    publisher: companyRef(base),
  });

function office({ base, site, url, image }: Described) {
  const { address, city, hours } = site.contact;
  return thing("LocalBusiness", {
    "@id": `${base}/#office`,
    name: site.name,
    url,
    image,
    parentOrganization: companyRef(base),
    address: address.some(unfinishedWords)
      ? undefined
      : postalAddress({ streetAddress: address.join(", "), addressLocality: city }),
    ...realContacts(site),
    openingHoursSpecification: hours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ days, opens, closes }) =>
        thing("OpeningHoursSpecification", { dayOfWeek: days, opens, closes }),
      ),
  });
}

const priceCurrency = "INR";
/** The square yard in UN/ECE Recommendation 20, as schema.org requires. */
const unitCode = "YDK";

/** A layout. Its photo does not show it, so it is left out; so is an offer until the registration (RERA, section 3). */
function listing(layout: LayoutContent, { base, url }: Described) {
  const { slug, name, location, size, pricePerSqYd: price, papers } = layout;
  return thing("RealEstateListing", {
    name,
    url: `${url}#${layoutId(slug)}`,
    about: thing("Place", { name, address: postalAddress({ addressLocality: location }) }),
    offers:
      (papers?.rera ?? papers?.reraExempt) &&
      thing("Offer", {
        seller: companyRef(base),
        priceCurrency,
        priceSpecification: thing("UnitPriceSpecification", {
          price,
          // A starting price: larger or better plots may cost more.
          minPrice: price,
          priceCurrency,
          unitCode,
        }),
        eligibleQuantity: thing("QuantitativeValue", {
          minValue: size.min,
          maxValue: size.max,
          unitCode,
        }),
      }),
  });
}

/**
 * The structured data of a page: the company, its site, and the page's own content. No reviews: search engines refuse a
 * company's reviews of itself.
 * @returns JSON that is safe inside a script element.
 */
export function jsonLd(described: Described): string {
  const { base, url, trail, showsOffice, layouts } = described;
  // A search engine would take a sample for a fact.
  const listings = layouts?.flatMap((layout) =>
    layout.sample ? [] : { item: listing(layout, described) },
  );
  const things = [
    organization(described),
    webSite(described),
    url &&
      trail &&
      thing("BreadcrumbList", {
        itemListElement: numbered(trail.map(({ name, to }) => ({ name, item: pageUrl(base, to) }))),
      }),
    showsOffice && office(described),
    listings?.length &&
      thing("ItemList", { numberOfItems: listings.length, itemListElement: numbered(listings) }),
  ];
  const graph = { "@context": "https://schema.org", "@graph": things.filter(Boolean) };
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
