import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { useFillDuties } from "../lib/duties";
import { Cards } from "../ui/primitives";
import { secondaryText } from "../ui/mixins";
import { space } from "../theme";
import { type CardLayout, LayoutCard } from "./layout-card";
import type { Measure } from "./layout-facts";

export interface LayoutGridProps<Layout> {
  page: Queries.LayoutGridFragment;
  layouts: readonly Layout[];
  measure?: Measure;
  /** Draws the links before the button of a layout. */
  renderLinks?: (layout: Layout) => ReactNode;
  /** Draws the papers of a layout. */
  renderPapers?: (layout: Layout) => ReactNode;
}

/** Cards of open layouts. Those with links are wider, and begin on the first screen. */
export function LayoutGrid<Layout extends CardLayout>({
  page,
  layouts,
  measure,
  renderLinks,
  renderPapers,
}: LayoutGridProps<Layout>) {
  const fill = useFillDuties();
  return (
    <>
      <Cards minWidth={renderLinks && "17rem"} role="list">
        {layouts.map((layout, index) => (
          <LayoutCard
            key={layout.slug}
            layout={layout}
            measure={measure}
            viewDetails={page.viewDetails}
            index={index}
            eager={index === 0 && renderLinks !== undefined}
            links={renderLinks?.(layout)}
            papers={renderPapers?.(layout)}
          />
        ))}
      </Cards>
      <PriceNote>{fill(page.priceNote)}</PriceNote>
    </>
  );
}

const PriceNote = styled.p({ ...secondaryText, marginTop: space.xxl });

export const fragment = graphql`
  fragment LayoutGrid on OpenPlotsPage {
    priceNote
    viewDetails
  }
`;
