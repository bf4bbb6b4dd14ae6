import { formatNumber } from "../../src/lib/rupees";
import { derivePlan } from "../../src/layouts/plan";
import { rangeText } from "../../src/ui/words";
import type { LayoutContent } from "../content/content";
import type { PageContent } from "./page-head";

/** The number of plots in words; undefined without a plan. */
export const plotsText = ({ plan }: Pick<LayoutContent, "plan">) =>
  plan && `${derivePlan(plan).plots.length} plots`;

/** The town of a layout, without its district. */
export const townOf = ({ location }: Pick<LayoutContent, "location">) =>
  location.split(",")[0] ?? "";

/** The first text that has room, else the start of the last one. */
const fitting = (room: number, ...texts: readonly string[]) =>
  texts.find(({ length }) => length <= room) ?? (texts.at(-1) ?? "").slice(0, room);

/** The texts of a layout's page that its head uses, made from its facts. */
export function layoutTexts(layout: Omit<LayoutContent, "slug">): PageContent {
  const { name, status, size } = layout;
  const town = townOf(layout);
  const plots = plotsText(layout);
  const sizes = `${rangeText(formatNumber(size.min), formatNumber(size.max))} sq yd`;
  const what = `${plots ?? "Open plots"} of ${sizes}`;
  const more = plots
    ? "sides, facing, road, price and status of each plot on the plan"
    : "amenities, papers, charges and the way there";
  return {
    header: { title: name },
    seo: {
      title: fitting(60, `${name}, ${town}: ${plots ?? "open plots"}`, `${name}, ${town}`, name),
      description: fitting(
        160,
        `${what} in ${name} at ${town}, ${status}: ${more}.`,
        `${what} in ${name} at ${town}, ${status}.`,
        `${what} at ${town}, ${status}.`,
      ),
    },
  };
}
