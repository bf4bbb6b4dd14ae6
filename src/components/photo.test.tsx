import { render, screen } from "@testing-library/react";

import { photo } from "../../test/fixtures";
import { Photo } from "./photo";

test("a photo has its description, its candidates and its size", () => {
  render(<Photo photo={photo("A road at dusk")} />);
  const image = screen.getByRole("img", { name: "A road at dusk" });
  expect(image).toHaveAttribute("src", "https://photos.test/photo?w=640");
  expect(image).toHaveAttribute(
    "srcset",
    "https://photos.test/photo?w=320 320w, https://photos.test/photo?w=640 640w",
  );
  expect(image).toHaveAttribute("sizes", "92vw");
  expect(image).toHaveAttribute("width", "640");
  expect(image).toHaveAttribute("height", "480");
  expect(image).toHaveStyle({ objectPosition: "50% 60%" });
});

// React's complaint about an attribute it does not know would fail the test: see the setup.
test.each([
  ["on the first screen arrives early", true, "eager", "high"],
  ["further down waits until it is near", undefined, "lazy", null],
])("a photo %s", (_name, eager, loading, priority) => {
  render(<Photo photo={photo("A road")} eager={eager} />);
  const image = screen.getByRole("img", { name: "A road" });
  expect(image).toHaveAttribute("loading", loading);
  expect(image.getAttribute("fetchpriority")).toBe(priority);
});

test("the box keeps the photo's shape and colour before the photo arrives", () => {
  const { container } = render(<Photo photo={photo("A road")} />);
  expect(container.firstElementChild).toHaveStyle({
    aspectRatio: "640 / 480",
    backgroundColor: "#7f8a5a",
  });
});

test("a photo that fills its place has the shape of the place", () => {
  const { container } = render(<Photo photo={photo("A road")} fill />);
  expect(container.firstElementChild).not.toHaveStyle({ aspectRatio: "640 / 480" });
});

test("an editor's own photo offers each of its formats, and a blur until it arrives", () => {
  const own = photo("A road");
  const formats = ["image/avif", "image/webp"];
  const sources = formats.map((type) => ({ type, sizes: "50vw", srcSet: `${type}.x 320w` }));
  own.image.images.sources = sources;
  own.image.placeholder = { fallback: "data:image/png;base64,AAAA" };
  const { container } = render(<Photo photo={own} />);
  const offered = Array.from(container.querySelectorAll("picture > source"), (source) => ({
    type: source.getAttribute("type"),
    sizes: source.getAttribute("sizes"),
    srcSet: source.getAttribute("srcset"),
  }));
  expect(offered).toEqual(sources);
  expect(container.firstElementChild).toHaveStyle({
    backgroundImage: 'url("data:image/png;base64,AAAA")',
  });
});

test("an icon stands in for a photo that has one, in place of the plan", () => {
  const own = { ...photo("A check-up"), planCrop: null, icon: { path: "M2 2h20", filled: false } };
  const { container } = render(<Photo photo={own} />);
  expect(container.querySelector("use")).toBeNull();
  expect(container.querySelector("svg path")).toHaveAttribute("d", "M2 2h20");
  expect(screen.getByRole("img")).toHaveAccessibleName("A check-up");
});

test("the plan that stands in for a photo is kept from screen readers", () => {
  const { container } = render(<Photo photo={photo("A road")} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(screen.getAllByRole("img")).toHaveLength(1);
});
