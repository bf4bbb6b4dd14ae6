import { render, screen } from "@testing-library/react";

import { StatisticsStrip } from "./statistics-strip";

test("each figure is read with its label", () => {
  const statistics = [
    { label: "Years", value: 15, valueText: "15" },
    { label: "Clients", value: 10_000, valueText: "10,000" },
  ];
  render(<StatisticsStrip title="In figures" list={{ statistics }} />);
  expect(screen.getByRole("region", { name: "In figures" })).toBeVisible();
  const items = screen.getAllByRole("listitem");
  expect(items[0]).toHaveTextContent(/^15\+.*Years$/);
  expect(items[1]).toHaveTextContent(/^10,000\+.*Clients$/);
});

test("without figures there is no strip", () => {
  const { container } = render(<StatisticsStrip title="In figures" list={{ statistics: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
