import { render, screen, within } from "@testing-library/react";

import { ongoingList, ongoingProject } from "../../test/fixtures";
import { OngoingProjects } from "./ongoing-projects";

/** Labels and values of a card's facts. */
const facts = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("without projects a sentence says so", () => {
  render(<OngoingProjects list={ongoingList([])} />);
  expect(screen.getByText("No project just now.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("progress is a bar named after its project, with its value, written beside it and drawn", () => {
  const projects = [40, 60, 75].map((percentComplete) =>
    ongoingProject({ slug: `p${percentComplete}`, percentComplete }),
  );
  render(<OngoingProjects list={ongoingList(projects)} />);
  const bars = screen.getAllByRole("progressbar", { name: "Lake Terraces Work complete" });
  const values = ["aria-valuenow", "aria-valuemin", "aria-valuemax"];
  expect(bars.map((bar) => values.map((name) => bar.getAttribute(name)))).toEqual([
    ["40", "0", "100"],
    ["60", "0", "100"],
    ["75", "0", "100"],
  ]);
  expect(screen.getAllByText(/^\d+%$/).map((value) => value.textContent)).toEqual([
    "40%",
    "60%",
    "75%",
  ]);
  expect(bars[2]?.firstElementChild).toHaveStyle({ width: "75%" });
});

test("a card shows badge, name, place, month in words and the range in lakh and crore", () => {
  render(<OngoingProjects list={ongoingList([ongoingProject()])} />);
  expect(screen.getByRole("heading", { name: "Lake Terraces" })).toBeVisible();
  for (const words of ["In Progress", "Tukkuguda, Rangareddy", "Main roads are graded."]) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(facts()).toEqual([
    ["Expected completion", "November 2027"],
    ["Investment range", "₹22.5\u00a0lakh to ₹1.2\u00a0crore"],
    ["RERA no.", "Not issued yet."],
  ]);
});

test("the stage that the work is at is marked among the stages, where the data names it", () => {
  const projects = [ongoingProject(), ongoingProject({ slug: "unknown", stage: null })];
  render(<OngoingProjects list={ongoingList(projects)} />);
  const [line, ...others] = screen.getAllByRole("list", { name: "Stages of the work" });
  expect(others).toEqual([]);
  const stages = within(line ?? document.body).getAllByRole("listitem");
  expect(stages.map((stage) => [stage.textContent, stage.getAttribute("aria-current")])).toEqual([
    ["Roads", null],
    ["Drains", "step"],
    ["Lights", null],
  ]);
});

test("registration and permit are shown where the data has them", () => {
  const project = ongoingProject({ reraNumber: "P01", layoutPermitNumber: "LP/1" });
  render(<OngoingProjects list={ongoingList([project])} />);
  expect(facts().slice(2)).toEqual([
    ["RERA no.", "P01"],
    ["Layout permit", "LP/1"],
  ]);
});
