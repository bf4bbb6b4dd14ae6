import styled from "@emotion/styled";
import { useEffect, useRef } from "react";

import { announced } from "../ui/announcement";
import { PrimaryButton, TextButton } from "../ui/button";
import { LoadFailure, useOnDemand } from "../ui/on-demand";
import type { AreaUnit } from "../lib/area-units";
import { maxCompared, toggleCompared } from "./plot-query";
import { setQuery } from "../lib/query";
import {
  besideChat,
  border,
  color,
  fontSize,
  from,
  layer,
  lineHeight,
  space,
  when,
} from "../theme";
import { chosenId, compareBoxId, foundId } from "./compare-box";
import { comparisonWords, plotListWords } from "./finder-words";

/** Id of the comparison, and the hash of its address. */
const id = "compare";

export interface ComparedPlotsProps {
  list: Queries.PlotComparisonFragment;
  places: Queries.PlotPlacesFragment;
  unit: AreaUnit;
  /** Slugs of the chosen plots. */
  slugs: readonly string[];
}

const fetchComparison = () =>
  import(/* webpackChunkName: "plot-comparison" */ "./plot-comparison").then(
    ({ PlotComparison }) => PlotComparison,
  );

function goTo(place: HTMLElement | null): void {
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
}

/** The bar at the foot of the screen with the plots chosen for comparison, and the comparison of two or more. */
export function ComparedPlots({ list, places, unit, slugs }: ComparedPlotsProps) {
  const { part: Comparison, hasFailed, load } = useOnDemand(fetchComparison);
  const place = useRef<HTMLElement>(null);
  // A shared address opens the comparison.
  const isAwaited = useRef(location.hash === `#${id}`);
  const status = useRef<HTMLParagraphElement>(null);
  const count = slugs.length;
  const isNeeded = count > 0;

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => {
    if (Comparison && isAwaited.current) goTo(place.current);
  }, [Comparison]);

  const [last = ""] = slugs.slice(-1);
  const chosen =
    count === 1
      ? comparisonWords.chosenOne
      : count === maxCompared
        ? comparisonWords.full(maxCompared)
        : comparisonWords.chosen(count);
  const remove = (slug: string) => {
    setQuery({ compare: toggleCompared(slugs, slug) });
    // With a single plot left, the comparison disappears.
    (count > 2 ? place : status).current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Bar data-empty={!isNeeded || undefined}>
        <p ref={status} id={chosenId} {...announced} tabIndex={-1}>
          {isNeeded && chosen}
        </p>
        {count > 1 && (
          <PrimaryButton
            type="button"
            onClick={({ currentTarget }) => {
              isAwaited.current = true;
              if (Comparison) goTo(place.current);
              else load(currentTarget);
            }}
          >
            {comparisonWords.compare}
          </PrimaryButton>
        )}
        {isNeeded && (
          <TextButton
            type="button"
            onClick={() => {
              setQuery({ compare: "" });
              const box = document.getElementById(compareBoxId(last));
              // A filter may have hidden the plot.
              (box ?? document.getElementById(foundId))?.focus({ preventScroll: true });
            }}
          >
            {plotListWords.clear}
          </TextButton>
        )}
        {hasFailed && count > 1 && <LoadFailure />}
      </Bar>
      {count > 1 && (
        <section id={id} ref={place} tabIndex={-1} aria-labelledby="compare-title">
          {Comparison && (
            <Comparison
              id={id}
              list={list}
              places={places}
              unit={unit}
              slugs={slugs}
              onRemove={remove}
            />
          )}
        </section>
      )}
    </>
  );
}

const Bar = styled.div({
  position: "sticky",
  zIndex: layer.content,
  insetBlockEnd: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.md}`,
  marginTop: space.xl,
  paddingBlock: `${space.md} max(${space.md}, env(safe-area-inset-bottom))`,
  paddingInline: besideChat(),
  // From edge to edge of the screen, with a line above.
  borderImage: `linear-gradient(${color.line} ${border.thin}, ${color.surfaceRaised} 0) fill 0 / 0 / 0 100vmax`,
  "& > p": { flexBasis: "100%", fontSize: fontSize.small, lineHeight: lineHeight.snug },
  "&[data-empty]": { position: "static", marginTop: 0, padding: 0, borderImage: "none" },
  [from("md")]: { "& > p": { flexBasis: "auto", flexGrow: 1 } },
  [when.shortScreen]: { position: "static" },
  [when.print]: { display: "none" },
});
