import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";

import { chevronUp } from "../ui/chevron";
import { summary } from "../ui/disclosure";
import { LoadFailure, useOnDemand } from "../ui/on-demand";
import { Band } from "../ui/layout";
import { Section } from "../ui/section";
import { whenFilterPending, withoutScripts } from "../boot/marks";
import { filterPatience, from, size, space, until, when, widthOf } from "../theme";
import type { PlotPlacesProps } from "./plot-places";

const fetchPlaces = () =>
  import(/* webpackChunkName: "plot-places" */ "./plot-places").then(
    ({ PlotPlaces }) => PlotPlaces,
  );

/** The map and the table of distances, open on wide screens. Their code is loaded once they are open, so it needs scripts. */
export function PlotMap({ places, plots }: PlotPlacesProps) {
  const { title, map } = places;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { part: Places, hasFailed, load } = useOnDemand(fetchPlaces);
  useEffect(() => {
    const map = details.current;
    if (map && matchMedia(widthOf("lg")).matches) map.open = true;
    // A visitor may have opened it before hydration.
    if (!map?.open) return;
    setOpen(true);
    load();
  }, [load]);
  if (map.towns.length === 0) return null;
  return (
    <Section id="map" frame={Tool} data-closed={!isOpen || undefined}>
      <details ref={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Summary
          onClick={(event) => {
            // Keeps it open while the part is loaded again after a failure.
            if (hasFailed && details.current?.open) event.preventDefault();
            load(event.currentTarget);
          }}
        >
          <h2 id="map">{title}</h2>
        </Summary>
        {hasFailed && <LoadFailure />}
        {Places && <Places places={places} plots={plots} />}
      </details>
      {!Places && !hasFailed && (
        <Room
          style={{
            height: `calc(${map.towns.length + 1} * ${rowHeight} + ${space.huge} + ${space.xxl})`,
          }}
        />
      )}
    </Section>
  );
}

const Tool = styled(Band)({
  // Closed, it is one line.
  [until("lg")]: { "&[data-closed]": { paddingBottom: space.rows } },
  // The length of the list above changes, so the browser must not anchor the scroll position here.
  "&, & ~ *": { overflowAnchor: "none" },
  [`${whenFilterPending}, ${whenFilterPending} ~ *`]: { animation: `hidden ${filterPatience}` },
  [withoutScripts]: { display: "none" },
  [when.print]: {
    // It would print a heading without content.
    "&[data-closed]": { display: "none" },
  },
});

/** Height of a row of the table of distances. */
const rowHeight = `(${size.touch} + ${space.sm})`;

// Reserves the height of the open map, to avoid a layout shift.
const Room = styled.div({ display: "none", [from("lg")]: { display: "block" } });

const Summary = styled.summary({
  ...summary,
  gap: space.sm,
  "[open] > &::after": chevronUp,
});
