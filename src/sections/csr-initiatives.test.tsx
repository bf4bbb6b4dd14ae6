import { render, screen } from "@testing-library/react";

import { photo, site } from "../../test/fixtures";
import { CsrInitiatives } from "./csr-initiatives";

test("an initiative says what is done, for whom, and how it is kept up", () => {
  const item = {
    icon: site.whatsapp.icon,
    title: "Clean water",
    work: "Wells.",
    people: "Villages.",
    upkeep: "By the village.",
    photo: photo("A well"),
  };
  const labels = { work: "What we do", people: "For whom", upkeep: "Upkeep" };
  const heading = { title: "What we support", text: null };
  render(<CsrInitiatives initiatives={{ heading, labels, items: [item] }} />);
  expect(screen.getByRole("heading", { name: "Clean water" })).toBeVisible();
  expect(
    screen
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ["What we do", "Wells."],
    ["For whom", "Villages."],
    ["Upkeep", "By the village."],
  ]);
});
