// The table and the chart of what was measured.

/** What one run has measured, by name; nothing where the page has no such thing. */
export type Figures = Record<string, number | string | undefined>;

/** Every run of one variant of one route. */
export interface Series {
  route: string;
  variant: string;
  runs: Figures[];
}

/** Median, minimum and maximum of a figure. */
function spread({ runs }: Series, name: string) {
  const values = runs
    .map((run) => run[name])
    .filter((value) => typeof value === "number")
    .sort((one, other) => one - other);
  const median = values[Math.floor(values.length / 2)];
  return median === undefined
    ? undefined
    : { median, min: values[0] ?? median, max: values.at(-1) ?? median };
}

const short = (value: number) =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);

/** "median (min to max) × ratio to the floor", or the texts that a figure has had. */
function cell(series: Series, name: string, floor: Series): string {
  const own = spread(series, name);
  if (!own) return [...new Set(series.runs.flatMap((run) => run[name] ?? []))].join(", ") || "–";
  const base = spread(floor, name)?.median;
  const range = own.min === own.max ? "" : ` (${short(own.min)} to ${short(own.max)})`;
  const ratio = base && series !== floor ? ` × ${(own.median / base).toFixed(2)}` : "";
  return short(own.median) + range + ratio;
}

/** A table in Markdown for one route: a row for each figure, a column for each variant, the floor first. */
export function table(route: string, all: Series[]): string {
  const columns = all.filter((series) => series.route === route);
  const [floor] = columns;
  if (!floor) return "";
  const names = new Set(columns.flatMap(({ runs }) => runs.flatMap(Object.keys)));
  const rows = [
    [route, ...columns.map(({ variant }) => variant)],
    ...[...names].map((name) => [name, ...columns.map((series) => cell(series, name, floor))]),
  ].filter((row) => row.slice(1).some((text) => text !== "–"));
  const widths = [route, ...columns].map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    `| ${row.map((text, index) => text.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return rows.map(line).toSpliced(1, 0, rule).join("\n");
}

const left = 280;
const scale = 600;
const height = 18;

/** An SVG with a bar for each median in ms that is named, and a line from its minimum to its maximum. */
export function chart(all: Series[], names: string[]): string {
  const routes = [...new Set(all.map(({ route }) => route))];
  const bars = routes.flatMap((route) =>
    names.flatMap((name) =>
      all
        .filter((series) => series.route === route)
        .flatMap((series) => {
          const own = spread(series, name);
          return own ? [{ ...own, label: `${route} ${name} ${series.variant}` }] : [];
        }),
    ),
  );
  const longest = Math.max(1, ...bars.map(({ max }) => max));
  const x = (value: number) => (left + (value / longest) * scale).toFixed(1);
  const drawn = bars.map(({ median, min, max, label }, index) => {
    const y = index * height;
    return `<text x="4" y="${y + 13}">${label}</text><path fill="#7fa37f" d="M${left} ${y + 2}H${x(median)}V${y + 16}H${left}z"/><path stroke="#222" d="M${x(min)} ${y + 9}H${x(max)}"/><text x="${Number(x(max)) + 4}" y="${y + 13}">${short(median)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + scale + 60} ${bars.length * height}" font-family="sans-serif" font-size="11">${drawn.join("")}</svg>\n`;
}
