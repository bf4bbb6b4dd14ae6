import type { z } from "zod";

import { isSampleEmail, isSampleNumber, unfinishedWords } from "../../check";
import type { plotList } from "../../schema/shapes/plots";
import type { siteSettings } from "../../schema/shapes/site";
import { homeLabel } from "../../src/lib/links";
import { shownAtFirst } from "../../src/lib/long-list";

export type SiteContent = z.infer<typeof siteSettings>;
export type PlotContent = z.infer<typeof plotList>;

/** The content that a page's structured data is made from. */
export interface Described {
  /** Address of the site, without a slash at its end. */
  base: string;
  site: SiteContent;
  page: {
    /** The page's own address; undefined for the page for unknown addresses. */
    address?: string;
    /** Address of its image. */
    image: string;
    /** Its name in the breadcrumb; undefined where none is shown. */
    trailName?: string;
    /** Whether it is about the office. */
    showsOffice?: boolean;
    /** The open plots, where they are shown in full. */
    plots?: PlotContent;
  };
}

/** A thing of schema.org; JSON leaves out what is undefined. */
const thing = (type: string, about: object) => ({ "@type": type, ...about });

const companyOf = (base: string) => ({ "@id": `${base}/#company` });

const addressIn = ({ language }: SiteContent, parts: object) =>
  thing("PostalAddress", { ...parts, addressCountry: language.split("-")[1] });

const numbered = (items: readonly object[]) =>
  items.map((item, index) => thing("ListItem", { position: index + 1, ...item }));

/** Ways to reach the company that are real: a placeholder is for visitors to see, not to be published. */
const contactsOf = ({ contact: { phone, email } }: SiteContent) => ({
  telephone: isSampleNumber(phone) ? undefined : phone,
  email: isSampleEmail(email) ? undefined : email,
});

function organization({ base, site }: Described) {
  const contacts = contactsOf(site);
  const hasContact = Object.values(contacts).some(Boolean);
  const profiles = site.footer.social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return thing("Organization", {
    ...companyOf(base),
    name: site.name,
    description: site.tagline,
    url: `${base}/`,
    logo: `${base}/icons/icon-512.png`,
    sameAs: profiles.length > 0 ? profiles : undefined,
    contactPoint: hasContact
      ? thing("ContactPoint", { contactType: "sales", ...contacts })
      : undefined,
  });
}

const webSite = ({ base, site }: Described) =>
  thing("WebSite", {
    "@id": `${base}/#site`,
    name: site.name,
    url: `${base}/`,
    inLanguage: site.language,
    publisher: companyOf(base),
  });

const trail = ({ base, site, page }: Described) =>
  thing("BreadcrumbList", {
    itemListElement: numbered([
      { name: homeLabel(site), item: `${base}/` },
      { name: page.trailName, item: page.address },
    ]),
  });

function office({ base, site, page }: Described) {
  const { address, city, hours } = site.contact;
  const place = { streetAddress: address.join(", "), addressLocality: city };
  const opening = hours.filter(({ opens, closes }) => opens && closes);
  return thing("LocalBusiness", {
    "@id": `${base}/#office`,
    name: site.name,
    url: page.address,
    image: page.image,
    parentOrganization: companyOf(base),
    address: address.some(unfinishedWords) ? undefined : addressIn(site, place),
    ...contactsOf(site),
    openingHoursSpecification: opening.map(({ days, opens, closes }) =>
      thing("OpeningHoursSpecification", { dayOfWeek: days, opens, closes }),
    ),
  });
}

/** The square yard of UN/ECE Recommendation 20, as schema.org asks for it. */
const unitCode = "YDK";
const priceCurrency = "INR";

/**
 * Without an offer until the layout is registered: the law forbids to offer it before (RERA, section 3). The photo is left
 * out, since it does not show the layout.
 */
const listing = (
  { slug, name, location, size, pricePerSqYd: price, papers }: PlotContent["plots"][number],
  { base, site, page }: Described,
) =>
  thing("RealEstateListing", {
    name,
    // The place of its card on the page.
    url: `${page.address}#plot-${slug}`,
    about: thing("Place", { name, address: addressIn(site, { addressLocality: location }) }),
    offers:
      papers?.rera &&
      thing("Offer", {
        seller: companyOf(base),
        priceCurrency,
        priceSpecification: thing("UnitPriceSpecification", {
          price,
          // A starting price: larger or better placed plots can cost more.
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

/**
 * The plots that have a card on the prebuilt page, without samples, which are for visitors to see, not to be published;
 * nothing if all are.
 */
function openPlots({ plots }: PlotContent, described: Described) {
  const isReal = ({ sample }: { sample?: string }) => !sample;
  const listed = plots.slice(0, shownAtFirst(plots.length)).filter(isReal);
  return (
    listed.length > 0 &&
    thing("ItemList", {
      numberOfItems: plots.filter(isReal).length,
      itemListElement: numbered(listed.map((plot) => ({ item: listing(plot, described) }))),
    })
  );
}

/**
 * A page in schema.org's words: the company and its site, and what the page itself shows. No reviews:
 * search engines refuse those that a company publishes about itself.
 * @returns JSON that is safe inside a script element.
 */
export function jsonLd(described: Described): string {
  const { address, trailName, showsOffice, plots } = described.page;
  const things = [
    organization(described),
    webSite(described),
    address && trailName && trail(described),
    showsOffice && office(described),
    plots && openPlots(plots, described),
  ];
  const graph = { "@context": "https://schema.org", "@graph": things.filter(Boolean) };
  // No text of the content can end the script element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
