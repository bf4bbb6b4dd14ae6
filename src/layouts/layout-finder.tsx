import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useDeferredValue, useMemo } from "react";

import { EmptyList } from "../ui/primitives";
import { AmountText } from "../ui/amount-text";
import { hiddenWhilePending, useShowWhenReady } from "../ui/pending-query";
import { useQuery } from "../lib/query";
import { needsScripts, noPrint, onlyPrint } from "../lib/marks";
import { from, space } from "../theme";
import { finderWords } from "./layout-list-words";
import { controlsHeight, FinderControls } from "./finder-controls";
import { findLayouts, optionsOf } from "./layout-filter";
import { filterText, readFinderQuery } from "./finder-query";
import { currentLayout, useToday } from "../lib/plot-statuses";
import { LayoutResults, type LayoutResultsProps } from "./layout-results";

interface LayoutFinderProps extends Omit<LayoutResultsProps, "options" | "search"> {
  page: Queries.LayoutFinderFragment;
}

/**
 * The list of all layouts, with filter and unit. The URL is the only store of a visitor's choices. The
 * prebuilt page shows the unfiltered list.
 */
export function LayoutFinder(props: LayoutFinderProps) {
  const { empty, budgets } = props.page;
  const day = useDeferredValue(useToday());
  const layouts = useMemo(
    () => props.layouts.map((layout) => currentLayout(layout, day)),
    [props.layouts, day],
  );
  const options = useMemo(() => ({ ...optionsOf(layouts), budgets }), [layouts, budgets]);
  const search = useQuery();
  // Deferred, so that typing stays responsive while the list updates.
  const listSearch = useDeferredValue(search);
  const isReady = listSearch !== undefined;
  useShowWhenReady(isReady);

  const query = readFinderQuery(search ?? "", options);
  const found = findLayouts(layouts, query.filter);
  const foundText = finderWords.found(found.length, layouts.length);
  const conditionsText = filterText(query.filter, options);

  if (layouts.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <>
      <ControlsSpace {...noPrint} {...needsScripts}>
        {isReady && <FinderControls options={options} {...query} foundText={foundText} />}
      </ControlsSpace>
      {conditionsText && (
        // States the filter, since the controls are not printed.
        <p {...onlyPrint}>
          <AmountText>{`${foundText}: ${conditionsText}`}</AmountText>
        </p>
      )}
      <List>
        <LayoutResults {...props} layouts={layouts} options={options} search={listSearch ?? ""} />
      </List>
    </>
  );
}

// Reserves the height of the controls, to avoid a layout shift at hydration.
const ControlsSpace = styled.div({
  minHeight: controlsHeight.narrow,
  marginBottom: space.xl,
  [from("xl")]: { minHeight: controlsHeight.wide, marginBottom: space.items },
});

const List = styled.div({
  // Back restores the scroll position before the list is filtered; scroll anchoring would move it.
  overflowAnchor: "none",
  ...hiddenWhilePending,
});

export const fragment = graphql`
  fragment LayoutFinder on OpenPlotsPage {
    ...LayoutResults
    empty
    budgets
  }
`;
