import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { notice, photo, plan, site, withNotice } from "../../test/fixtures";
import { ClosingCall } from "./closing-call";
import { HomeHero } from "./home-hero";

const hero: Queries.HomeHeroFragment = {
  headline: "Invest in Your Golden Future",
  text: "Open plots around Hyderabad.",
  bookLabel: "Book Free Site Visit",
  brochureLabel: "Download Brochure",
  brochure: null,
  approvalsTitle: "Approvals",
  approvals: [{ name: "HMDA", meaning: "Metropolitan authority" }],
  photo: photo("A field at dawn"),
};

const call: Queries.ClosingCallFragment = {
  title: "Come and see",
  text: "Bring your advocate.",
  bookLabel: "Book Site Visit",
  whatsappLabel: "WhatsApp Chat",
};

test.each(["Book Free Site Visit", "Download Brochure"])("%s shows the notice", async (name) => {
  render(<HomeHero hero={hero} plan={plan} />, withNotice);
  await userEvent.click(screen.getByRole("button", { name }));
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
});

test("a brochure that is there is downloaded, without the notice", () => {
  render(<HomeHero hero={{ ...hero, brochure: "/plots.pdf" }} plan={plan} />);
  const link = screen.getByRole("link", { name: "Download Brochure" });
  expect(link).toHaveAttribute("href", "/folder/plots.pdf");
  expect(link).toHaveAttribute("download");
});

test("the closing call books by the notice and chats in a new tab", async () => {
  render(<ClosingCall call={call} site={site} />, withNotice);
  const chat = screen.getByRole("link", { name: "WhatsApp Chat" });
  expect(chat).toHaveAttribute("href", "https://wa.me/910000000000?text=Hello");
  expect(chat).toHaveAttribute("target", "_blank");
  await userEvent.click(screen.getByRole("button", { name: "Book Site Visit" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(notice);
});
