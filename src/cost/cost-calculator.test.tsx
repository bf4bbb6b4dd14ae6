import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { CostCalculator } from "./cost-calculator";

const content: Queries.CostCalculatorFragment = {
  heading: { title: "What it costs", text: null },
  fields: {
    size: "Size",
    rate: "Price per sq yd",
    downPayment: "Down payment",
    interest: "Interest",
    years: "Years",
    stamp: "Stamp duty",
    transfer: "Transfer duty",
    registration: "Registration",
    currency: "Show also in",
    currencyRate: "Rupees for 1 {code}",
  },
  limits: "From {min} to {max}, please.",
  wholeLimits: "A whole number from {min} to {max}, please.",
  defaults: { size: 200, rate: 18_000, downPayment: 30, interest: 9, years: 15 },
  duties: {
    title: "Rates",
    stamp: 5.5,
    transfer: 1.5,
    registration: 0.5,
    asOfText: "1 June 2027",
    text: "{stamp}, {transfer}, {registration} on {date}",
  },
  basis: "{size} ({sqm} m²) at {rate}, {downPayment}% down, {interest}% for {years} years",
  results: {
    price: "Plot",
    duty: "Duties {percent}%",
    total: "In all",
    loan: "Loan",
    instalment: "A month",
    interest: "Interest paid",
  },
  announcement: "{total} in all, {instalment} a month",
  note: "About {percent}% on {date}.",
  currencies: {
    none: "Rupees only",
    asOf: "2020-06-30",
    asOfText: "30 June 2020",
    current: "{code} at {rupees} of {date}.",
    old: "{code} at {rupees} of {date}; may have changed.",
    own: "{code} at your {rupees}.",
    rates: [
      { code: "USD", name: "US dollar", rupees: null },
      { code: "AED", name: "UAE dirham", rupees: 20 },
    ],
  },
};

const open = (search = "") => {
  history.replaceState(null, "", `/why-invest/${search}`);
  return render(<CostCalculator content={content} />);
};
const figure = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
const field = (name: string) => screen.getByRole("textbox", { name });

test("the figures follow what is typed or pasted; what is no number changes none of them", async () => {
  open("?other=1");
  const user = userEvent.setup();
  await user.clear(field("Price per sq yd"));
  await user.paste("₹20,000");
  expect(figure("Plot")).toBe("₹40,00,000");
  expect(figure("Duties 7.5%")).toBe("₹3,00,000");
  expect(window.location.search).toBe("?other=1&rate=20000");
  await user.clear(field("Years"));
  await user.type(field("Years"), "31");
  expect(field("Years")).toBeInvalid();
  expect(field("Years")).toHaveAccessibleDescription("A whole number from 1 to 30, please.");
  // The last number before it.
  expect(screen.getByText(/9% for 3 years/)).toBeVisible();
  await user.clear(field("Years"));
  await user.type(field("Years"), "20");
  expect(field("Years")).toBeValid();
});

test("an address fills the fields in, and Back takes a change back", async () => {
  open("?size=150&rate=15000&interest=junk");
  expect(field("Size")).toHaveValue("150");
  expect(field("Interest")).toHaveValue("9");
  expect(screen.getByText(/^150 \(125\.4 m²\) at ₹15,000/)).toBeVisible();
  expect(figure("In all")).toBe("₹24,18,750");
  const user = userEvent.setup();
  await user.clear(field("Size"));
  await user.type(field("Size"), "300");
  expect(figure("Plot")).toBe("₹45,00,000");
  await act(
    () =>
      new Promise<void>((resolve) => {
        addEventListener("popstate", () => resolve(), { once: true });
        history.back();
      }),
  );
  expect(field("Size")).toHaveValue("150");
});

test("figures are shown in a currency that has a rate, with the rate's date or at the visitor's own", async () => {
  open();
  const user = userEvent.setup();
  const choice = screen.getByRole("combobox", { name: "Show also in" });
  expect(choice).toHaveTextContent("Rupees onlyUAE dirham");
  await user.selectOptions(choice, "UAE dirham");
  expect(figure("In all")).toBe("₹38,70,000AED\u00a0193,500");
  expect(screen.getByText("AED at 20 of 30 June 2020; may have changed.")).toBeVisible();
  await user.clear(field("Rupees for 1 AED"));
  await user.type(field("Rupees for 1 AED"), "25");
  expect(figure("In all")).toBe("₹38,70,000AED\u00a0154,800");
  expect(screen.queryByText(/may have changed/)).not.toBeInTheDocument();
  expect(screen.getByText("AED at your 25.")).toBeVisible();
});

test("the result says the duties that it is worked out with, the visitor's own too", () => {
  open("?stamp=6");
  expect(figure("Duties 8%")).toBe("₹2,88,000");
  expect(screen.getByText("About 7.5% on 1 June 2027.")).toBeVisible();
});

test("the result, or what is wrong, is said once the visitor has stopped typing", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open();
  const said = () => screen.getAllByRole("status").flatMap(({ textContent }) => textContent || []);
  await user.type(field("Size"), "0");
  expect(said()).toEqual([]);
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toEqual([expect.stringContaining("₹3,87,00,000 in all")]);
  await user.type(field("Stamp duty"), "k");
  expect(said()).toHaveLength(1);
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toEqual(["From 0 to 20, please.", expect.anything()]);
  // A second field is wrong in the same way.
  await user.type(field("Transfer duty"), "k");
  act(() => jest.advanceTimersByTime(1000));
  expect(said()).toEqual(["From 0 to 20, please.", "From 0 to 20, please.", expect.anything()]);
  jest.useRealTimers();
});
