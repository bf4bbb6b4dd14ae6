import { render, screen } from "@testing-library/react";

import { AboutTimeline } from "./about-timeline";

const timeline: Queries.AboutTimelineFragment = {
  heading: { title: "Year by year", text: null },
  start: { year: 2010, text: "The first layout." },
  completed: "{name}, {plots} plots",
  today: { label: "Today", text: "50 projects." },
};

const project = (name: string, completedYear: number) => ({
  slug: name,
  name,
  completedYear,
  plotsText: "1,240",
});

test("the years run from the first to today, whatever the order of the projects", () => {
  const projects = [project("Neem", 2024), project("Mango", 2016), project("Banyan", 2024)];
  render(<AboutTimeline timeline={timeline} list={{ projects }} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "2010The first layout.",
    "2016Mango, 1,240 plots",
    "2024Neem, 1,240 plots",
    "2024Banyan, 1,240 plots",
    "Today50 projects.",
  ]);
});

test("without completed projects it leads from the start to today", () => {
  render(<AboutTimeline timeline={timeline} list={{ projects: [] }} />);
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
