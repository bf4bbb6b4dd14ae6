import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { photo } from "../../test/fixtures";
import { GalleryGrid } from "./gallery-grid";
import type { GalleryViewerProps } from "./gallery-viewer";

// The library of the enlarged photos is tried in a browser.
jest.mock("./gallery-viewer", () => ({
  GalleryViewer: ({ list, index, onShow, onClose }: GalleryViewerProps) => (
    <div role="dialog" aria-label={list.viewer.title}>
      {list.tiles[index]?.caption}
      <button onClick={() => onShow(index + 1)}>{list.viewer.next}</button>
      <button onClick={onClose}>{list.viewer.close}</button>
    </div>
  ),
}));

const viewer = {
  title: "Large photos",
  enlarge: "Enlarge {caption}",
  counter: "{index} of {total}",
  previous: "Previous",
  next: "Next",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
};
const tiles = Array.from({ length: 12 }, (_, index) => ({
  slug: `tile-${index}`,
  caption: `Caption ${index}`,
  photo: photo(`Photo ${index}`),
  whole: photo(`Photo ${index}`),
}));
const list = { viewer, empty: "No photos yet.", tiles };

test("without tiles a sentence says so", () => {
  render(<GalleryGrid list={{ ...list, tiles: [] }} />);
  expect(screen.getByText("No photos yet.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("each tile has its own description and caption", () => {
  render(<GalleryGrid list={list} />);
  expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(
    tiles.map((tile) => tile.photo.alt),
  );
  expect(screen.getAllByRole("figure").map((tile) => tile.textContent)).toEqual(
    tiles.map(({ caption }) => caption),
  );
});

test("a tile opens its photo, which the address names until it is closed", async () => {
  render(<GalleryGrid list={list} />);
  await userEvent.click(screen.getByRole("button", { name: "Enlarge Caption 4" }));
  const dialog = await screen.findByRole("dialog", { name: "Large photos" });
  expect(dialog).toHaveTextContent("Caption 4");
  await userEvent.click(within(dialog).getByRole("button", { name: "Next" }));
  expect(dialog).toHaveTextContent("Caption 5");
  expect(location.search).toBe("?photo=tile-5");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(location.search).toBe("");
});
