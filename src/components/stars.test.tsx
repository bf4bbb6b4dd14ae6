import { render, screen } from "@testing-library/react";

import { Stars } from "./stars";

test.each([
  [5, 5],
  [3, 3],
  [1, 1],
])("a rating of %d fills %d of five stars and is also given in words", (rating, filled) => {
  render(<Stars rating={rating} label={`${rating} out of 5 stars`} />);
  const stars = screen.getByRole("img", { name: `${rating} out of 5 stars` }).children;
  expect(stars).toHaveLength(5);
  const fills = Array.from(stars, (star) => star.getAttribute("fill"));
  expect(fills.filter((fill) => fill !== "none")).toHaveLength(filled);
  expect(fills.lastIndexOf("currentColor")).toBe(filled - 1);
});
