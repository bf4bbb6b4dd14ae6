import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, plot, plotList, withNotice } from "../../test/fixtures";
import { PlotGrid } from "./plot-grid";

/** Labels and values of a card's facts. */
const facts = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("without plots a sentence says so", () => {
  render(<PlotGrid list={{ ...plotList, plots: [] }} />);
  expect(screen.getByText("No plots just now.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test.each([1, 6, 60])("%d plots are as many cards, each with its name", (count) => {
  const plots = Array.from({ length: count }, (_, i) => plot({ slug: `p${i}`, name: `Plot ${i}` }));
  render(<PlotGrid list={{ ...plotList, plots }} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(
    plots.map(({ name }) => name),
  );
  expect(screen.queryByText("No plots just now.")).not.toBeInTheDocument();
});

test("a card shows status, name, place, size and price, grouped the Indian way", () => {
  render(<PlotGrid list={{ ...plotList, plots: [plot()] }} />);
  const card = within(screen.getByRole("article"));
  expect(card.getByRole("img", { name: "Open land with trees" })).toBeInTheDocument();
  expect(card.getByRole("heading", { name: "Neem Grove" })).toBeVisible();
  for (const words of ["DTCP Approved", "Shadnagar, Rangareddy"]) {
    expect(card.getByText(words)).toBeVisible();
  }
  expect(facts()).toEqual([
    ["Plot size", "150 to 1,500 sq yds"],
    ["Starting price", "₹1,15,000 per sq yd"],
  ]);
});

test("plots of one size have no range", () => {
  render(
    <PlotGrid
      list={{ ...plotList, plots: [plot({ size: { minText: "200", maxText: "200" } })] }}
    />,
  );
  expect(facts()).toContainEqual(["Plot size", "200 sq yds"]);
});

test("registration and permit are shown where the data has them", () => {
  const numbers = { reraNumber: "P01", layoutPermitNumber: "LP/1" };
  render(<PlotGrid list={{ ...plotList, plots: [plot(numbers)] }} />);
  expect(facts().slice(2)).toEqual([
    ["RERA no.", "P01"],
    ["Layout permit", "LP/1"],
  ]);
});

test("the permit of another authority is shown with the authority's name", () => {
  const otherPermit = { authority: "DTCP", number: "L.P. 12/2024" };
  render(<PlotGrid list={{ ...plotList, plots: [plot({ otherPermit })] }} />);
  expect(facts().slice(2)).toEqual([["Layout permit", "DTCP L.P. 12/2024"]]);
});

test.each([
  { amenities: ["A", "B", "C", "D", "E"], shown: ["A", "B", "C"] },
  { amenities: ["A"], shown: ["A"] },
])("of the amenities $amenities the card shows $shown", ({ amenities, shown }) => {
  render(<PlotGrid list={{ ...plotList, plots: [plot({ amenities })] }} />);
  const list = within(screen.getByRole("list", { name: "Amenities" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(shown);
});

test("a plot without amenities has no list of them", () => {
  render(<PlotGrid list={{ ...plotList, plots: [plot({ amenities: [] })] }} />);
  expect(screen.queryByRole("list", { name: "Amenities" })).not.toBeInTheDocument();
});

test("View Details says which plot it is about and shows the notice", async () => {
  render(<PlotGrid list={{ ...plotList, plots: [plot()] }} />, withNotice);
  const button = screen.getByRole("button", { name: "View Details" });
  expect(button).toHaveAccessibleDescription("Neem Grove");
  await userEvent.click(button);
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
});
