import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { OutlineButton, TextButton } from "../ui/button";
import { CopyAddress } from "../ui/copy-address";
import { figureValue } from "../ui/figure-text";
import { secondaryText } from "../ui/mixins";
import { VisuallyHidden } from "../ui/section";
import { Table, TableScroller } from "../ui/table";
import type { AreaUnit } from "../lib/area-units";
import { addressWithQuery } from "../lib/query";
import { color, fontSize, from, layer, space, when } from "../theme";
import { rowsOf } from "./compared-rows";
import { formatPlots } from "./formatted-plots";
import { comparisonWords as words, plotListWords } from "./finder-words";

export interface PlotComparisonProps {
  /** Id of its section, the target of a copied address. */
  id: string;
  list: Queries.PlotComparisonFragment;
  places: Queries.PlotPlacesFragment;
  unit: AreaUnit;
  /** Slugs of the plots, in the order of the columns. */
  slugs: readonly string[];
  onRemove: (slug: string) => void;
}

/** A table of two or three plots side by side in the chosen unit, and a button that copies its address. */
export function PlotComparison({ id, list, places, unit, slugs, onRemove }: PlotComparisonProps) {
  const chosen = slugs.flatMap((slug) => list.plots.find((plot) => plot.slug === slug) ?? []);
  return (
    <Box>
      <Title id={`${id}-title`}>{words.title}</Title>
      <TableScroller role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
        <Columns aria-labelledby={`${id}-title`}>
          <thead>
            <tr>
              <th scope="col">{plotListWords.name}</th>
              {chosen.map(({ slug, name }) => (
                <th key={slug} scope="col" aria-label={name}>
                  <span>{name}</span>
                  <Remove type="button" onClick={() => onRemove(slug)}>
                    <span>{words.remove}</span>
                    <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                  </Remove>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(formatPlots(chosen, unit), places.map).map(({ name, label, cells }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {slugs.map((slug, index) => (
                  <td key={slug}>{figureValue(cells[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Columns>
      </TableScroller>
      {places.map.columns.length > 0 && <Note>{places.text}</Note>}
      <CopyAddress address={`${addressWithQuery()}#${id}`} words={words} component={Copy} />
    </Box>
  );
}

const Box = styled.div({ paddingTop: space.xxl });

const Title = styled.h2({ marginBottom: space.lg, fontSize: fontSize.title });

const Columns = styled(Table)({
  // The first column stays in view while the others scroll.
  "th:first-of-type": {
    position: "sticky",
    insetInlineStart: 0,
    zIndex: layer.content,
    minWidth: "min(6rem, 25vw)",
    backgroundColor: color.surface,
    color: color.textQuiet,
    fontSize: fontSize.small,
    hyphens: "auto",
    paddingInlineEnd: space.sm,
  },
  // On phones two fit beside the first column, even with large text.
  "th + th, td": { minWidth: "min(10rem, 32vw)" },
  "thead th + th": { color: color.text, fontSize: "inherit" },
  td: { color: color.text, fontSize: fontSize.small, overflowWrap: "anywhere" },
  // A layout with long papers is no wider than the others.
  [from("md")]: {
    tableLayout: "fixed",
    "thead th:first-of-type": { width: "16%" },
    td: { fontSize: "inherit" },
  },
  [when.print]: { tableLayout: "fixed" },
});

const Remove = styled(TextButton)({ display: "block", padding: 0, fontSize: fontSize.small });

const Copy = styled(OutlineButton)({ marginTop: space.lg });

const Note = styled.p({ ...secondaryText, marginTop: space.md });

export const fragment = graphql`
  fragment PlotComparison on PlotList {
    plots {
      ...PlotDetails
    }
  }
`;
