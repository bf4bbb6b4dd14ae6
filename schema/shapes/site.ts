import {
  choice,
  clock,
  companyNumber,
  date,
  email,
  href,
  icon,
  office,
  phone,
  template,
  whatsapp,
  words,
  year,
} from "../fields";
import type { Issue } from "../field-note";
import { group, checkOneOf, iconLink, link, list, records, shape } from "./common";

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Opening hours have both times or none, and open before they close. */
function checkHours({ opens, closes }: Readonly<Record<string, unknown>>): Issue[] {
  if (!opens !== !closes) {
    const fix = "write both times, or leave out both for a closed day";
    return [{ problem: 'has only one of "opens" and "closes"', fix }];
  }
  if (!opens || String(opens) < String(closes)) return [];
  const expects = `later than "opens", which is "${String(opens)}"`;
  return [{ field: "closes", expects, fix: 'write 24-hour time, like "18:00" for 6 PM' }];
}

const openingHours = shape(
  "OpeningHours",
  "One line of the opening hours.",
  {
    label: words("The days, as visitors read them.", 16),
    days: list(choice("A day that this line covers.", weekdays), "The same days, one by one."),
    opens: clock("Leave it out for closed days.").optional(),
    closes: clock("Leave it out for closed days.").optional(),
  },
  checkHours,
);

const navigationEntry = shape(
  "NavigationEntry",
  "An entry of the header: a link, or a group of links (items).",
  {
    label: words("The words of the entry.", 16),
    to: href("Where the entry leads. Leave it out for a group.").optional(),
    items: list(link, "The links of a group. Leave them out for a link.").optional(),
  },
  (entry) => [
    ...checkOneOf(
      "to",
      "items",
      'write one of the two: "to" with the address of a page, or "items" with a list of links',
    )(entry),
    ...(Array.isArray(entry.items) && entry.items.length === 0
      ? [{ field: "items", problem: "is empty", fix: "add a link, or delete the entry" }]
      : []),
  ],
);

const company = shape(
  "Company",
  "The company in law, for the footer and the contact page. Leave the group out until you know all four; never invent any.",
  {
    legalName: words("The name in the register of companies.", 60),
    number: companyNumber("The CIN, or the LLPIN of a partnership."),
    office: office("The registered office on one line, ending in its PIN code."),
    complaints: words(
      "The person for complaints: a name, and a phone number or an e-mail address.",
      90,
    ),
  },
);

/** data/site.json */
export const siteSettings = group({
  name: words("The company's name, used throughout the site.", 22),
  tagline: words("One sentence under the name in the footer.", 120),
  language: choice("Language and country of the texts.", ["en-IN"]),
  contact: shape("ContactDetails", "How to reach the company.", {
    address: list(words("A line of the address.", 40), "The office address, line by line."),
    city: words("The town of the office, for search engines.", 40).optional(),
    phone: phone("The office's phone number."),
    email: email("The office's e-mail address."),
    hours: list(openingHours, "Opening hours, in the order shown."),
    hoursRange: template("How hours are written.", ["opens", "closes"], 24),
    closedDays: list(
      date("A day."),
      "Days on which the office is closed, besides 26 January, 15 August and 2 October.",
    ),
    closed: words("Shown on days without hours.", 16),
    openNow: template("Shown while the office is open. IST is India's time.", ["time"], 32),
    opensNext: template("Shown while the office is closed.", ["day", "time"], 40),
  }),
  company: company.optional(),
  companyLabels: shape("CompanyLabels", "Labels of the company's details.", {
    legalName: words("Label before the legal name.", 24),
    number: words("Label before the CIN or LLPIN.", 24),
    office: words("Label before the registered office.", 24),
    complaints: words("Label before the person for complaints.", 24),
  }),
  whatsapp: shape("WhatsAppChat", "The chat link.", {
    number: whatsapp("The number that receives the chats."),
    message: words(
      "The first message of a chat from a page that does not end with an invitation of its own.",
      160,
    ),
    label: words("Name of the floating button, for people who cannot see it.", 60),
    icon: icon("Shown on the chat links."),
  }),
  notice: words(
    "Shown for five seconds for every action that does not exist yet. The specification fixes its words.",
    110,
  ),
  loadFailed: words("Message when a part of a page cannot be loaded.", 80),
  bookSiteVisit: words("Label of the header's button.", 20),
  sampleMark: words("The mark on every sample.", 16),
  accessibility: shape("AccessibilityLabels", "Labels for keyboard and screen-reader users.", {
    skipToContent: words("The first link of every page.", 24),
    mainNavigation: words("Name of the header's links.", 24),
    newTab: words("Read after the name of a link that opens in a new tab.", 24),
    openMenu: words("Name of the menu button while the menu is closed.", 16),
    closeMenu: words("Name of the menu button while the menu is open.", 16),
    breadcrumb: words("Name of the breadcrumb at the top of a page.", 16),
    homeLink: template("Name of the logo's link.", ["name"], 40),
    homePage: words(
      "Name of the home page in the breadcrumb, if no entry of the header links to it.",
      16,
    ),
  }),
  navigation: list(navigationEntry, "The header's entries, in order."),
  footer: shape("FooterContent", "The footer.", {
    social: list(iconLink, "Social links, in order."),
    socialTitle: words("Name of the group of social links.", 24),
    columns: records("FooterColumn", "The columns of links, in order.", {
      title: words("The heading of the column.", 20),
      links: list(link, "The links of the column, in order."),
    }),
    contactTitle: words("Heading of the contact column.", 20),
    addressLabel: words("Name of the address for screen readers.", 16),
    phoneLabel: words("Name of the phone number for screen readers.", 16),
    emailLabel: words("Name of the e-mail address for screen readers.", 16),
    copyright: template("The copyright line.", ["year", "name"], 60),
    copyrightYear: year("Year of the copyright line."),
    legal: list(link, "The links of the bottom bar, in order."),
    note: words("Small print about the photos, figures and approvals.", 320),
  }),
});
