import { graphql } from "gatsby";

import { type AreaUnit, formatAreas, pricedUnit, pricePer } from "../lib/area-units";
import { fillTemplate } from "../lib/fill-template";
import { type FilterablePlot, priceOf } from "./plot-filter";
import { formatRupees, formatRupeesInWords } from "../lib/rupees";

interface FormattedPlot extends FilterablePlot {
  size: FilterablePlot["size"] & { minText: string; maxText: string };
  pricePerSqYdText: string;
  smallestText: string;
}

/**
 * Formats some plots of the list in a unit, with prices for the size that a visitor looks for. In square yards and
 * without such a size, returns the texts of the build.
 * @param wantedSize in square yards.
 */
export function formatPlots<
  Plot extends FormattedPlot,
  List extends Queries.FormattedPlotsFragment,
>(list: List, plots: readonly Plot[], unit: AreaUnit, wantedSize?: number) {
  const { labels, units, finder } = list;
  if (unit === "sqyd" && wantedSize === undefined) return { ...list, plots };
  const priced = pricedUnit(unit);
  const inUnit = (name: AreaUnit, template: string, ofSquareYards: string) =>
    name === "sqyd" ? ofSquareYards : fillTemplate(template, { unit: units[name] });
  const sizeSingle = inUnit(unit, units.sizeSingle, labels.sizeSingle);
  const sizeOf = (squareYards: number) =>
    fillTemplate(sizeSingle, { size: formatAreas([squareYards], unit).join("") });
  return {
    ...list,
    labels: {
      ...labels,
      sizeSingle,
      sizeRange: inUnit(unit, units.sizeRange, labels.sizeRange),
      pricePerSqYd: inUnit(priced, units.price, labels.pricePerSqYd),
      // Drops the word "from": the price is for that size, not the smallest.
      ...(wantedSize === undefined
        ? {}
        : {
            fromPrice: "{price}",
            smallest: sizeOf(wantedSize),
            charges: labels.chargesForSize,
          }),
    },
    plots: plots.map((plot) => {
      const [minText = "", maxText = ""] = formatAreas([plot.size.min, plot.size.max], unit);
      return {
        ...plot,
        size: { ...plot.size, minText, maxText },
        pricePerSqYdText: formatRupees(pricePer(priced, plot.pricePerSqYd)),
        smallestText: formatRupeesInWords(priceOf(plot, wantedSize)),
        forSize: fillTemplate(finder.forSize, { size: sizeOf(wantedSize ?? plot.size.min) }),
      };
    }),
  };
}

export const fragment = graphql`
  fragment UnitNames on AreaUnits {
    sqyd
    sqm
    sqft
    gunta
    cent
    acre
  }

  fragment FormattedPlots on PlotList {
    labels {
      ...PriceLabels
      smallest
      charges
      chargesForSize
    }
    units {
      ...UnitNames
      sizeRange
      sizeSingle
      price
    }
    finder {
      forSize
    }
    plots {
      size {
        min
        max
      }
      pricePerSqYd
    }
  }
`;
