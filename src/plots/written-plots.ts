import { graphql } from "gatsby";

import { type AreaUnit, formatAreas, pricedUnit, pricePer } from "../lib/area-units";
import { fillTemplate } from "../lib/fill-template";
import { type Findable, priceOf } from "./plot-filter";
import { formatRupees, formatRupeesInWords } from "../lib/rupees";

interface WrittenPlot extends Findable {
  size: Findable["size"] & { minText: string; maxText: string };
  pricePerSqYdText: string;
  smallestText: string;
}

/**
 * Formats some plots of the list in a unit, with prices for the wished size. In square yards and without a wished size,
 * returns the texts of the build.
 * @param wished in square yards.
 */
export function writePlots<Plot extends WrittenPlot, List extends Queries.WrittenPlotsFragment>(
  list: List,
  plots: readonly Plot[],
  unit: AreaUnit,
  wished?: number,
) {
  const { labels, units, finder } = list;
  if (unit === "sqyd" && wished === undefined) return { ...list, plots };
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
      // Drops the word "from": the price is for the wished size, not the smallest.
      ...(wished === undefined ? {} : { fromPrice: "{price}", smallest: sizeOf(wished) }),
    },
    plots: plots.map((plot) => {
      const [minText = "", maxText = ""] = formatAreas([plot.size.min, plot.size.max], unit);
      return {
        ...plot,
        size: { ...plot.size, minText, maxText },
        pricePerSqYdText: formatRupees(pricePer(priced, plot.pricePerSqYd)),
        smallestText: formatRupeesInWords(priceOf(plot, wished)),
        forSize: fillTemplate(finder.forSize, { size: sizeOf(wished ?? plot.size.min) }),
      };
    }),
  };
}

export const fragment = graphql`
  fragment WrittenPlots on PlotList {
    labels {
      fromPrice
      smallest
      sizeRange
      sizeSingle
      pricePerSqYd
    }
    units {
      sqyd
      sqm
      sqft
      gunta
      cent
      acre
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
