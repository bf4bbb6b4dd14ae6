import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type ReactNode, useEffect, useState } from "react";

import { NoticeProvider } from "../src/ui/notice";

/** The notice, letter by letter as the specification has it, after its emoji. */
export const notice =
  "🚧 This feature isn't implemented yet—but don't worry! You can request it in your next prompt!";

/** Option of `render`: what is rendered can show the notice. */
export const withNotice = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <NoticeProvider text={notice} loadFailed="Could not be loaded.">
      {children}
    </NoticeProvider>
  ),
};

type StylisPlugin = NonNullable<Parameters<typeof createCache>[0]["stylisPlugins"]>[number];

/** Writes the styles of a media query that matches as if there were no query, and drops the others. */
const decide =
  (holds: (query: string) => boolean): StylisPlugin =>
  (element, _index, _children, callback) => {
    const { type, value, children } = element;
    if (type !== "@media" || typeof children === "string") return undefined;
    const css = holds(value)
      ? children.map((child, index) => callback(child, index, children, callback) ?? "").join("")
      : "";
    element.children = [];
    element.return = css;
    return css;
  };

export interface DeviceProps {
  /** Whether a media query of the styles holds; jsdom itself evaluates none. */
  holds: (query: string) => boolean;
  children: ReactNode;
}

/** A device on which some media queries of the styles hold. */
export function Device({ holds, children }: DeviceProps) {
  const [cache] = useState(() =>
    // Not "speedy", which takes one rule at a time: a query that holds leaves several.
    createCache({ key: "device", speedy: false, stylisPlugins: [decide(holds)] }),
  );
  useEffect(() => () => cache.sheet.flush(), [cache]);
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

export const plan: Queries.PlanFragment = {
  viewBox: "0 0 400 300",
  turn: "rotate(5 200 150)",
  plot: "m1 1h1v1h-1z",
  dimension: "m1 0h1",
  label: "33'-0\"",
  labelPlace: "translate(1 0)",
  blocks: "m0 0h9v9z",
  plots: "m1 1h7",
  park: "m2 2h3v3z",
  road: "m0 5h9",
};

const icon = { path: "M2 2h20", filled: false };

type Photo = Queries.PlotCardFragment["photo"];

export const photo = (alt: string): Photo => ({
  alt,
  position: "50% 60%",
  planCrop: "20 30 400 300",
  icon: null,
  image: {
    layout: "constrained",
    width: 640,
    height: 480,
    backgroundColor: "#7f8a5a",
    images: {
      fallback: {
        src: "https://photos.test/photo?w=640",
        srcSet: "https://photos.test/photo?w=320 320w, https://photos.test/photo?w=640 640w",
        sizes: "92vw",
      },
      sources: [],
    },
  },
});

type Plot = Queries.PlotCardFragment & Queries.PlotAmenitiesFragment;

export const plot = (changes?: Partial<Plot>): Plot => ({
  slug: "neem-grove",
  name: "Neem Grove",
  location: "Shadnagar, Rangareddy",
  status: "DTCP Approved",
  size: { minText: "150", maxText: "1,500" },
  pricePerSqYdText: "₹1,15,000",
  smallestText: "₹1.73\u00a0crore",
  amenities: ["Tar roads", "Piped water", "Street lights", "Park", "Gate"],
  reraNumber: null,
  layoutPermitNumber: null,
  otherPermit: null,
  photo: photo("Open land with trees"),
  ...changes,
});

export const plotList: Queries.PlotGridFragment = {
  empty: "No plots just now.",
  labels: {
    fromPrice: "From {price}",
    charges: "“From” is the smallest plot. Charges are extra.",
    size: "Plot size",
    sizeRange: "{min} to {max} sq yds",
    sizeSingle: "{size} sq yds",
    price: "Starting price",
    pricePerSqYd: "{price} per sq yd",
    amenities: "Amenities",
    reraNumber: "RERA no.",
    layoutPermitNumber: "Layout permit",
    viewDetails: "View Details",
  },
};

type FinderList = Queries.PlotFinderFragment;

/** A plot of the page with the tools, which need its numbers besides its texts. */
export const findablePlot = (
  changes: Partial<FinderList["plots"][number]>,
): FinderList["plots"][number] => ({
  ...plot(),
  size: { min: 150, max: 400, minText: "150", maxText: "400" },
  pricePerSqYd: 15_000,
  pricePerSqYdText: "₹15,000",
  smallestText: "₹22.5\u00a0lakh",
  ...changes,
});

export const finderList = (plots: FinderList["plots"]): FinderList => ({
  empty: plotList.empty,
  plots,
  labels: {
    ...plotList.labels,
    name: "Layout",
    location: "Place",
    status: "Approval",
    smallest: "Smallest plot",
    ask: "Ask on WhatsApp",
    askMessage: "About {name}, {location} ({size}, from {price})",
    cost: "Total cost",
  },
  units: {
    label: "Area unit",
    sqyd: "sq yd",
    sqm: "m²",
    sqft: "sq ft",
    gunta: "guntas",
    cent: "cents",
    acre: "acres",
    sizeRange: "{min}–{max} {unit}",
    sizeSingle: "{size} {unit}",
    price: "{price} per {unit}",
  },
  finder: {
    title: "Find a plot",
    approval: "Approval",
    location: "Location",
    budget: "Budget",
    size: "Plot size (sq yd)",
    sort: "Sort by",
    any: "All",
    upTo: "Up to {price}",
    budgets: [3_000_000, 5_000_000],
    asListed: "As listed",
    cheapest: "Lowest price first",
    dearest: "Highest price first",
    largest: "Largest plots first",
    found: "Showing {found} of {all} plots",
    clear: "Clear filters",
    limits: "From {min} to {max}, please.",
    nothing: "No plot matches.",
    forSize: "for {size}",
    more: "Show {count} more",
  },
  comparison: {
    choose: "Compare",
    chosenOne: "1 plot chosen",
    chosen: "{count} plots chosen",
    full: "Three is the most",
    show: "Compare",
    remove: "Remove",
    clear: "Clear",
    title: "Side by side",
    total: "Price of a plot",
    totalRange: "{min} to {max}",
    none: "Not published",
    copy: "Copy link",
    copied: "Link copied.",
    copyByHand: "Copy this address:",
  },
});

type OngoingProject = Queries.OngoingProjectsFragment["projects"][number];

export const ongoingProject = (changes?: Partial<OngoingProject>): OngoingProject => ({
  slug: "lake-terraces",
  name: "Lake Terraces",
  location: "Tukkuguda, Rangareddy",
  percentComplete: 40,
  completionText: "November 2027",
  investment: { minText: "₹22.5\u00a0lakh", maxText: "₹1.2\u00a0crore" },
  stage: "Drains",
  summary: "Main roads are graded.",
  reraNumber: null,
  layoutPermitNumber: null,
  otherPermit: null,
  photo: photo("A site with graded roads"),
  ...changes,
});

export const ongoingList = (projects: OngoingProject[]): Queries.OngoingProjectsFragment => ({
  labels: {
    badge: "In Progress",
    progress: "Work complete",
    stages: "Stages of the work",
    completion: "Expected completion",
    investment: "Investment range",
    investmentRange: "{min} to {max}",
    reraNumber: "RERA no.",
    reraPending: "Not issued yet.",
    layoutPermitNumber: "Layout permit",
  },
  stages: ["Roads", "Drains", "Lights"],
  empty: "No project just now.",
  projects,
});

export const testimonial = (
  changes?: Partial<Queries.TestimonialFragment>,
): Queries.TestimonialFragment => ({
  slug: "owner",
  name: "R. K.",
  role: "Plot owner, Shadnagar",
  text: "The stones and the deed agree.",
  rating: 5,
  sample: false,
  ...changes,
});

export const site: Queries.LayoutFragment = {
  name: "Neem Estates",
  notice,
  loadFailed: "Could not be loaded.",
  tagline: "Plots around Hyderabad.",
  bookSiteVisit: "Book Site Visit",
  accessibility: {
    skipToContent: "Skip to content",
    newTab: "Opens in a new tab",
    mainNavigation: "Main navigation",
    openMenu: "Open menu",
    closeMenu: "Close menu",
    homeLink: "{name}, home page",
    breadcrumb: "Breadcrumb",
    homePage: "Home page",
  },
  whatsapp: {
    number: "910000000000",
    message: "Hello",
    pageMessage: "Hello from {page}",
    label: "Chat on WhatsApp",
    icon,
  },
  navigation: [
    { label: "Home", to: "/", items: null },
    { label: "About Us", to: "/about", items: null },
    {
      label: "Projects",
      to: null,
      items: [
        { label: "Ongoing Projects", to: "/ongoing-projects" },
        { label: "Completed Projects", to: "/completed-projects" },
      ],
    },
    { label: "Contact", to: "/contact", items: null },
  ],
  contact: {
    address: ["1 Tank Bund Road", "Hyderabad"],
    phone: "+91 00000 00000",
    email: "info@example.com",
  },
  footer: {
    social: [{ label: "Facebook", icon, to: "#facebook" }],
    socialTitle: "Follow us",
    columns: [
      { title: "Quick Links", links: [{ label: "Gallery", to: "/gallery" }] },
      { title: "Services", links: [{ label: "DTCP Plots", to: "/services" }] },
    ],
    contactTitle: "Contact Info",
    addressLabel: "Address",
    phoneLabel: "Phone",
    emailLabel: "E-mail",
    copyright: "© {year} {name}. All rights reserved.",
    copyrightYear: 2025,
    legal: [{ label: "Privacy Policy", to: "#privacy-policy" }],
    note: "Pictures are representative.",
  },
};
