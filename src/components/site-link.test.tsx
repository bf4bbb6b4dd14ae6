import { fireEvent, render, screen } from "@testing-library/react";

import { notice, withNotice } from "../../test/fixtures";
import { SiteLink } from "./site-link";
import { WhatsAppLink } from "./whatsapp-link";

test.each([
  { to: "/contact", href: "/contact", target: null, rel: null },
  { to: "/sitemap.xml", href: "/folder/sitemap.xml", target: null, rel: null },
  { to: "tel:+910000000000", href: "tel:+910000000000", target: null, rel: null },
  { to: "mailto:info@example.com", href: "mailto:info@example.com", target: null, rel: null },
  {
    to: "https://rera.telangana.gov.in",
    href: "https://rera.telangana.gov.in",
    target: "_blank",
    rel: "noopener noreferrer",
  },
  { to: "#facebook", href: "#facebook", target: null, rel: null },
])("a link to $to has the address $href, target $target, rel $rel", ({ to, href, target, rel }) => {
  render(<SiteLink to={to}>Somewhere</SiteLink>);
  const link = screen.getByRole("link", { name: "Somewhere" });
  const names = ["href", "target", "rel"];
  expect(names.map((name) => link.getAttribute(name))).toEqual([href, target, rel]);
});

test("a placeholder shows the notice and leaves the page where it is", async () => {
  render(<SiteLink to="#facebook">Facebook</SiteLink>, withNotice);
  const isLeftToBrowser = fireEvent.click(screen.getByRole("link", { name: "Facebook" }));
  expect(isLeftToBrowser).toBe(false);
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
  expect(window.location.hash).toBe("");
});

test("a chat opens in a new tab that cannot reach back", () => {
  render(<WhatsAppLink chat={{ number: "+91 0000", message: "Hi!" }}>WhatsApp Chat</WhatsAppLink>);
  const link = screen.getByRole("link", { name: "WhatsApp Chat" });
  expect(link).toHaveAttribute("href", "https://wa.me/910000?text=Hi!");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
});
