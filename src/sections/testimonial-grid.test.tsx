import { render, screen, within } from "@testing-library/react";

import { testimonial } from "../../test/fixtures";
import { TestimonialGrid } from "./testimonial-grid";

const list = {
  labels: { rating: "{rating} out of 5 stars", sample: "Sample" },
  empty: "No testimonials yet.",
};

test("without testimonials a sentence says so", () => {
  render(<TestimonialGrid list={{ ...list, testimonials: [] }} />);
  expect(screen.getByText("No testimonials yet.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("a card has stars, words, initial, name and role", () => {
  render(<TestimonialGrid list={{ ...list, testimonials: [testimonial({ rating: 4 })] }} />);
  const card = within(screen.getByRole("figure"));
  expect(card.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  expect(card.getByRole("blockquote")).toHaveTextContent("The stones and the deed agree.");
  for (const words of ["R", "R. K.", "Plot owner, Shadnagar"]) {
    expect(card.getByText(words)).toBeVisible();
  }
  // The initial only shows the name, which is read out after it.
  expect(card.getByText("R")).toHaveAttribute("aria-hidden", "true");
});

test("a sample is marked, and nothing else is", () => {
  const testimonials = [
    testimonial({ sample: true }),
    testimonial({ slug: "client", name: "S. M." }),
  ];
  render(<TestimonialGrid list={{ ...list, testimonials }} />);
  const captions = screen.getAllByRole("figure").map((card) => card.lastElementChild);
  expect(captions.map((caption) => caption?.textContent)).toEqual([
    "RR. K.Plot owner, ShadnagarSample",
    "SS. M.Plot owner, Shadnagar",
  ]);
});

test("an initial outside the common letters is a whole one", () => {
  render(
    <TestimonialGrid list={{ ...list, testimonials: [testimonial({ name: "𑄇𑄚 Chakma" })] }} />,
  );
  expect(screen.getByText("𑄇")).toHaveAttribute("aria-hidden", "true");
});

test("clients with the same name are as many cards", () => {
  const testimonials = ["one", "two", "three"].map((slug) => testimonial({ slug }));
  render(<TestimonialGrid list={{ ...list, testimonials }} />);
  expect(screen.getAllByRole("figure")).toHaveLength(3);
});
