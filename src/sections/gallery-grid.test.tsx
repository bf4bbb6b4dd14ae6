import { render, screen } from "@testing-library/react";

import { photo } from "../../test/fixtures";
import { GalleryGrid } from "./gallery-grid";

test("without tiles a sentence says so", () => {
  render(<GalleryGrid list={{ empty: "No photos yet.", tiles: [] }} />);
  expect(screen.getByText("No photos yet.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("each tile has its own description and caption, and opens nothing", () => {
  const tiles = Array.from({ length: 12 }, (_, index) => ({
    slug: `tile-${index}`,
    caption: `Caption ${index}`,
    photo: photo(`Photo ${index}`),
  }));
  render(<GalleryGrid list={{ empty: "No photos yet.", tiles }} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
    tiles.map((tile) => tile.photo.alt),
  );
  expect(screen.getAllByRole("figure").map((tile) => tile.textContent)).toEqual(
    tiles.map(({ caption }) => caption),
  );
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
