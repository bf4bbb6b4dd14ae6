import { formatNumber } from "../../src/lib/numbers";
import { capital, townOf } from "../../src/lib/text";
import { rangeText } from "../../src/ui/words";
import type { LayoutContent } from "../content/content";
import type { PageContent } from "./page-head";

/** The first text that has room, else the start of the last one. */
const fitting = (room: number, ...texts: readonly string[]) =>
  texts.find(({ length }) => length <= room) ?? (texts.at(-1) ?? "").slice(0, room);

/** The texts of a layout's page that its head uses, made from its facts. @param count of plots, with a plan. */
export function layoutTexts(layout: Omit<LayoutContent, "slug">, count?: number): PageContent {
  const { name, status, size, location } = layout;
  const town = townOf(location);
  const plots = count ? `${count} plots` : "open plots";
  const sizes = `${rangeText(formatNumber(size.min), formatNumber(size.max))} sq yd`;
  const what = `${capital(plots)} of ${sizes}`;
  const more = count
    ? "sides, facing, road, price and status of each plot on the plan"
    : "amenities, papers, charges and the way there";
  const description = [
    `${what} in ${name} at ${town}, ${status}: ${more}.`,
    `${what} in ${name} at ${town}, ${status}.`,
    `${what} at ${town}, ${status}.`,
  ];
  return {
    header: { title: name },
    seo: {
      title: fitting(60, `${name}, ${town}: ${plots}`, `${name}, ${town}`, name),
      description: fitting(160, ...description),
    },
  };
}
