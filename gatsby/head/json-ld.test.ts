import { siteSettings } from "../../schema/shapes/site";
import { fixedContent, layoutsIn } from "../../test/support/content";
import { jsonLd, type Described, type SiteContent } from "./json-ld";

// The objects of each page are tested on the built pages (test/html/head.test.ts), where the contacts are placeholders.
const content = fixedContent();
const written = siteSettings.parse(content.get("site.json"));
const base = "https://neem.in/plots";

const real: SiteContent["contact"] = {
  ...written.contact,
  address: ["1 Tank Bund Road", "Hyderabad 500001"],
  city: "Hyderabad",
  phone: "+91 40 2345 6789",
  email: "office@neem.in",
};

const textOf = (changes: Partial<SiteContent>, page: Partial<Described> = {}) =>
  jsonLd({
    base,
    site: { ...written, ...changes },
    url: `${base}/contact/`,
    image: `${base}/share/page.png`,
    ...page,
  });
const graphOf = (...described: Parameters<typeof textOf>) =>
  JSON.parse(textOf(...described))["@graph"];

/** The company and its office, with changed contacts. */
function companyWith(changes: Partial<SiteContent["contact"]>) {
  const contact = { ...real, ...changes };
  const [company, , office] = graphOf({ contact }, { showsOffice: true });
  return { company, office };
}

test("the office is a local business with its address, contacts and hours, without closed days", () => {
  expect(companyWith({}).office).toMatchObject({
    "@type": "LocalBusiness",
    address: { streetAddress: "1 Tank Bund Road, Hyderabad 500001", addressLocality: "Hyderabad" },
    telephone: "+91 40 2345 6789",
    email: "office@neem.in",
    openingHoursSpecification: [
      {
        dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
        opens: "09:00",
        closes: "18:00",
      },
    ],
  });
});

test("no placeholder is published", () => {
  const { phone, email, address } = written.contact;
  const { company, office } = companyWith({ phone, address });
  expect(office).not.toHaveProperty("telephone");
  expect(office).not.toHaveProperty("address");
  expect(company.contactPoint).toEqual(expect.objectContaining({ email: "office@neem.in" }));
  expect(company.contactPoint).not.toHaveProperty("telephone");
  expect(companyWith({ phone, email }).company).not.toHaveProperty("contactPoint");
  expect(company).not.toHaveProperty("sameAs");
});

test("a layout is a listing unless it is made up, and an offer once registered; without layouts there is no list", () => {
  const url = `${base}/open-plots/`;
  const rera = { number: "P02400007310" };
  // The fifth is made up.
  const listed = layoutsIn(content).map((layout, index) => ({
    ...layout,
    papers: index > 3 ? { rera } : undefined,
    sample: index === 4 ? ("is a sample" as const) : undefined,
  }));
  const listOf = (some: typeof listed) => graphOf({}, { url, layouts: some })[2];
  const list = listOf(listed);
  expect(list.itemListElement[0].item).not.toHaveProperty("offers");
  expect(list.numberOfItems).toBe(5);
  expect(list.itemListElement[4]).toMatchObject({
    position: 5,
    item: {
      about: { address: { addressLocality: "Shadnagar, Rangareddy" } },
      offers: {
        priceCurrency: "INR",
        priceSpecification: { price: 18_500, minPrice: 18_500, unitCode: "YDK" },
        eligibleQuantity: { minValue: 240, maxValue: 500, unitCode: "YDK" },
      },
    },
  });
  expect(listOf(listed.slice(4, 5))).toBeUndefined();
});

test("no text can end the script element or open a comment in it", () => {
  const tagline = "</script><script>alert(1)</script><!-- & \u2028";
  expect(textOf({ tagline })).not.toContain("<");
  expect(graphOf({ tagline })[0].description).toBe(tagline);
});
