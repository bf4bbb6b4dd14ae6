import { render, screen, within } from "@testing-library/react";

import { photo } from "../../test/fixtures";
import { CompletedProjects } from "./completed-projects";

const list = (...names: string[]): Queries.CompletedProjectsFragment => ({
  labels: {
    badge: "Completed",
    completedYear: "Year completed",
    plots: "Total plots",
    clients: "Satisfied clients",
  },
  empty: "No project yet.",
  projects: names.map((name) => ({
    slug: name,
    name,
    location: "Kompally",
    completedYear: 2024,
    plotsText: "1,240",
    clientsText: "1,25,000",
    photo: photo("A lawn"),
  })),
});

test("without projects a sentence says so", () => {
  render(<CompletedProjects list={list()} />);
  expect(screen.getByText("No project yet.")).toBeVisible();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
});

test("projects are in the order of the data", () => {
  render(<CompletedProjects list={list("Kompally Court", "Adibatla Green")} />);
  const names = screen.getAllByRole("heading", { level: 3 }).map((name) => name.textContent);
  expect(names).toEqual(["Kompally Court", "Adibatla Green"]);
});

test("what is written above the columns is said once to a screen reader, with each entry", () => {
  render(<CompletedProjects list={list("Kompally Court")} />);
  const [head, label] = screen.getAllByText("Total plots");
  expect(head?.parentElement).toHaveAttribute("aria-hidden", "true");
  expect(label?.tagName).toBe("DT");
});

test("an entry shows its year, its plots and its clients", () => {
  render(<CompletedProjects list={list("Kompally Court")} />);
  const entry = screen.getByRole("listitem");
  expect(entry).toHaveTextContent(/Kompally Court.*Year completed\s*2024/);
  const { getByText, getAllByRole } = within(entry);
  expect(getByText("Completed")).toBeVisible();
  expect(getByText("Kompally")).toBeVisible();
  expect(
    getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  ).toEqual([
    ["Year completed", "2024"],
    ["Total plots", "1,240"],
    ["Satisfied clients", "1,25,000"],
  ]);
});
