import styled from "@emotion/styled";
import type { ReactNode } from "react";

import type { Fact } from "../ui/facts";
import { layoutFacts } from "../ui/papers";
import { exemptFacts, ReraNumber } from "../ui/rera";
import { rangeText, reraWords } from "../ui/words";
import { locationKey } from "./plot-filter";
import { formatRupeesInWords } from "../lib/rupees";
import { space } from "../theme";
import { type PlotWithTexts, textsOf } from "./plot-facts";
import { comparisonWords as words, plotListWords } from "./finder-words";
import { plotWords } from "./words";

/** A row of the table, with a cell for each plot. */
interface Row {
  name: string;
  label: string;
  cells: ReactNode[];
}

type Plot = Queries.PlotComparisonFragment["plots"][number] & PlotWithTexts;

/**
 * The rows of the comparison, with those of papers and distances that any of the plots has.
 * @param plots in the order of the columns.
 */
export function rowsOf(
  plots: readonly Plot[],
  { columns, towns }: Queries.PlotPlacesFragment["map"],
): Row[] {
  const row = (name: string, label: string, cell: (plot: Plot) => ReactNode) => ({
    name,
    label,
    cells: plots.map(cell),
  });
  const totals = ({ size: { min, max }, ...plot }: Plot) => {
    const [lowest = "", highest = ""] = [min, max].map((squareYards) =>
      formatRupeesInWords(squareYards * plot.pricePerSqYd),
    );
    return lowest === highest ? lowest : rangeText(lowest, highest);
  };
  const facts = plots.map(({ papers, otherCharges: charges }): Fact[] => [
    ...(papers?.rera
      ? [{ name: "rera", label: reraWords.label, value: <ReraNumber papers={papers} /> }]
      : []),
    ...exemptFacts(papers),
    ...layoutFacts({ papers, charges }),
  ]);
  // A row for each paper that any of the plots has.
  const shownPapers = new Map(facts.flat().map((fact) => [fact.name, fact]));
  const townOf = ({ location }: Plot) =>
    towns.find(({ name }) => locationKey(name) === locationKey(location));
  return [
    row("location", words.location, ({ location }) => location),
    row("approval", plotListWords.approval, ({ approval }) => approval.name),
    row("size", plotWords.size, (plot) => textsOf(plot).size),
    row("price", plotWords.price, (plot) => textsOf(plot).price),
    row("total", words.total, totals),
    ...[...shownPapers.values()].map(({ name, label }) => ({
      name,
      label,
      cells: facts.map((own) => own.find((fact) => fact.name === name)?.value ?? words.none),
    })),
    ...columns.map((column, index) =>
      row(`column ${index}`, column, (plot) => townOf(plot)?.facts[index] || words.none),
    ),
    row("amenities", plotWords.amenities, ({ amenities }) => (
      <Amenities role="list">
        {amenities.map((amenity) => (
          <li key={amenity}>{amenity}</li>
        ))}
      </Amenities>
    )),
  ];
}

const Amenities = styled.ul({ display: "grid", gap: space.xs });
