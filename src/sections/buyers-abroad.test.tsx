import { render, screen } from "@testing-library/react";

import { BuyersAbroad } from "./buyers-abroad";

const content: Queries.BuyersAbroadFragment = {
  heading: { title: "Abroad", text: null },
  points: [{ title: "How to pay", text: "In rupees." }],
  hours: {
    title: "Office hours",
    india: "{days}: {hours} in India",
    yours: "{hours} where you are",
    dayBefore: "{time} the day before",
    dayAfter: "{time} the day after",
  },
};
const contact: Queries.BuyersAbroadContactFragment = {
  hours: [
    {
      label: "Mon–Sat",
      opens: "09:00",
      opensText: "9:00 AM",
      closes: "18:00",
      closesText: "6:00 PM",
    },
    { label: "Sunday", opens: null, opensText: null, closes: null, closesText: null },
  ],
  hoursRange: "{opens} to {closes}",
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ["Dubai", 240, "7:30 AM to 4:30 PM where you are"],
  ["New Jersey", -300, "10:30 PM the day before to 7:30 AM where you are"],
  ["Auckland", 780, "4:30 PM to 1:30 AM the day after where you are"],
])("a reader in %s sees the office hours on the own clock", (_place, offset, hours) => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-offset);
  render(<BuyersAbroad content={content} contact={contact} />);
  expect(screen.getByText("Mon–Sat: 9:00 AM to 6:00 PM in India")).toBeVisible();
  expect(screen.getByText(hours)).toBeVisible();
});

test("a reader in India has the hours once", () => {
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-330);
  const { container } = render(<BuyersAbroad content={content} contact={contact} />);
  expect(container).not.toHaveTextContent("where you are");
});
