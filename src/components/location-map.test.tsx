import { render, screen } from "@testing-library/react";

import { LocationMap } from "./location-map";

const list = (labels: Queries.LocationMapFragment["map"]["labels"]) => ({
  map: {
    viewBox: "0 0 400 340",
    ringRoad: "M1 1h9v9z",
    layouts: "M2 2h8v8h-8z",
    landmarks: "",
    office: "",
    labels,
    description: "Map of the towns. From Kompally: Shadnagar 60 km.",
  },
  note: "Not to scale for navigation.",
  source: "Coordinates from gazetteers.",
});

test("the map has its names, is told in words, and says what it is not and whence it is", () => {
  const label = { text: "Kompally", x: 40, y: 50, anchor: "start" };
  render(<LocationMap list={list([label])} />);
  const map = screen.getByRole("img", {
    name: "Map of the towns. From Kompally: Shadnagar 60 km.",
  });
  expect(map).toHaveTextContent("Kompally");
  expect(screen.getByRole("figure")).toHaveTextContent(
    "Not to scale for navigation. Coordinates from gazetteers.",
  );
});

test("without places there is no map", () => {
  render(<LocationMap list={list([])} />);
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();
});
