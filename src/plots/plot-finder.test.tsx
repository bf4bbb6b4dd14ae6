import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { findablePlot, finderList, withNotice } from "../../test/fixtures";
import { PlotFinder } from "./plot-finder";

const meadows = findablePlot({
  slug: "meadows",
  name: "Adibatla Meadows",
  location: "Adibatla, Rangareddy",
  status: "HMDA Approved",
  size: { min: 167, max: 300, minText: "167", maxText: "300" },
  pricePerSqYd: 30_000,
  pricePerSqYdText: "₹30,000",
  smallestText: "₹50.1\u00a0lakh",
});
const grove = findablePlot({ slug: "grove", name: "Neem Grove" });
const greens = findablePlot({
  slug: "greens",
  name: "Shadnagar Greens",
  amenities: ["Wall", "Water", "Trees", "Roads"],
  reraNumber: "P02400000001",
});
const lake = findablePlot({ slug: "lake", name: "Lake View" });
const four = finderList([meadows, grove, greens, lake]);

const places = {
  map: {
    columns: ["To Airport", "Interchange"],
    towns: [{ name: "Adibatla", facts: ["13 km", ""] }],
  },
  table: { text: "In a straight line." },
};

/** Opens the page at an address, as on a phone, and its tools. */
function open(query = "", list = four): void {
  history.replaceState(null, "", `/open-plots/${query}`);
  render(<PlotFinder list={list} places={places} chat={{ number: "910000" }} />, withNotice);
  for (const button of screen.queryAllByRole("button", { name: "Find a plot" })) {
    fireEvent.click(button);
  }
}

const names = () =>
  screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const card = (name: string) => {
  const found = screen
    .getAllByRole("article")
    .find((each) => within(each).queryByRole("heading", { name }));
  return within(found ?? document.body);
};
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: label }), option);
const compare = (name: string) =>
  userEvent.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
const sizeField = () => screen.getByRole("textbox", { name: "Plot size (sq yd)" });
const table = (name: string) => screen.findByRole("group", { name });

test("the untouched page has all plots as they are listed, and an address of its own", () => {
  open();
  expect(names()).toEqual(["Adibatla Meadows", "Neem Grove", "Shadnagar Greens", "Lake View"]);
  expect(screen.getByText("Showing 4 of 4 plots")).toHaveAttribute("role", "status");
  expect(screen.getByRole("radio", { name: "sq yd" })).toBeChecked();
  expect(card("Adibatla Meadows").getByText("From ₹50.1 lakh")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Clear filters" })).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("without plots there are no tools", () => {
  open("", finderList([]));
  expect(screen.getByText("No plots just now.")).toBeVisible();
  expect(screen.queryByRole("search")).not.toBeInTheDocument();
});

test.each([
  ["m²", "139.6–250.8 m²", "₹35,880 per m²", "From ₹50.1\u00a0lakh for 139.6 m²"],
  ["sq ft", "1,503–2,700 sq ft", "₹3,333 per sq ft", "From ₹50.1\u00a0lakh for 1,503 sq ft"],
  ["acres", "0.0345–0.0620 acres", "₹30,000 per sq yd", "From ₹50.1\u00a0lakh for 0.0345 acres"],
])("in %s a card says %s, %s and %s", async (unit, size, price, total) => {
  open();
  await userEvent.click(
    within(screen.getByRole("radiogroup", { name: "Area unit" })).getByRole("radio", {
      name: unit,
    }),
  );
  const { getByText } = card("Adibatla Meadows");
  expect(getByText(size)).toBeVisible();
  expect(getByText(price)).toBeVisible();
  expect(
    getByText((_, element) => element?.textContent === total && element.tagName === "P"),
  ).toBeVisible();
});

test("plots are found by approval, place, budget and size, and what is chosen is in the address", async () => {
  open("?other=1");
  await choose("Approval", "HMDA Approved");
  expect(names()).toEqual(["Adibatla Meadows"]);
  await choose("Approval", "All");
  await choose("Budget", "3000000");
  expect(names()).toEqual(["Neem Grove", "Shadnagar Greens", "Lake View"]);
  await userEvent.type(sizeField(), "250");
  expect(screen.getByText("No plot matches.")).toBeVisible();
  expect(screen.getByText("Showing 0 of 4 plots")).toBeVisible();
  await choose("Budget", "All");
  expect(card("Adibatla Meadows").getByText("₹75 lakh")).toBeVisible();
  await choose("Sort by", "Highest price first");
  await choose("Location", "Shadnagar");
  expect(window.location.search).toBe("?location=shadnagar&other=1&size=250&sort=dearest");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(screen.getByText("Showing 4 of 4 plots")).toHaveFocus();
  expect(sizeField()).toHaveDisplayValue("");
  expect(window.location.search).toBe("?other=1&sort=dearest");
});

test("an address asks for what it says, and Back and Forward follow", async () => {
  open("?approval=HMDA&size=200&unit=furlong");
  expect(names()).toEqual(["Adibatla Meadows"]);
  expect(sizeField()).toHaveDisplayValue("200");
  await choose("Approval", "All");
  expect(names()).toHaveLength(4);
  await act(
    () =>
      new Promise((resolve) => {
        addEventListener("popstate", resolve, { once: true });
        history.back();
      }),
  );
  expect(screen.getByRole("combobox", { name: "Approval" })).toHaveDisplayValue("HMDA Approved");
  expect(names()).toEqual(["Adibatla Meadows"]);
});

test("cards that were filtered out and come back do not rise again", async () => {
  open("?approval=hmda");
  await choose("Approval", "All");
  expect(document.querySelector("[data-reveal]")).not.toBeInTheDocument();
});

test("a chat about a plot begins with its name, place, sizes and price", () => {
  open();
  const link = card("Adibatla Meadows").getByRole("link", { name: "Ask on WhatsApp" });
  const { searchParams } = new URL(link.getAttribute("href") ?? "");
  expect(searchParams.get("text")).toBe(
    "About Adibatla Meadows, Adibatla, Rangareddy (167 to 300 sq yds, from ₹30,000 per sq yd)",
  );
  expect(link).toHaveAccessibleDescription("Adibatla Meadows");
  expect(card("Adibatla Meadows").getByRole("button", { name: "View Details" })).toBeVisible();
});

test("a card leads to the calculator with its smallest size, or the one asked for, and its rate", async () => {
  open("?unit=sqm");
  const link = () => card("Adibatla Meadows").getByRole("link", { name: "Total cost" });
  expect(link()).toHaveAttribute("href", "/why-invest/?size=167&rate=30000#cost");
  expect(link()).toHaveAccessibleDescription("Adibatla Meadows");
  await userEvent.type(sizeField(), "250");
  expect(link()).toHaveAttribute("href", "/why-invest/?size=250&rate=30000#cost");
});

test("two or three plots are compared, and with three it is said that there are no more", async () => {
  open("?unit=sqm");
  await compare("Shadnagar Greens");
  expect(screen.getByText("1 plot chosen")).toHaveAttribute("role", "status");
  await compare("Adibatla Meadows");
  const rows = within(await table("Side by side")).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "LayoutShadnagar GreensRemove Shadnagar GreensAdibatla MeadowsRemove Adibatla Meadows",
    "PlaceShadnagar, RangareddyAdibatla, Rangareddy",
    "ApprovalDTCP ApprovedHMDA Approved",
    "Plot size125.4–334.5 m²139.6–250.8 m²",
    "Starting price₹17,940 per m²₹35,880 per m²",
    "Price of a plot₹22.5\u00a0lakh to ₹60\u00a0lakh₹50.1\u00a0lakh to ₹90\u00a0lakh",
    "RERA no.P02400000001Not published",
    "To AirportNot published13 km",
    "InterchangeNot publishedNot published",
    "AmenitiesWallWaterTreesRoadsTar roadsPiped waterStreet lightsParkGate",
  ]);
  expect(screen.getByText("In a straight line.")).toBeVisible();
  await compare("Neem Grove");
  expect(screen.getByText("Three is the most")).toHaveAttribute("role", "status");
  const fourth = screen.getByRole("checkbox", { name: "Compare Lake View" });
  expect(fourth).toBeDisabled();
  expect(fourth).toHaveAccessibleDescription("Three is the most");
  await waitFor(() =>
    expect(window.location.search).toBe("?compare=greens,meadows,grove&unit=sqm"),
  );
  await compare("Neem Grove");
  expect(screen.getByText("2 plots chosen")).toBeVisible();
  expect(fourth).toBeEnabled();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("group", { name: "Side by side" })).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "Compare Adibatla Meadows" })).toHaveFocus();
});

test("a compared plot that a filter hides can be removed, and Clear keeps the focus on the page", async () => {
  open("?compare=meadows,grove,greens&location=adibatla");
  const columns = () =>
    screen
      .getAllByRole("columnheader")
      .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  await userEvent.click(await screen.findByRole("button", { name: "Remove Neem Grove" }));
  expect(columns().slice(-2)).toEqual(["Adibatla Meadows", "Shadnagar Greens"]);
  expect(screen.getByRole("region", { name: "Side by side" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Remove Adibatla Meadows" }));
  expect(screen.getByText("1 plot chosen")).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.getByText("Showing 1 of 4 plots")).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe("?location=adibatla"));
});

test.each(["0", "-200", "1e9"])(
  "the size %s is refused with words, and Clear takes it away",
  async (size) => {
    open("?approval=dtcp");
    await userEvent.type(sizeField(), size);
    expect(sizeField()).toBeInvalid();
    expect(sizeField()).toHaveAccessibleDescription("From 1 to 1,00,000, please.");
    await waitFor(() => expect(window.location.search).toBe("?approval=dtcp"));
    await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
    expect(sizeField()).toHaveDisplayValue("");
    expect(sizeField()).toBeValid();
  },
);

test("a filtered list says on paper of how many plots it is a part, and which", () => {
  open("?approval=hmda&location=adibatla&budget=5000000&size=167");
  expect(
    screen.getByText(
      "Showing 0 of 4 plots: HMDA Approved, Adibatla, Up to ₹50 lakh, Plot size (sq yd) 167",
    ),
  ).toBeInTheDocument();
});

test("the comparison's address is copied, or shown where the browser refuses", async () => {
  const user = userEvent.setup();
  open("?compare=meadows,grove,nowhere");
  const copy = await screen.findByRole("button", { name: "Copy link" });
  await user.click(copy);
  expect(screen.getByText("Link copied.")).toHaveAttribute("role", "status");
  const address = "http://localhost/open-plots/?compare=meadows,grove,nowhere#compare";
  expect(await navigator.clipboard.readText()).toBe(address);
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("Refused"));
  await user.click(copy);
  expect(screen.getByText("Copy this address:")).toHaveAttribute("role", "status");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Copy this address:" });
  expect(field).toHaveDisplayValue(address);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, address.length]);
});

const sixty = finderList(
  Array.from({ length: 60 }, (_, index) =>
    findablePlot({ slug: `field-${index}`, name: `Field ${index}`, pricePerSqYd: 1000 + index }),
  ),
);
const fields = () => screen.getAllByText(/^Field/, { selector: "h3" });

test("the address of a plot far down a list of sixty leads to its card, until something is asked for", async () => {
  const scroll = jest.fn();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scroll;
  open("#plot-field-40", sixty);
  expect(fields()).toHaveLength(41);
  expect(scroll.mock.contexts).toEqual([fields()[40]]);
  await choose("Sort by", "Highest price first");
  expect(fields()).toHaveLength(24);
});

test("a list of sixty shows 24 at a time, and finds among all", async () => {
  open("", sixty);
  const rows = () => screen.getAllByRole("row", { hidden: true });
  expect(fields()).toHaveLength(24);
  await userEvent.click(screen.getByText("Show 24 more"));
  expect(fields()).toHaveLength(48);
  expect(screen.getByLabelText("Compare Field 24")).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "dearest");
  expect(fields()[0]).toHaveTextContent("Field 59");
  expect(fields()).toHaveLength(24);
  expect(rows()).toHaveLength(25);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(rows()).toHaveLength(61);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(rows()).toHaveLength(25);
});
