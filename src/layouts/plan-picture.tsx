import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color, when } from "../theme";
import { SiteLink } from "../ui/site-link";
import { openPlots, pathOf, statuses } from "./plots";
import { planSource } from "./words";

const kinds = ["road", "park", "social", "utility"];

/** The plan of a layout as a picture on granite: open plots are gold. */
export function PlanPicture({ layout }: { layout: Queries.PlanPictureFragment }) {
  const { plan } = layout;
  if (!plan) return null;
  const { x, y, width, height, ground, plots } = plan;
  return (
    <Picture data-theme="dark" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {kinds.map((kind) => (
        <path key={kind} data-kind={kind} d={pathOf(ground.filter((one) => one.kind === kind))} />
      ))}
      {openPlots(layout) ? (
        statuses.map((status) => (
          <path
            key={status}
            data-status={status}
            d={pathOf(plots.filter((plot) => plot.status === status))}
          />
        ))
      ) : (
        <path data-status="" d={pathOf(plots)} />
      )}
    </Picture>
  );
}

/** Where the drawing comes from, with a link to the sanctioned plan if there is one. */
export function PlanSource({
  layout,
}: {
  layout: Pick<Queries.PlanPictureFragment, "sample" | "papers">;
}) {
  const source = planSource(layout.sample !== null);
  const file = layout.papers?.plan;
  return file ? <SiteLink to={file}>{source}</SiteLink> : <span>{source}</span>;
}

const Picture = styled.svg({
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 2",
  // The badge stands over its upper corner.
  padding: "9% 4% 3%",
  backgroundColor: color.surface,
  printColorAdjust: "exact",
  path: { vectorEffect: "non-scaling-stroke", fill: color.text, fillOpacity: 0.14 },
  "[data-kind=park]": { fill: color.approvedBackground, fillOpacity: 1 },
  "[data-status]": { stroke: color.surface, strokeWidth: 1, fillOpacity: 0.2 },
  "[data-status=open], [data-status=reserved]": { fill: color.accent, fillOpacity: 1 },
  "[data-status=reserved]": { fillOpacity: 0.4 },
  [when.forcedColors]: {
    backgroundColor: "Canvas",
    "&& path": { fill: "none", stroke: "none" },
    "&& [data-status], && [data-kind=park]": { fillOpacity: 1, stroke: "CanvasText" },
    "&& [data-kind=park]": { strokeDasharray: "3 3" },
    "&& [data-status=open]": { fill: "Highlight" },
  },
});

export const fragment = graphql`
  fragment PlanPicture on Layout {
    sample
    papers {
      plan
    }
    plan {
      asOf
      x
      y
      width
      height
      ground {
        kind
        path
      }
      plots {
        status
        path
      }
    }
  }
`;
