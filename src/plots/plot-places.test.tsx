import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { PlotMap } from "./plot-map";
import { PlotPlaces } from "./plot-places";

const places: Queries.PlotMapFragment & Queries.PlotPlacesFragment = {
  map: {
    viewBox: "0 0 400 340",
    ringRoad: "",
    layouts: "M2 2h8v8h-8z",
    landmarks: "",
    office: "",
    labels: [{ text: "Shadnagar", x: 40, y: 50, anchor: "start" }],
    description: "Map of the towns.",
    columns: ["To Airport"],
    towns: [
      { name: "Shadnagar", x: 6, y: 6, facts: ["about 30 km"] },
      { name: "Kompally", x: 60, y: 9, facts: ["about 33 km"] },
    ],
  },
  table: {
    title: "Where they are",
    text: "In a straight line.",
    open: "Show them",
    place: "Town",
    show: "Show plots at {place}",
  },
  note: "Not to scale.",
  source: "From gazetteers.",
};
const plots = [{ location: "Shadnagar, Rangareddy" }];

test("a town with plots is chosen in the table, and taken back there; the address has it", async () => {
  render(<PlotPlaces places={places} plots={plots} />);
  const row = screen.getByRole("row", { name: /Shadnagar/ });
  expect(within(row).getByRole("cell")).toHaveTextContent("about 30 km");
  const town = screen.getByRole("button", { name: "Show plots at Shadnagar", pressed: false });
  await userEvent.click(town);
  expect(town).toHaveAttribute("aria-pressed", "true");
  expect(location.search).toBe("?location=shadnagar");
  await userEvent.click(town);
  expect(town).toHaveAttribute("aria-pressed", "false");
});

test("a town without plots has its distances, and nothing to press", () => {
  render(<PlotPlaces places={places} plots={plots} />);
  expect(screen.getByRole("row", { name: "Kompally about 33 km" })).toBeVisible();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("without towns there is no map", () => {
  const { container } = render(
    <PlotMap places={{ ...places, map: { ...places.map, towns: [] } }} plots={plots} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test("map and table appear when they are opened", async () => {
  render(<PlotMap places={places} plots={plots} />);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await userEvent.click(screen.getByText("Show them"));
  expect(await screen.findByRole("table")).toBeVisible();
  expect(screen.getByRole("img", { name: "Map of the towns." })).toBeVisible();
});
