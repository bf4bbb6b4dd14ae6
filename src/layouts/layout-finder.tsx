import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useDeferredValue, useMemo, useRef, useState } from "react";

import { announced } from "../ui/announcement";
import { EmptyList } from "../ui/primitives";
import { AmountText } from "../ui/amount-text";
import { hiddenWhilePending, useShowWhenReady } from "../ui/pending-query";
import { setQuery, useQuery } from "../lib/query";
import { needsScripts, noPrint, onlyPrint } from "../lib/marks";
import { color, fontSize, from, size, space } from "../theme";
import { finderWords, layoutListWords } from "./layout-list-words";
import { controlsHeight, FinderControls } from "./finder-controls";
import { conditions, findLayouts, optionsOf } from "./layout-filter";
import {
  filterText,
  foundId,
  type FinderOptions,
  type FinderQuery,
  readFinderQuery,
} from "./finder-query";
import type { Place } from "./places";
import { LayoutResults } from "./layout-results";

export interface LayoutFinderProps {
  layouts: readonly Queries.FoundLayoutFragment[];
  page: Queries.LayoutFinderFragment;
  places: readonly Place[];
  chat: Queries.WhatsAppLinkFragment;
}

interface FinderProps extends FinderQuery {
  options: FinderOptions;
  /** The number of matching layouts in words. */
  foundText: string;
}

/** The controls, the number of matching layouts, and the button that clears the filter. */
function Finder({ options, foundText, ...query }: FinderProps) {
  const [resets, setResets] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const conditionCount = conditions.filter((name) => query.filter[name] !== undefined).length;
  return (
    <FinderControls options={options} {...query} resets={resets} conditionCount={conditionCount}>
      <Found>
        <p ref={status} id={foundId} {...announced} tabIndex={-1}>
          <a href="#table">{foundText}</a>
        </p>
        {conditionCount > 0 && (
          <button
            type="button"
            data-look="link"
            onClick={() => {
              setQuery(Object.fromEntries(conditions.map((name) => [name, undefined])), "push");
              setResets(resets + 1);
              // The focused button disappears, which would reset the focus to the top of the page.
              status.current?.focus({ preventScroll: true });
            }}
          >
            {layoutListWords.clear}
          </button>
        )}
      </Found>
    </FinderControls>
  );
}

/**
 * The list of all layouts, with filter and unit. The URL is the only store of a visitor's choices. The
 * prebuilt page shows the unfiltered list.
 */
export function LayoutFinder({ layouts, page, places, chat }: LayoutFinderProps) {
  const { empty, budgets } = page;
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
        {isReady && <Finder options={options} {...query} foundText={foundText} />}
      </ControlsSpace>
      {conditionsText && (
        // States the filter, since the controls are not printed.
        <p {...onlyPrint}>
          <AmountText>{`${foundText}: ${conditionsText}`}</AmountText>
        </p>
      )}
      <List>
        <LayoutResults
          layouts={layouts}
          page={page}
          places={places}
          options={options}
          search={listSearch ?? ""}
          chat={chat}
        />
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

const Found = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.sm,
  // Reserves the height of its button, to avoid a layout shift.
  minHeight: size.touch,
  marginInlineStart: "auto",
  color: color.textQuiet,
  fontSize: fontSize.small,
  "& > p": { fontVariantNumeric: "tabular-nums" },
  // At the height of the fields, with room for its button.
  [from("xl")]: { order: 1, alignSelf: "end", justifyContent: "end", minWidth: "10rem" },
});

export const fragment = graphql`
  fragment LayoutFinder on OpenPlotsPage {
    ...LayoutResults
    empty
    budgets
  }
`;
