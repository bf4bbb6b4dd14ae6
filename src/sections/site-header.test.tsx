import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Device, notice, site } from "../../test/fixtures";
import { Layout } from "./layout";

const devices = {
  phone: () => false,
  laptop: (query: string) => query.includes("min-width"),
};

/** Renders a page in the site's frame. jsdom does not scroll, so the header is at the page's top. */
function renderPage(device: keyof typeof devices, pathname = "/about") {
  render(
    <Device holds={devices[device]}>
      <Layout site={site} pathname={pathname}>
        <h1>About Us</h1>
      </Layout>
    </Device>,
  );
  return userEvent.setup();
}

const projects = () => screen.getByRole("button", { name: "Projects" });
const ongoing = () => screen.queryByRole("link", { name: "Ongoing Projects" });
const menuButton = () => screen.getByRole("button", { name: /menu/ });
const navigation = () => screen.queryByRole("navigation", { name: "Main navigation" });

/** The entries of the navigation that can be reached, in order. */
const entries = () => {
  const header = within(screen.getByRole("banner"));
  const found = [...header.queryAllByRole("link"), ...header.queryAllByRole("button")];
  return found
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map((entry) => entry.getAttribute("aria-label") ?? entry.textContent);
};

afterEach(() => jest.restoreAllMocks());

describe("on a laptop", () => {
  test("the links are in order, the projects behind a button that says it is closed", () => {
    renderPage("laptop");
    const before = ["Neem Estates, home page", "Home", "About Us", "Projects"];
    expect(entries()).toEqual([...before, "Contact", "Book Site Visit"]);
    expect(projects()).toHaveAttribute("aria-expanded", "false");
  });

  test("the list of projects is between its neighbours when it is open", async () => {
    const user = renderPage("laptop");
    await user.click(projects());
    expect(entries().slice(3, 7)).toEqual([
      "Projects",
      "Ongoing Projects",
      "Completed Projects",
      "Contact",
    ]);
    expect(projects()).toHaveAttribute("aria-expanded", "true");
    const list = ongoing()?.closest("ul");
    expect(list).toHaveAttribute("id", projects().getAttribute("aria-controls"));
  });

  test.each(["{Enter}", " "])("the key %j opens the projects and closes them", async (key) => {
    const user = renderPage("laptop");
    act(() => projects().focus());
    await user.keyboard(key);
    expect(ongoing()).toBeVisible();
    await user.keyboard(key);
    expect(ongoing()).not.toBeInTheDocument();
  });

  test("a mouse opens the projects by pointing, and keeps them open at its first click", async () => {
    const user = renderPage("laptop");
    await user.hover(projects());
    expect(ongoing()).toBeVisible();
    await user.click(projects());
    expect(ongoing()).toBeVisible();
    await user.click(projects());
    expect(ongoing()).not.toBeInTheDocument();
  });

  test("Escape closes the projects and gives the focus back to their button", async () => {
    const user = renderPage("laptop");
    act(() => projects().focus());
    await user.keyboard("{Enter}{Tab}");
    expect(ongoing()).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(ongoing()).not.toBeInTheDocument();
    expect(projects()).toHaveFocus();
  });

  test("the projects stay open while the focus is among them, and close when it leaves, forwards or back", async () => {
    const user = renderPage("laptop");
    act(() => projects().focus());
    await user.keyboard("{Enter}{Tab}{Tab}");
    expect(screen.getByRole("link", { name: "Completed Projects" })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole("link", { name: "Contact" })).toHaveFocus();
    expect(ongoing()).not.toBeInTheDocument();
    act(() => projects().focus());
    await user.keyboard("{Enter}");
    expect(ongoing()).toBeVisible();
    await user.tab({ shift: true });
    expect(ongoing()).not.toBeInTheDocument();
  });

  test("choosing a project closes the list", async () => {
    const user = renderPage("laptop");
    await user.click(projects());
    await user.click(screen.getByRole("link", { name: "Completed Projects" }));
    expect(ongoing()).not.toBeInTheDocument();
  });

  test.each([
    ["/completed-projects/", "true"],
    ["/about/", null],
  ])("on %s the button of the projects is marked as current: %s", (pathname, current) => {
    renderPage("laptop", pathname);
    expect(projects().getAttribute("aria-current")).toBe(current);
  });

  test("there is no menu button", () => {
    renderPage("laptop");
    expect(screen.queryByRole("button", { name: /menu/ })).not.toBeInTheDocument();
  });
});

describe("on a phone", () => {
  test("the menu button has a name, says whether the menu is open, and points to it", async () => {
    const user = renderPage("phone");
    expect(menuButton()).toHaveAccessibleName("Open menu");
    expect(menuButton()).toHaveAttribute("aria-expanded", "false");
    expect(navigation()).not.toBeInTheDocument();
    await user.click(menuButton());
    expect(menuButton()).toHaveAccessibleName("Close menu");
    expect(menuButton()).toHaveAttribute("aria-expanded", "true");
    const menu = document.getElementById(menuButton().getAttribute("aria-controls") ?? "");
    expect(menu).toContainElement(navigation());
    await user.click(menuButton());
    expect(navigation()).not.toBeInTheDocument();
  });

  test("the open menu has the same links, the projects spread out under their name", async () => {
    const user = renderPage("phone");
    await user.click(menuButton());
    expect(entries()).toEqual([
      "Neem Estates, home page",
      "Close menu",
      "Home",
      "About Us",
      "Ongoing Projects",
      "Completed Projects",
      "Contact",
      "Book Site Visit",
    ]);
    expect(screen.getByText("Projects", { selector: "span" })).toBeVisible();
    expect(ongoing()?.closest("ul")?.parentElement).toHaveTextContent(/^Projects/);
  });

  test.each(["About Us", "Completed Projects", "Neem Estates, home page"])(
    "choosing %s closes the menu",
    async (name) => {
      const user = renderPage("phone");
      await user.click(menuButton());
      await user.click(within(screen.getByRole("banner")).getByRole("link", { name }));
      expect(navigation()).not.toBeInTheDocument();
    },
  );

  test("Escape closes the menu and gives the focus back to its button", async () => {
    const user = renderPage("phone");
    await user.click(menuButton());
    await user.tab();
    expect(menuButton()).not.toHaveFocus();
    await user.keyboard("{Escape}");
    expect(navigation()).not.toBeInTheDocument();
    expect(menuButton()).toHaveFocus();
  });
});

const deviceNames: (keyof typeof devices)[] = ["phone", "laptop"];

test.each(deviceNames)("on a %s, Book Site Visit shows the notice", async (device) => {
  const user = renderPage(device);
  if (device === "phone") await user.click(menuButton());
  await user.click(screen.getByRole("button", { name: "Book Site Visit" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
});
