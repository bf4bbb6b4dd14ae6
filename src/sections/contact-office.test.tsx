import { render, screen } from "@testing-library/react";

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
  hours: [
    { label: "Mon–Sat", opensText: "9:00 AM", closesText: "6:00 PM" },
    { label: "Sunday", opensText: null, closesText: null },
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
  const hours = screen.getAllByRole("definition").slice(-2);
  expect(hours.map((line) => line.textContent)).toEqual([
    "Mon–Sat 9:00 AM to 6:00 PM",
    "Sunday Closed",
  ]);
});
