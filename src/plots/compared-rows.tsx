import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { paperFacts } from "../ui/papers";
import { ReraNumber } from "../ui/rera";
import { SampleMark } from "../ui/sample-mark";
import { fillTemplate } from "../lib/fill-template";
import { locationKey } from "./plot-filter";
import { formatRupeesInWords } from "../lib/rupees";
import { space } from "../theme";
import { sizes } from "./plot-facts";

/** A row of the table, with a cell for each plot. */
interface Row {
  label: string;
  cells: ReactNode[];
}

type Plot = Queries.PlotComparisonFragment["plots"][number];

/**
 * The rows of the comparison, with those of papers and distances that any of the plots has.
 * @param plots in the order of the columns.
 */
export function rowsOf(
  { labels, papers: words, comparison }: Queries.PlotComparisonFragment,
  plots: readonly Plot[],
  { columns, towns }: Queries.PlotComparisonPlacesFragment["map"],
): Row[] {
  const row = (label: string, cell: (plot: Plot) => ReactNode) => ({
    label,
    cells: plots.map(cell),
  });
  const totals = ({ size: { min, max }, ...plot }: Plot) => {
    const [lowest = "", highest = ""] = [min, max].map((squareYards) =>
      formatRupeesInWords(squareYards * plot.pricePerSqYd),
    );
    return lowest === highest
      ? lowest
      : fillTemplate(comparison.totalRange, { min: lowest, max: highest });
  };
  const facts = plots.map(({ papers }) => [
    ...(papers?.rera
      ? [{ label: words.rera, value: <ReraNumber papers={papers} words={words} /> }]
      : []),
    ...paperFacts({ papers, words }),
  ]);
  // A row for each paper that any of the plots has.
  const paperLabels = [...new Set(facts.flat().map(({ label }) => label))];
  const townOf = ({ location }: Plot) =>
    towns.find(({ name }) => locationKey(name) === locationKey(location));
  return [
    row(labels.location, (plot) => (
      <>
        <span>{plot.location}</span> <SampleMark of={plot} />
      </>
    )),
    row(labels.status, ({ status }) => status),
    row(labels.size, ({ size }) => sizes(size, labels)),
    row(labels.price, ({ pricePerSqYdText }) =>
      fillTemplate(labels.pricePerSqYd, { price: pricePerSqYdText }),
    ),
    row(comparison.total, totals),
    ...paperLabels.map((label) => ({
      label,
      cells: facts.map((of) => of.find((fact) => fact.label === label)?.value ?? comparison.none),
    })),
    ...columns.map((column, index) =>
      row(column, (plot) => townOf(plot)?.facts[index] || comparison.none),
    ),
    row(labels.amenities, ({ amenities }) => (
      <Amenities role="list">
        {amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </Amenities>
    )),
  ];
}

const Amenities = styled.ul({ display: "grid", gap: space.xs });
