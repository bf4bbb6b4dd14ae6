import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

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
  expect(chat).toHaveAttribute("href", "https://wa.me/910000000000?text=Hello");
  expect(chat).toHaveAttribute("rel", "noopener noreferrer");
});

test("the first step of the keyboard leads to the content", async () => {
  render(
    <Layout site={site} pathname="/">
      <h1>Home</h1>
    </Layout>,
  );
  await userEvent.tab();
  const skipLink = screen.getByRole("link", { name: "Skip to content" });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});
