import fs from "node:fs";
import path from "node:path";

import { buildFolder, builtPages, oneLine, pageAt, wordsOf } from "../support/site";

/** The counts, texts and constants that the specification fixes, in its order. */

const all = (address: string, selector: string) =>
  pageAt(address).document.querySelectorAll(selector);
const textsOf = (address: string, selector: string) =>
  all(address, selector).map(({ text }) => oneLine(text));
/** Texts of the element that names a section, and of the items of its list. */
const itemsOf = (address: string, id: string) =>
  all(address, `[aria-labelledby="${id}"] h3`).map(({ text }) => text);
const saidOn = (address: string) => wordsOf(pageAt(address).document).join("\n");

test("The header has the specification's links, in its order, two of them in a group", () => {
  expect(textsOf("/", "header nav a")).toEqual([
    "Home",
    "About Us",
    "Open Plots",
    "Ongoing Projects",
    "Completed Projects",
    "Why Invest",
    "Services",
    "Gallery",
    "Testimonials",
    "CSR",
    "Contact",
  ]);
  expect(textsOf("/", "header nav button")).toEqual(["Projects"]);
  expect(textsOf("/", "header nav li li a")).toEqual(["Ongoing Projects", "Completed Projects"]);
  expect(textsOf("/", "header button").at(-1)).toBe("Book Site Visit");
});

test("Home has the headline, four figures, three plots, four reasons and three testimonials", () => {
  expect(textsOf("/", "h1")).toEqual(["Invest in Your Golden Future"]);
  for (const figure of ["15+", "5,000+", "10,000+", "50+"]) expect(saidOn("/")).toContain(figure);
  expect(all("/", "main article")).toHaveLength(3);
  expect(itemsOf("/", "reasons")).toHaveLength(4);
  expect(all("/", "main blockquote")).toHaveLength(3);
});

test("Home offers the visit, the brochure, details of each plot and a chat", () => {
  const buttons = textsOf("/", "main button");
  const details = ["View Details", "View Details", "View Details"];
  expect(buttons).toEqual([
    "Book Free Site Visit",
    "Download Brochure",
    ...details,
    "Book Site Visit",
  ]);
  expect(textsOf("/", 'main a[href^="https://wa.me/"]')).toEqual(["WhatsApp Chat"]);
});

test("Home names the four approvals", () => {
  expect(textsOf("/", "main dt").slice(0, 4)).toEqual(["DTCP", "HMDA", "YTDA", "RERA"]);
});

test("About has mission, vision and the four values", () => {
  expect(textsOf("/about/", "main h2").join(" ")).toMatch(/mission.*vision/i);
  expect(itemsOf("/about/", "values")).toEqual([
    "Excellence",
    "Integrity",
    "Vision",
    "Customer First",
  ]);
});

test("Open plots are six, each approved by DTCP or HMDA, with three amenities and its button", () => {
  const cards = all("/open-plots/", "main article");
  expect(cards).toHaveLength(6);
  for (const card of cards) {
    expect(wordsOf(card).join("\n")).toMatch(/^(DTCP|HMDA) Approved$/m);
    expect(card.querySelectorAll("li")).toHaveLength(3);
    expect(card.querySelectorAll("button").map(({ text }) => text)).toEqual(["View Details"]);
  }
});

test("Prices run from 15,000 to 30,000 rupees per square yard, sizes from 150 to 500 square yards", () => {
  // A table of all plots says the same once more.
  const said = all("/open-plots/", "main article").flatMap(wordsOf).join("\n");
  const prices = [...said.matchAll(/^₹([\d,]+) per sq yd$/gm)].map(([, price = ""]) =>
    Number(price.replace(",", "")),
  );
  const sizes = [...said.matchAll(/^(\d+) to (\d+) sq yds$/gm)].flatMap(([, min, max]) =>
    [min, max].map(Number),
  );
  expect([prices.length, Math.min(...prices), Math.max(...prices)]).toEqual([6, 15000, 30000]);
  expect([sizes.length, Math.min(...sizes), Math.max(...sizes)]).toEqual([12, 150, 500]);
});

test("Ongoing projects are three, in progress at 40, 60 and 75 percent", () => {
  const cards = all("/ongoing-projects/", "main article");
  expect(cards.map((card) => wordsOf(card).includes("In Progress"))).toEqual([true, true, true]);
  const progress = all("/ongoing-projects/", "[role=progressbar]");
  expect(progress.map((bar) => bar.getAttribute("aria-valuenow"))).toEqual(["40", "60", "75"]);
});

test("Ongoing projects say when they will be complete and what a plot costs", () => {
  const [card] = all("/ongoing-projects/", "main article");
  expect(card && wordsOf(card)).toEqual(
    expect.arrayContaining([
      "Tukkuguda Terraces",
      "40%",
      "November 2027",
      "₹45 lakh to ₹1.2 crore",
    ]),
  );
});

test("Ongoing projects, which have no RERA number, are not offered", () => {
  expect(all("/ongoing-projects/", "main button")).toEqual([]);
});

test("Completed projects are six, each marked so, with year, plots and clients", () => {
  const [entry] = all("/completed-projects/", "main li").filter((item) => item.querySelector("h3"));
  expect(entry && wordsOf(entry)).toEqual(
    expect.arrayContaining(["Kompally Courtyard", "2024", "240", "228"]),
  );
  const badges = wordsOf(pageAt("/completed-projects/").document);
  expect(all("/completed-projects/", "main h3")).toHaveLength(6);
  expect(badges.filter((words) => words === "Completed")).toHaveLength(6);
});

test("Why invest has eight benefits, six reasons and the four returns", () => {
  expect(itemsOf("/why-invest/", "benefits")).toHaveLength(8);
  expect(itemsOf("/why-invest/", "hyderabad")).toHaveLength(6);
  expect(textsOf("/why-invest/", '[aria-labelledby="returns"] td:nth-child(2)')).toEqual([
    "15 to 25%",
    "6 to 7%",
    "12 to 15%",
    "8 to 10%",
  ]);
});

test("Services are six, gallery tiles twelve, initiatives four", () => {
  expect(itemsOf("/services/", "services")).toHaveLength(6);
  expect(all("/gallery/", "main figure img")).toHaveLength(12);
  expect(itemsOf("/csr/", "initiatives")).toHaveLength(4);
});

test("Gallery photos each have a description of their own", () => {
  const descriptions = all("/gallery/", "main img").map((image) => image.getAttribute("alt"));
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test("Testimonials are six, with five stars each, and presented as samples", () => {
  const stars = all("/testimonials/", 'main [role="img"]');
  expect(all("/testimonials/", "main blockquote")).toHaveLength(6);
  expect(stars.map((rating) => rating.getAttribute("aria-label"))).toEqual(
    Array(6).fill("5 out of 5 stars"),
  );
  // Nothing presents them as words of real clients.
  for (const address of ["/", "/testimonials/"]) {
    expect(textsOf(address, "main section h2")).toContain("Sample testimonials");
  }
});

test("Contact has the hours and a form of four required fields", () => {
  expect(saidOn("/contact/")).toMatch(/Mon–Sat\n9:00 AM to 6:00 PM\nSunday\nClosed/);
  const fields = all("/contact/", "form input, form textarea");
  expect(fields.map((field) => field.getAttribute("name"))).toEqual([
    "name",
    "email",
    "phone",
    "message",
  ]);
  expect(fields.every((field) => field.hasAttribute("required"))).toBe(true);
  expect(all("/contact/", "form[novalidate]")).toEqual([]);
  expect(fields.map((field) => field.getAttribute("type") ?? "text").slice(1, 3)).toEqual([
    "email",
    "tel",
  ]);
});

test("The footer has four columns with five links in each of the two middle ones", () => {
  const columns = all("/", "footer h2");
  expect(columns.map(({ text }) => text)).toEqual(["Quick Links", "Services", "Contact Info"]);
  expect(textsOf("/", "footer h2 + ul a")).toHaveLength(10);
  expect(all("/", "footer a[aria-label]").map((link) => link.getAttribute("aria-label"))).toEqual([
    "Facebook",
    "Instagram",
    "YouTube",
    "Telegram",
  ]);
  expect(saidOn("/")).toMatch(/^© 2025 /m);
});

test("Before scripts run, what a plot costs is worked out for the example, with nothing to fill in", () => {
  const cost = all("/why-invest/", '[aria-labelledby="cost"]')[0];
  expect(cost && wordsOf(cost)).toEqual(
    expect.arrayContaining([
      "₹38,73,600",
      "₹13,53,600",
      "₹13,50,000 before mutation and other charges",
      "₹25,560",
      "₹59,54,400",
    ]),
  );
  expect(cost?.querySelectorAll("input, select, button")).toEqual([]);
});

test("Only the open plots' own page lists amenities on its cards", () => {
  const listing = builtPages.filter(({ document }) => document.querySelector("main article ul"));
  expect(listing.map(({ address }) => address)).toEqual(["/open-plots/"]);
});

const limits = { bytes: 15_000, elements: 450 };
/** A page that is longer than others by what its tools and answers say, all of it text. */
const longer: Readonly<Record<string, typeof limits>> = {
  "/why-invest/": { bytes: 16_000, elements: 520 },
};

test.each(builtPages)("$address is light: 15 kB as sent with Brotli, 450 elements", (page) => {
  const { bytes, elements } = longer[page.address] ?? limits;
  expect(fs.statSync(path.join(buildFolder, `${page.file}.br`)).size).toBeLessThanOrEqual(bytes);
  expect(page.document.querySelectorAll("*").length).toBeLessThanOrEqual(elements);
});
