import { navigationLinks } from "../../src/lib/links";
import { fixed } from "../support/content";
import { builtPages, oneLine, pageAt, textsIn } from "../support/site";

// The specification is the client's brief for the site, which is not in the repository. These tests have its counts,
// texts and constants, in its order.

const all = (address: string, selector: string) =>
  pageAt(address).document.querySelectorAll(selector);
const textsAt = (address: string, selector: string) =>
  all(address, selector).map(({ text }) => oneLine(text));

test("The header shows the links and the groups of the content, in order", () => {
  const { bookSiteVisit, navigation } = fixed.site;
  const labels = (links: { label: string }[]) => links.map(({ label }) => label);
  expect(textsAt("/", "header nav li a")).toEqual(labels(navigationLinks(fixed.site)));
  const groups = navigation.filter(({ items }) => items);
  expect(textsAt("/", "header button").filter(Boolean)).toEqual([...labels(groups), bookSiteVisit]);
  expect(textsAt("/", "header nav li li a")).toEqual(
    labels(groups.flatMap(({ items = [] }) => items)),
  );
});

test("Screen readers hear each usual plot size on the home page with its price", () => {
  const sizes = all("/", "fieldset input");
  expect(sizes.map((size) => oneLine(size.getAttribute("aria-label") ?? ""))).toEqual([
    "150 sq yd, 30 by 45 feet, ₹22.5 to 41.25 lakh",
    "200 sq yd, 36 by 50 feet, ₹30 to 60 lakh",
    "267 sq yd, 40 by 60 feet, ₹40.05 to 80.1 lakh",
    "300 sq yd, 45 by 60 feet, ₹45 to 90 lakh",
    "400 sq yd, 60 by 60 feet, ₹60 to 88 lakh",
    "500 sq yd, 60 by 75 feet, ₹92.5 lakh",
  ]);
  expect(sizes.filter((size) => size.hasAttribute("checked"))).toEqual([sizes[1]]);
});

// test/html/content.test.ts tests the lists that one page shows in full.
test.each([
  ["/", 3, "layouts", "main article"],
  ["/", 3, "testimonials", "main blockquote"],
  ["/open-plots/", 6, "layouts", "main article"],
  ["/testimonials/", 6, "ratings", 'main [aria-label="5 out of 5 stars"]'],
])("%s shows %d %s", (address, count, _records, selector) => {
  expect(all(address, selector)).toHaveLength(count);
});

// test/browser/layout-finder.spec.ts tests the cards of /open-plots.
test.each([
  [
    "/ongoing-projects/",
    ["Tukkuguda Terraces", "In Progress", "40%", "November 2027", "₹45 lakh to ₹1.2 crore"],
  ],
  ["/completed-projects/", ["Kompally Courtyard", "Completed", "2024", "240", "228"]],
])("The first record of %s shows these texts: %j", (address, texts) => {
  const record = all(address, "main article, main li").find((item) => item.querySelector("h3"));
  expect(record && textsIn(record)).toEqual(expect.arrayContaining(texts));
});

test("The home page offers a visit, the brochure, details of each plot and a chat", () => {
  expect(textsAt("/", "main button")).toEqual([
    "Book Free Site Visit",
    "Download Brochure",
    ...Array(3).fill("View Details"),
    "Book Site Visit",
  ]);
  expect(textsAt("/", 'main a[href^="https://wa.me/"]')).toEqual(["WhatsApp Chat"]);
});

test("The first message of a chat names the subject of the page", () => {
  const address = all("/open-plots/", "aside a")[0]?.getAttribute("href") ?? "";
  expect(new URL(address).searchParams.get("text")).toBe(
    "Hello, I have seen the open plots on your site. Please tell me which plots are left, and when I can visit.",
  );
});

test("Each card of /open-plots has three amenities and a button; no other page lists amenities", () => {
  for (const card of all("/open-plots/", "main article")) {
    expect(card.querySelectorAll("li")).toHaveLength(3);
    expect(card.querySelectorAll("button").map(({ text }) => text)).toEqual(["View Details"]);
  }
  const listing = builtPages.filter(({ document }) => document.querySelector("main article ul"));
  expect(listing.map(({ address }) => address)).toEqual(["/open-plots/"]);
});

test("The bars show progress of 40, 60 and 75 percent; the table shows yearly returns", () => {
  const progress = all("/ongoing-projects/", "[role=progressbar]");
  expect(progress.map((bar) => bar.getAttribute("aria-valuenow"))).toEqual(["40", "60", "75"]);
  expect(textsAt("/why-invest/", '[aria-labelledby="returns"] td:nth-child(2)')).toEqual([
    "15 to 25%",
    "6 to 7%",
    "12 to 15%",
    "8 to 10%",
  ]);
});

test("The contact page shows the office hours and a form with four required fields", () => {
  expect(textsAt("/contact/", "dd").slice(0, 2)).toEqual([
    "Mon–Sat 9:00 AM to 6:00 PM",
    "Sunday Closed",
  ]);
  const fields = all("/contact/", "form:not([novalidate]) :is(input, textarea)");
  expect(fields.map((field) => [field.getAttribute("name"), field.getAttribute("type")])).toEqual([
    ["name", undefined],
    ["email", "email"],
    ["phone", "tel"],
    ["message", undefined],
  ]);
  expect(fields.every((field) => field.hasAttribute("required"))).toBe(true);
});

test("The footer has two columns of five links, the contacts and the social links", () => {
  const { columns, contactTitle, social } = fixed.site.footer;
  const titles = [...columns.map(({ title }) => title), contactTitle];
  expect(textsAt("/", "footer h2")).toEqual(titles);
  expect(titles).toHaveLength(3);
  expect(textsAt("/", "footer h2 + ul a")).toHaveLength(10);
  const links = textsAt("/", "footer [aria-label='Follow us'] a");
  expect(links).toEqual(social.map(({ label }) => label));
  expect(textsIn(pageAt("/").document).join("\n")).toMatch(/^© 2025 /m);
});

test("Without scripts the calculator shows the figures of its example, and no fields", () => {
  const cost = all("/why-invest/", '[aria-labelledby="cost"]')[0];
  expect(cost?.querySelectorAll("dd").map(({ text }) => text)).toEqual([
    "₹39,09,600",
    "₹36,00,000",
    "₹2,70,000",
    "₹3,600",
    "₹36,000",
    "₹13,89,600",
    "₹13,50,000 before mutation, agreement and other charges",
    "₹25,20,000",
    "₹25,560",
    "₹20,80,800",
    "₹59,90,400",
  ]);
  expect(cost?.querySelectorAll("input, select")).toEqual([]);
});
