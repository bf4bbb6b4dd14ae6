import type { z } from "zod";

import { isSampleEmail, isSampleNumber, unfinishedWords } from "../../check";
import type { plotList } from "../../schema/shapes/lists";
import type { siteSettings } from "../../schema/shapes/site";
import { homeLabel } from "../../src/lib/links";

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

const homeOf = (base: string) => `${base}/`;
const companyOf = (base: string) => ({ "@id": `${homeOf(base)}#company` });

const countryOf = ({ language }: SiteContent) => language.split("-")[1];

/** Ways to reach the company that are real: a placeholder is for visitors to see, not to be published. */
const contactsOf = ({ contact: { phone, email } }: SiteContent) => ({
  ...(isSampleNumber(phone) ? {} : { telephone: phone }),
  ...(isSampleEmail(email) ? {} : { email }),
});

function organization({ base, site }: Described) {
  const contacts = contactsOf(site);
  const profiles = site.footer.social.map(({ to }) => to).filter((to) => to.startsWith("https://"));
  return {
    "@type": "Organization",
    ...companyOf(base),
    name: site.name,
    description: site.tagline,
    url: homeOf(base),
    logo: `${base}/icons/icon-512.png`,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(Object.keys(contacts).length > 0
      ? { contactPoint: { "@type": "ContactPoint", contactType: "sales", ...contacts } }
      : {}),
  };
}

const webSite = ({ base, site }: Described) => ({
  "@type": "WebSite",
  "@id": `${homeOf(base)}#site`,
  name: site.name,
  url: homeOf(base),
  inLanguage: site.language,
  publisher: companyOf(base),
});

const trail = ({ base, site, page }: Described) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { name: homeLabel(site), item: homeOf(base) },
    { name: page.trailName, item: page.address },
  ].map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
});

function office({ base, site, page }: Described) {
  const { address, city, hours } = site.contact;
  const postal = {
    "@type": "PostalAddress",
    streetAddress: address.join(", "),
    ...(city ? { addressLocality: city } : {}),
    addressCountry: countryOf(site),
  };
  return {
    "@type": "RealEstateAgent",
    "@id": `${homeOf(base)}#office`,
    name: site.name,
    url: page.address,
    image: page.image,
    parentOrganization: companyOf(base),
    address: address.some(unfinishedWords) ? undefined : postal,
    ...contactsOf(site),
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }]
        : [],
    ),
  };
}

// UN/ECE Recommendation 20, as schema.org asks for it.
const squareYard = "YDK";
const currency = "INR";

/** The photo is left out: it is representative and does not show the layout. */
const listing = (
  { slug, name, location, size, pricePerSqYd }: PlotContent["plots"][number],
  { base, site, page }: Described,
) => ({
  "@type": "RealEstateListing",
  name,
  // The place of its card on the page.
  url: `${page.address}#plot-${slug}`,
  about: {
    "@type": "Place",
    name,
    address: {
      "@type": "PostalAddress",
      addressLocality: location,
      addressCountry: countryOf(site),
    },
  },
  offers: {
    "@type": "Offer",
    availability: "https://schema.org/InStock",
    seller: companyOf(base),
    priceCurrency: currency,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: pricePerSqYd,
      // A starting price: larger or better placed plots can cost more.
      minPrice: pricePerSqYd,
      priceCurrency: currency,
      unitCode: squareYard,
    },
    eligibleQuantity: {
      "@type": "QuantitativeValue",
      minValue: size.min,
      maxValue: size.max,
      unitCode: squareYard,
    },
  },
});

const openPlots = (plots: PlotContent["plots"], described: Described) => ({
  "@type": "ItemList",
  numberOfItems: plots.length,
  itemListElement: plots.map((plot, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: listing(plot, described),
  })),
});

/**
 * A page in schema.org's words: the company and its site, and what the page itself shows. No reviews:
 * search engines refuse those that a company publishes about itself.
 * @returns JSON that is safe inside a script element.
 */
export function jsonLd(described: Described): string {
  const { address, trailName, showsOffice, plots } = described.page;
  const graph = {
    "@context": "https://schema.org",
    "@graph": [
      organization(described),
      webSite(described),
      ...(address && trailName ? [trail(described)] : []),
      ...(showsOffice ? [office(described)] : []),
      ...(plots && plots.plots.length > 0 ? [openPlots(plots.plots, described)] : []),
    ],
  };
  // No text of the content can end the script element.
  return JSON.stringify(graph).replaceAll("<", String.raw`\u003c`);
}
