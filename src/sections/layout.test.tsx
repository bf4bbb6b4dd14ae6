import { render, screen } from "@testing-library/react";

import { site } from "../../test/fixtures";
import { Layout } from "./layout";

test("every page is between header and footer, beside a chat button", () => {
  render(
    <Layout site={site} pathname="/">
      <h1>Home</h1>
    </Layout>,
  );
  expect(screen.getByRole("banner")).toBeVisible();
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { name: "Home" }));
  expect(screen.getByRole("contentinfo")).toBeVisible();
  const chat = screen.getByRole("link", { name: "Chat on WhatsApp" });
  expect(chat).toHaveAttribute("href", "https://wa.me/910000000000?text=Hello%20from%20Home");
  expect(chat).toHaveAttribute("rel", "noopener noreferrer");
  expect(chat).toHaveAccessibleDescription("Opens in a new tab");
});

test("a chat does not begin with a page that the header does not name", () => {
  render(
    <Layout site={site} pathname="/404">
      <h1>Not found</h1>
    </Layout>,
  );
  const chat = screen.getByRole("link", { name: "Chat on WhatsApp" });
  expect(chat).toHaveAttribute("href", "https://wa.me/910000000000?text=Hello");
});
