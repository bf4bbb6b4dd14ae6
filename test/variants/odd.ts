import {
  completedProjectList,
  galleryList,
  ongoingProjectList,
  plotList,
  statisticList,
  testimonialList,
} from "../../schema/shapes/lists";
import { aboutPage, contactPage, homePage, whyInvestPage } from "../../schema/shapes/pages";
import { placeList } from "../../schema/shapes/places";
import { siteSettings } from "../../schema/shapes/site";
import { change, type DataFiles } from "./data-files";
import { frozen } from "./frozen";

/** A word of forty letters, as German and Telugu have them. */
const longWord = "Sarvasampoornabhoomisamrakshanaprakriyaa";

/** Content at the edges of what the check lets through: empty lists, one item, sixty, other words. */
export function odd(): DataFiles {
  const files = frozen();
  change(files, "site.json", siteSettings, (site) => {
    site.name = "Vepa & Daughters";
    site.tagline = `Land, measured twice. ${longWord}`;
    site.notice = "That does not work yet. Call us & ask.";
    site.bookSiteVisit = "Come & see";
    Object.assign(site.accessibility, {
      skipToContent: "To the content",
      mainNavigation: "Pages",
      newTab: "In another tab",
      openMenu: "Show pages",
      closeMenu: "Hide pages",
      breadcrumb: "Where you are",
      homeLink: "{name}: to the start",
      homePage: "The start",
    });
    site.contact.address = ["7, Tank Bund Road"];
    site.contact.hours = [
      { label: "Every day", days: ["Monday", "Saturday"], opens: "07:30", closes: "21:05" },
    ];
    // Home is neither first nor called so; one page is linked nowhere, and one entry leads away.
    site.navigation = [
      { label: "Write", to: "/contact" },
      {
        label: "Land",
        items: [
          { label: "For sale", to: "/open-plots" },
          { label: "Being built", to: "/ongoing-projects" },
          { label: "Done", to: "/completed-projects" },
        ],
      },
      { label: "More", items: [{ label: "Pictures", to: "/gallery" }] },
      { label: "We", to: "/about" },
      { label: "Reasons", to: "/why-invest" },
      { label: "Work", to: "/services" },
      { label: "Voices", to: "/testimonials" },
      { label: "Office", to: "https://www.linkedin.com/company/vepa" },
      { label: "Start", to: "/" },
    ];
    site.footer.social = [];
    site.footer.columns = [
      {
        title: "Elsewhere",
        links: [
          { label: "LinkedIn", to: "https://www.linkedin.com/company/vepa" },
          { label: longWord, to: "/csr" },
          { label: "Call", to: "tel:+914023557180" },
        ],
      },
    ];
    site.footer.copyrightYear = 2031;
    site.footer.legal = [];
  });
  change(files, "plots.json", plotList, (list) => {
    const [model] = list.plots;
    if (!model) return;
    const others = Array.from({ length: 54 }, (_, index) => ({
      ...model,
      slug: `field-${index}`,
      name: `Field ${index}`,
      pricePerSqYd: 1000 * (index + 1),
      photo: { ...model.photo, alt: `Open land with the number ${index}` },
    }));
    model.name = longWord;
    model.size = { min: 200, max: 200 };
    model.amenities = [longWord];
    list.plots.push(...others);
    list.labels.viewDetails = "More on it";
  });
  change(files, "ongoing-projects.json", ongoingProjectList, (list) => {
    list.projects = [];
  });
  change(files, "completed-projects.json", completedProjectList, (list) => {
    list.projects = list.projects.slice(0, 1);
  });
  change(files, "testimonials.json", testimonialList, (list) => {
    list.testimonials = [];
  });
  change(files, "gallery.json", galleryList, (list) => {
    list.tiles = list.tiles.slice(0, 1);
  });
  change(files, "statistics.json", statisticList, (list) => {
    list.statistics = [{ label: "Wells dug", value: 3 }];
  });
  change(files, "places.json", placeList, (list) => {
    list.ringRoad.points = [];
    list.places = [{ name: longWord, kind: "office", latitude: 15, longitude: 81 }];
  });
  change(files, "pages/home.json", homePage, (home) => {
    Object.assign(home.hero, {
      headline: `Ground. ${longWord}`,
      bookLabel: "Walk over it",
      brochureLabel: "The leaflet",
      approvals: [],
    });
    home.featured.plots = home.featured.plots.slice(0, 1);
    home.voices.testimonials = [];
    home.reasons.items = home.reasons.items.slice(0, 1);
    Object.assign(home.closing, { bookLabel: "Walk it now", whatsappLabel: "Chat" });
  });
  change(files, "pages/about.json", aboutPage, (about) => {
    about.header.title = longWord;
    about.story.paragraphs = [];
    about.values.items = [];
  });
  change(files, "pages/why-invest.json", whyInvestPage, (page) => {
    page.hyderabad.reasons = [];
    page.cost.currencies.rates = [];
    Object.assign(page.cost.defaults, {
      size: 0.5,
      rate: 1,
      downPayment: 100,
      interest: 0,
      years: 1,
    });
    Object.assign(page.cost.results, { duty: `${longWord} {percent}%` });
    page.verify.steps = [{ title: longWord, text: "One.", addresses: [longWord] }];
    page.verify.documents = [];
    page.abroad.points = [];
    page.questions.questions = [{ slug: "any-question", title: longWord, text: longWord }];
    page.returns.rows = [{ asset: longWord, low: 5, high: 5, note: "One." }];
  });
  change(files, "pages/contact.json", contactPage, (contact) => {
    Object.assign(contact.form, { name: "You", submit: "Off it goes", message: longWord });
  });
  return files;
}
