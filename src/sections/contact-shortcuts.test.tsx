import { render, screen } from "@testing-library/react";

import { site } from "../../test/fixtures";
import { ContactShortcuts } from "./contact-shortcuts";

test("the office can be called and written to, and its hours are said", () => {
  const contact = {
    phone: "+91 40 1234 5678",
    hoursRange: "{opens} to {closes}",
    closed: "Closed",
    hours: [{ label: "Sunday", opensText: null, closesText: null }],
  };
  render(
    <ContactShortcuts
      page={{ call: "Call {phone}", details: { hours: "Business hours" } }}
      site={{ whatsapp: site.whatsapp, contact }}
    />,
  );
  expect(screen.getByRole("link", { name: "Call +91 40 1234 5678" })).toHaveAttribute(
    "href",
    "tel:+914012345678",
  );
  expect(screen.getByRole("link", { name: site.whatsapp.label })).toHaveAttribute(
    "href",
    expect.stringContaining("https://wa.me/910000000000"),
  );
  expect(screen.getByRole("term")).toHaveTextContent("Business hours");
  expect(screen.getByRole("definition")).toHaveTextContent("Sunday Closed");
});
