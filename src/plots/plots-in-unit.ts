import { type AreaUnit, formatArea, pricedUnit, pricePer } from "../lib/area-units";
import { formatRupees, formatRupeesInWords } from "../lib/rupees";
import { type FilterablePlot, priceOf } from "./plot-filter";
import { type PlotWithTexts, formatSize } from "./plot-facts";
import { sizeIn, unitAfter } from "../ui/field-words";
import { plotListWords } from "./plot-list-words";
import { plotWords } from "./words";

/**
 * Formats plots in a unit, with prices for the size that a visitor looks for. In square yards and without such a size,
 * returns them with the texts of the build.
 * @param wantedSize in square yards.
 */
export function formatPlots<Plot extends FilterablePlot & PlotWithTexts>(
  plots: readonly Plot[],
  unit: AreaUnit,
  wantedSize?: number,
): readonly Plot[] {
  if (unit === "sqyd" && wantedSize === undefined) return plots;
  const priced = pricedUnit(unit);
  return plots.map((plot) => {
    const [min, max] = [formatArea(plot.size.min, unit), formatArea(plot.size.max, unit)];
    return {
      ...plot,
      texts: {
        size: formatSize(min, max, unitAfter(unit)),
        unitPrice: plotWords.pricePer(
          formatRupees(pricePer(priced, plot.pricePerSqYd)),
          unitAfter(priced),
        ),
        plotPrice: formatRupeesInWords(priceOf(plot, wantedSize)),
        isLowest: wantedSize === undefined,
        forSize: plotListWords.forSize(sizeIn(wantedSize ?? plot.size.min, unit)),
      },
    };
  });
}
