import { render, screen, within } from "@testing-library/react";

import { ReturnsAtAGlance } from "./returns-at-a-glance";
import { ReturnsComparison } from "./returns-comparison";

const returns: Queries.ReturnsComparisonFragment = {
  heading: { title: "Yearly returns", text: null },
  columns: { asset: "Investment", range: "Yearly return", note: "Keep in mind" },
  axisLabel: "Return in a year, in percent",
  range: "{low}–{high}%",
  rangeInWords: "{low} to {high}%",
  rows: [
    { asset: "Land", low: 15, high: 25, note: "Can take months to sell." },
    { asset: "Gold", low: 8, high: 10, note: "Easy to sell." },
  ],
  caution: "Not an assurance.",
};

const cells = (row: HTMLElement, role: string) =>
  within(row)
    .queryAllByRole(role)
    .map((cell) => cell.textContent);

test("the figures are in a table with a caption and headers of columns and rows", () => {
  render(<ReturnsComparison returns={returns} />);
  const table = screen.getByRole("table", { name: "Return in a year, in percent" });
  const rows = within(table).getAllByRole("row");
  expect(
    rows.map((row) => ["columnheader", "rowheader", "cell"].map((role) => cells(row, role))),
  ).toEqual([
    [["Investment", "Yearly return", "Keep in mind"], [], []],
    [[], ["Land"], ["15 to 25%", "Can take months to sell."]],
    [[], ["Gold"], ["8 to 10%", "Easy to sell."]],
  ]);
  expect(screen.getByText("Not an assurance.")).toBeVisible();
});

test("the bars share one axis, each from its low to its high", () => {
  const { container } = render(<ReturnsComparison returns={returns} />);
  const bars = Array.from(container.querySelectorAll("span"), ({ style }) => style)
    .filter(({ width }) => width)
    .map(({ insetInlineStart, width }) => [insetInlineStart, width].map(Number.parseFloat));
  // The axis ends at 25.
  expect(bars).toEqual([
    [60, 40],
    [32, 8],
  ]);
});

test("the drawing is hidden from screen readers, since the table says the same", () => {
  render(<ReturnsComparison returns={returns} />);
  expect(screen.getByText("15–25%").closest("[aria-hidden=true]")).not.toBeNull();
  expect(screen.getByText("15 to 25%").closest("[aria-hidden=true]")).toBeNull();
});

test("what the axis measures, and the caution, come before the drawing", () => {
  render(<ReturnsComparison returns={returns} />);
  const [drawn] = screen.getAllByText("15–25%");
  const [label] = screen.getAllByText("Return in a year, in percent");
  for (const before of [label, screen.getByText("Not an assurance.")]) {
    const isBefore = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(drawn && before?.compareDocumentPosition(drawn)).toBe(isBefore);
  }
});

test("an empty comparison is drawn, too, and at a glance", () => {
  render(<ReturnsComparison returns={{ ...returns, rows: [] }} />);
  expect(screen.getAllByRole("row")).toHaveLength(1);
  render(<ReturnsAtAGlance returns={{ ...returns, rows: [] }} />);
  expect(screen.queryAllByRole("term")).toEqual([]);
});

test("at a glance, each investment has its range", () => {
  render(<ReturnsAtAGlance returns={returns} />);
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect([texts("term"), texts("definition")]).toEqual([
    ["Land", "Gold"],
    ["15–25%", "8–10%"],
  ]);
});
