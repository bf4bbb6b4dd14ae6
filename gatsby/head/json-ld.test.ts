/** @jest-environment node */
import { plotList } from "../../schema/shapes/lists";
import { siteSettings } from "../../schema/shapes/site";
import { fixedContent } from "../../test/support/content";
import { type Described, jsonLd, type PlotContent, type SiteContent } from "./json-ld";

const example = fixedContent();
const written = siteSettings.parse(example.get("site.json"));
const writtenPlots = plotList.parse(example.get("plots.json"));

const site: SiteContent = {
  ...written,
  navigation: [{ label: "Home", to: "/" }],
  name: "Neem Estates",
  tagline: "Plots around Hyderabad.",
  contact: {
    ...written.contact,
    address: ["1 Tank Bund Road", "Hyderabad 500001"],
    city: "Hyderabad",
    phone: "+91 40 2345 6789",
    email: "office@neem.in",
    hours: [
      { label: "Mon–Tue", days: ["Monday", "Tuesday"], opens: "09:00", closes: "18:00" },
      { label: "Wed", days: ["Wednesday"], opens: "09:00", closes: "12:30" },
      { label: "Sunday", days: ["Sunday"] },
    ],
  },
};
const withContact = (contact: Partial<SiteContent["contact"]>): SiteContent => ({
  ...site,
  contact: { ...site.contact, ...contact },
});
const withPlots = (plots: PlotContent["plots"]): PlotContent => ({ ...writtenPlots, plots });

const base = "https://neem.in/plots";
const image = `${base}/share/page.png`;

function graph(page: Partial<Described["page"]>, content = site) {
  const { "@context": context, "@graph": nodes } = JSON.parse(
    jsonLd({ base, site: content, page: { image, ...page } }),
  );
  expect(context).toBe("https://schema.org");
  return nodes;
}

const office = (content: SiteContent) =>
  graph({ address: `${base}/contact/`, showsOffice: true }, content).find(
    (node: { "@type": string }) => node["@type"] === "RealEstateAgent",
  );

test("every page names the company and its site, and nothing else", () => {
  expect(graph({ address: `${base}/` })).toEqual([
    {
      "@type": "Organization",
      "@id": `${base}/#company`,
      name: "Neem Estates",
      description: "Plots around Hyderabad.",
      url: `${base}/`,
      logo: `${base}/icons/icon-512.png`,
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "sales",
        telephone: "+91 40 2345 6789",
        email: "office@neem.in",
      },
    },
    {
      "@type": "WebSite",
      "@id": `${base}/#site`,
      name: "Neem Estates",
      url: `${base}/`,
      inLanguage: "en-IN",
      publisher: { "@id": `${base}/#company` },
    },
  ]);
});

test("the company's profiles are those that are no placeholder", () => {
  const [facebook, instagram] = ["#facebook", "https://instagram.com/neem"].map((to) => ({
    label: "Profile",
    icon: "facebook",
    to,
  }));
  if (!facebook || !instagram) throw new Error("unreachable");
  const content = { ...site, footer: { ...site.footer, social: [facebook, instagram] } };
  const [company] = graph({}, content);
  expect(company.sameAs).toEqual(["https://instagram.com/neem"]);
});

test("the company's contact point has what is real, and is left out while nothing is", () => {
  const pointWith = (contact: Partial<SiteContent["contact"]>) =>
    graph({}, withContact(contact))[0].contactPoint;
  const [phone, email] = ["+91 00000 00000", "info@example.com"];
  expect(pointWith({ phone })).toEqual({
    "@type": "ContactPoint",
    contactType: "sales",
    email: "office@neem.in",
  });
  expect(pointWith({ phone, email })).toBeUndefined();
});

test("an inner page has a trail from the home page", () => {
  const [, , trail] = graph({ address: `${base}/about/`, trailName: "About Us" });
  expect(trail).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: `${base}/` },
      { "@type": "ListItem", position: 2, name: "About Us", item: `${base}/about/` },
    ],
  });
});

test("a page without an address of its own has no trail", () => {
  expect(graph({ trailName: "Not found" })).toHaveLength(2);
});

test("the office is a real estate agent with its hours; closed days are left out", () => {
  expect(office(site)).toEqual({
    "@type": "RealEstateAgent",
    "@id": `${base}/#office`,
    name: "Neem Estates",
    url: `${base}/contact/`,
    image,
    parentOrganization: { "@id": `${base}/#company` },
    address: {
      "@type": "PostalAddress",
      streetAddress: "1 Tank Bund Road, Hyderabad 500001",
      addressLocality: "Hyderabad",
      addressCountry: "IN",
    },
    telephone: "+91 40 2345 6789",
    email: "office@neem.in",
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Monday", "Tuesday"],
        opens: "09:00",
        closes: "18:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["Wednesday"],
        opens: "09:00",
        closes: "12:30",
      },
    ],
  });
});

test.each([
  ["telephone", { phone: "+91 00000 00000" }],
  ["email", { email: "info@example.com" }],
  ["address", { address: ["Office address to be announced", "Hyderabad"] }],
])("a placeholder is not published as the office's %s", (field, contact) => {
  expect(office(site)).toHaveProperty(field);
  expect(office(withContact(contact))).not.toHaveProperty(field);
});

test("an open plot is a listing with its starting price for a square yard", () => {
  const [plot] = writtenPlots.plots;
  if (!plot) throw new Error("unreachable");
  const neem = {
    ...plot,
    slug: "neem-grove",
    name: "Neem Grove",
    location: "Shadnagar",
    pricePerSqYd: 18_500,
  };
  const [, , list] = graph({
    address: `${base}/open-plots/`,
    plots: withPlots([{ ...neem, size: { min: 150, max: 400 } }, plot]),
  });
  expect(list).toMatchObject({ "@type": "ItemList", numberOfItems: 2 });
  expect(list.itemListElement[1]).toMatchObject({ position: 2, item: { name: plot.name } });
  expect(list.itemListElement[0]).toEqual({
    "@type": "ListItem",
    position: 1,
    item: {
      "@type": "RealEstateListing",
      name: "Neem Grove",
      url: `${base}/open-plots/#plot-neem-grove`,
      about: {
        "@type": "Place",
        name: "Neem Grove",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Shadnagar",
          addressCountry: "IN",
        },
      },
      offers: {
        "@type": "Offer",
        availability: "https://schema.org/InStock",
        seller: { "@id": `${base}/#company` },
        priceCurrency: "INR",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          price: 18_500,
          minPrice: 18_500,
          priceCurrency: "INR",
          unitCode: "YDK",
        },
        eligibleQuantity: {
          "@type": "QuantitativeValue",
          minValue: 150,
          maxValue: 400,
          unitCode: "YDK",
        },
      },
    },
  });
});

test("no list is published while no plot is open", () => {
  expect(graph({ plots: withPlots([]) })).toHaveLength(2);
});

test("no text of the content can end the script element or open a comment in it", () => {
  const tagline = "</script><script>alert(1)</script><!-- & \u2028";
  const text = jsonLd({ base, site: { ...site, tagline }, page: { image } });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].description).toBe(tagline);
});
