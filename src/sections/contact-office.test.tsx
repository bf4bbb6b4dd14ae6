import { act, render, screen } from "@testing-library/react";

import { ContactOffice } from "./contact-office";

const headings = {
  title: "Office",
  address: "Address",
  phone: "Phone",
  email: "E-mail",
  hours: "Business hours",
};

const contact: Queries.ContactOfficeFragment = {
  address: ["1 Tank Bund Road", "Hyderabad"],
  phone: "+91 00000 00000",
  email: "info@example.com",
  hoursRange: "{opens} to {closes}",
  closed: "Closed",
  openNow: "Open, closes {time}",
  opensNext: "Opens {day} {time}",
  hours: [
    {
      label: "Saturday",
      days: ["Saturday"],
      opens: "09:00",
      closes: "18:00",
      opensText: "9:00 AM",
      closesText: "6:00 PM",
    },
    {
      label: "Sunday",
      days: ["Sunday"],
      opens: null,
      closes: null,
      opensText: null,
      closesText: null,
    },
  ],
};

test("the office shows its address and hours, and links to call or write to it", () => {
  render(<ContactOffice headings={headings} contact={contact} />);
  for (const line of contact.address) expect(screen.getByText(line)).toBeVisible();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["+91 00000 00000", "tel:+910000000000"],
    ["info@example.com", "mailto:info@example.com"],
  ]);
  const hours = screen.getAllByRole("definition").slice(3, 5);
  expect(hours.map((line) => line.textContent)).toEqual([
    "Saturday 9:00 AM to 6:00 PM",
    "Sunday Closed",
  ]);
});

describe("whether the office is open", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T17:59:30+05:30") }));
  afterEach(() => jest.useRealTimers());

  test("changes as its hours end", () => {
    render(<ContactOffice headings={headings} contact={contact} />);
    expect(screen.getByText("Open, closes 6:00 PM")).toBeVisible();
    act(() => jest.advanceTimersByTime(30_000));
    expect(screen.getByText("Opens Saturday 9:00 AM")).toBeVisible();
  });

  test("is not said of an office without hours", () => {
    render(<ContactOffice headings={headings} contact={{ ...contact, hours: [] }} />);
    expect(screen.queryByText(/opens/i)).not.toBeInTheDocument();
  });
});
