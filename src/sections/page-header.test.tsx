import { render, screen, within } from "@testing-library/react";

import { photo, plan } from "../../test/fixtures";
import { PageHeader } from "./page-header";
import { PageLinks } from "./page-links";

const header = {
  breadcrumb: "Open Plots",
  title: "Plots for sale",
  intro: "Six layouts.",
  photo: null,
};
const site = {
  accessibility: { breadcrumb: "Breadcrumb", homePage: "Home page" },
  navigation: [
    { label: "Plots", to: "/open-plots", items: null },
    { label: "Home", to: "/", items: null },
  ],
};

test("the header of a page shows where the visitor is and what the page is", () => {
  render(<PageHeader header={header} site={site} plan={plan} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Plots for sale");
  expect(screen.getByText("Six layouts.")).toBeVisible();
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(trail.getByText("Open Plots")).toHaveAttribute("aria-current", "page");
});

test("beside the words it has what the page is about, or else a photo; a plan never covers either", () => {
  const withPhoto = { ...header, photo: photo("A field") };
  const { container, rerender } = render(
    <PageHeader header={withPhoto} site={site} plan={plan}>
      <p>12 plots</p>
    </PageHeader>,
  );
  expect(screen.getByText("12 plots")).toBeVisible();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<PageHeader header={withPhoto} site={site} plan={plan} />);
  expect(container.querySelector("img")).toHaveAttribute("loading", "lazy");
  expect(container.querySelector("svg")).not.toBeVisible();
});

test("a lost visitor finds every page, those of a group too", () => {
  const navigation = [
    { label: "Home", to: "/", items: null },
    { label: "Projects", to: null, items: [{ label: "Ongoing", to: "/ongoing-projects" }] },
    { label: "Contact", to: "/contact", items: null },
  ];
  render(<PageLinks title="All pages" site={{ navigation }} />);
  const links = within(screen.getByRole("region", { name: "All pages" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Home", "/"],
    ["Ongoing", "/ongoing-projects"],
    ["Contact", "/contact"],
  ]);
});
