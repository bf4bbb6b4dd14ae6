import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, site, withNotice } from "../../test/fixtures";
import { SiteFooter } from "./site-footer";

test("the footer has the columns of the data, contact and copyright", () => {
  render(<SiteFooter site={site} />);
  const footer = within(screen.getByRole("contentinfo"));
  expect(footer.getAllByRole("heading").map((title) => title.textContent)).toEqual([
    "Quick Links",
    "Services",
    "Contact Info",
  ]);
  expect(
    footer
      .getAllByRole("link")
      .map((link) => [
        link.getAttribute("aria-label") ?? link.textContent,
        link.getAttribute("href"),
      ]),
  ).toEqual([
    ["Facebook", "#facebook"],
    ["Gallery", "/gallery"],
    ["DTCP Plots", "/services"],
    ["+91 00000 00000", "tel:+910000000000"],
    ["info@example.com", "mailto:info@example.com"],
    ["Privacy Policy", "#privacy-policy"],
  ]);
  for (const words of [
    "Neem Estates",
    "Plots around Hyderabad.",
    "1 Tank Bund Road",
    "© 2025 Neem Estates. All rights reserved.",
    "Pictures are representative.",
  ]) {
    expect(footer.getByText(words)).toBeVisible();
  }
});

test.each(["Facebook", "Privacy Policy"])("the placeholder %s shows the notice", async (name) => {
  render(<SiteFooter site={site} />, withNotice);
  await userEvent.click(screen.getByRole("link", { name }));
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
});
