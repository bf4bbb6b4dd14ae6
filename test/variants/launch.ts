import { ongoingProjectList, plotList, testimonialList } from "../../schema/shapes/lists";
import { whyInvestPage } from "../../schema/shapes/pages";
import { placeList } from "../../schema/shapes/places";
import { siteSettings } from "../../schema/shapes/site";
import { change, type DataFiles } from "./data-files";
import { frozen } from "./frozen";

const registration = (index: number) => `P0240000${7310 + index}`;

/** The content with nothing left to fill in: it may go public. */
export function launch(): DataFiles {
  const files = frozen();
  change(files, "site.json", siteSettings, (site) => {
    site.contact.address = ["Plot 41, Road No. 12", "Banjara Hills, Hyderabad 500034"];
    site.contact.phone = "+91 40 2355 7180";
    site.contact.email = "office@pasidi-estates.in";
    site.whatsapp.number = "919848035271";
    site.footer.social = [
      { label: "Facebook", icon: "facebook", to: "https://www.facebook.com/pasidi.estates" },
      { label: "YouTube", icon: "youtube", to: "https://www.youtube.com/@pasidi-estates" },
      { label: "LinkedIn", icon: "briefcase", to: "https://www.linkedin.com/company/pasidi" },
    ];
    site.footer.legal = [
      { label: "Privacy Policy", to: "https://papers.pasidi-estates.in/privacy" },
      { label: "Write to us", to: "mailto:office@pasidi-estates.in" },
    ];
  });
  change(files, "places.json", placeList, (list) => {
    list.note = "Not to scale for navigation. Gold squares are the towns of our layouts.";
  });
  change(files, "pages/why-invest.json", whyInvestPage, ({ cost }) => {
    cost.currencies.asOf = new Date().toISOString().slice(0, 10);
  });
  change(files, "testimonials.json", testimonialList, ({ testimonials }) => {
    for (const testimonial of testimonials) testimonial.sample = false;
  });
  change(files, "plots.json", plotList, ({ plots }) => {
    plots.forEach((plot, index) => (plot.reraNumber = registration(index)));
  });
  change(files, "ongoing-projects.json", ongoingProjectList, ({ projects }) => {
    projects.forEach((project, index) => (project.reraNumber = registration(100 + index)));
  });
  return files;
}
