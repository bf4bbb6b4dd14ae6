import { fieldTypes } from "../fields";
import { group, groupList, link, list, strictObject } from "./common";

const { clock, select, words } = fieldTypes;

/** The days of the week, the first as in India's offices. */
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

const openingHours = group("OpeningHours", "One line of the opening hours.", {
  days: list(select("A day that this line covers.", weekdays), "The days, one by one."),
  opens: clock.describe("The opening time. Leave it out for closed days.").optional(),
  closes: clock.describe("The closing time. Leave it out for closed days.").optional(),
})
  .refine(
    ({ opens, closes }) => !opens === !closes,
    "has only one of Opens (opens) and Closes (closes): write both times, or none for a closed day",
  )
  .refine(({ opens = "", closes = opens }) => !closes || opens < closes, {
    path: ["closes"],
    error: 'must be later than Opens (opens): write 24-hour time, like "18:00" for 6 PM',
  })
  .meta({ title: "Line of hours" });

const navigationEntry = group("NavigationEntry", "A link, or a group of links (items).", {
  label: words("The words of the entry.", 16),
  to: fieldTypes.href.describe("Where the entry leads. Leave it out for a group.").optional(),
  items: list(link, "The links of a group. Leave them out for a link.")
    .min(1)
    .meta({ expects: "a list of one link or more: add a link, or delete the entry" })
    .optional(),
})
  .refine(
    ({ to, items }) => (to === undefined) !== (items === undefined),
    "has both Leads to (to) and Items (items), or neither: write one of the two, an address or a list of links",
  )
  .meta({ title: "Entry" });

const company = group("Company", "The company in law. Leave it out until you know all of it.", {
  legalName: words("The name in the register of companies or firms.", 60),
  number: fieldTypes.companyNumber.describe("The CIN or LLPIN; a firm has neither.").optional(),
  office: fieldTypes.office.describe("The registered office on one line, ending in its PIN code."),
  complaints: words("Who answers complaints, with a phone number or an e-mail address.", 90),
});

const seal = group("Seal", "A drawing for the company, in the footer and on About Us.", {
  src: fieldTypes.drawingFile.describe("Your own drawing, clear on light and on dark ground."),
  alt: fieldTypes.altText.describe("What the drawing shows or says, for people who cannot see it."),
});

export const siteSettings = strictObject({
  contact: group("ContactDetails", "How to reach the company.", {
    hours: list(openingHours, "Opening hours, in the order shown."),
    closedDays: list(fieldTypes.date, "Days besides 26 January, 15 August, 2 October.", "Holidays"),
    phone: fieldTypes.phone.describe("The office's phone number."),
    email: fieldTypes.email.describe("The office's e-mail address."),
    address: list(words("A line of the address.", 40, "Line"), "The office address, line by line."),
    city: words("The town of the office, for search engines.", 40).optional(),
  }),
  whatsapp: group("WhatsAppChat", "The chat link.", {
    message: words("The usual first message of a chat.", 160),
    number: fieldTypes.whatsapp.describe("The number that receives the chats."),
    label: words("The chat button of the contact page; names the round one.", 60),
    closingLabel: words("In the contact page's invitation.", 24, "Chat link at the end of pages"),
  }).meta({ title: "WhatsApp" }),
  company: company.optional(),
  name: words("The company's name, used throughout the site.", 22),
  tagline: words("One sentence under the name in the footer.", 120),
  seal: seal.optional(),
  bookSiteVisit: words("The button of the header, and of the invitation on most pages.", 20),
  navigation: list(navigationEntry, "The header's entries, in order."),
  footer: group("FooterContent", "The footer.", {
    note: words("Small print about the photos, figures and approvals.", 320),
    social: list(link, "Social links, in order."),
    columns: groupList("FooterColumn", "The columns of links, in order.", {
      title: words("The heading of the column.", 20),
      links: list(link, "The links of the column, in order."),
    }),
    contactTitle: words("Heading of the contact column.", 20),
    legal: list(link, "The links of the bottom bar, in order."),
    copyright: fieldTypes.template("The copyright line.", ["year", "name"], 60),
    copyrightYear: fieldTypes.year.describe("Year of the copyright line."),
  }),
  preview: words("The banner on top of every page.", 45, "Banner while anything is made up"),
  notice: words("Shown for an action that does not exist yet.", 110),
  launched: select("Once set, a placeholder stops the publication.", ["is launched"]).optional(),
}).meta({ title: "Contact and company" });
