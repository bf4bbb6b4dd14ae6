import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { VerifyChecklist } from "./verify-checklist";

const content: Queries.VerifyChecklistFragment = {
  heading: { title: "Verify", text: null },
  steps: [
    { title: "Permit", text: "Is it active?", addresses: ["dpms.hmda.gov.in"] },
    { title: "Deeds", text: "Read them.", addresses: [] },
  ],
  columns: { document: "Document", proves: "Proves", lacks: "Does not prove" },
  documents: [{ name: "Permit", proves: "The plan.", lacks: "Title." }],
  note: "No advice.",
  copy: "Copy",
  copied: "Copied",
  copyByHand: "Copy this address:",
  print: "Print this",
};

test("checks in their order, and a table with headers of columns and rows", () => {
  render(<VerifyChecklist content={content} />);
  const steps = screen.getAllByRole("listitem").map((step) => within(step).getByRole("heading"));
  expect(steps.map(({ textContent }) => textContent)).toEqual(["Permit", "Deeds"]);
  const row = screen.getByRole("rowheader", { name: "Permit" }).closest("tr");
  expect(row).toHaveTextContent("PermitThe plan.Title.");
  expect(screen.getAllByRole("columnheader")).toHaveLength(3);
});

test("an address can be copied, which is said", async () => {
  const user = userEvent.setup();
  render(<VerifyChecklist content={content} />);
  await user.click(screen.getByRole("button", { name: "Copy dpms.hmda.gov.in" }));
  expect(await navigator.clipboard.readText()).toBe("dpms.hmda.gov.in");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

test("the section is printed alone, and only that once", () => {
  const print = jest.spyOn(window, "print").mockImplementation();
  render(<VerifyChecklist content={content} />);
  const section = screen.getByRole("region", { name: "Verify" });
  fireEvent.click(screen.getByRole("button", { name: "Print this" }));
  expect(print).toHaveBeenCalled();
  expect(section).toHaveAttribute("data-alone");
  fireEvent(window, new Event("afterprint"));
  expect(section).not.toHaveAttribute("data-alone");
});
