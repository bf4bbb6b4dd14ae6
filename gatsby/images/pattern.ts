import drawings from "./pattern.json";

/**
 * The decorative pattern of plots as SVG path data, on share images and in place of photos. It has the blocks between the roads (the strongest lines), the plots inside them, the park
 * with its path and trees, and the centre lines of the wider roads. `turn` is a transform of it all.
 */
type Pattern = typeof drawings.HomePage;

/** The size of a drawing, in units of its paths. */
export const patternSize = { width: 780, height: 420 };

/** The drawing of each page, by its GraphQL type. A page without one shows that of the home page. */
const patterns: Readonly<Record<string, Pattern>> = drawings;

/** The lines of a page's drawing as SVG, to be stroked. They are equally thick in every size. */
export function patternLines(pageType: string): string {
  const { turn, blocks, plots, park, road } = patterns[pageType] ?? drawings.HomePage;
  const path = '<path vector-effect="non-scaling-stroke"';
  return `<g transform="${turn}">${path} d="${blocks}" stroke-width="1.6"/>${path} d="${plots}${park}"/>${path} d="${road}" stroke-dasharray="6 6"/></g>`;
}
