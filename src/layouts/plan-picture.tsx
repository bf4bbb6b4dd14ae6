import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color } from "../theme";
import { SiteLink } from "../ui/site-link";
import { pathFrom } from "./plots";
import { planSource } from "./words";

/**
 * The outlines of some shapes as one path, in whole feet. The start of each is relative to the start of the one before, so
 * that plots of equal size in a row have equal texts, which compress well.
 */
function compactPath(shapes: readonly { path: string }[]): string {
  let [fromX, fromY] = [0, 0];
  return pathFrom(shapes)
    .replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number))))
    .replace(/M(-?\d+),(-?\d+)/g, (_start, x: string, y: string) => {
      const move = `m${Number(x) - fromX},${Number(y) - fromY}`;
      [fromX, fromY] = [Number(x), Number(y)];
      return move;
    });
}

/** The plan of a layout as a picture on granite: open plots are gold. */
export function PlanPicture({ plan }: Queries.PlanPictureFragment) {
  if (!plan) return null;
  const { x, y, width, height, ground, plots } = plan;
  const withStatus = (...statuses: readonly (string | null)[]) =>
    compactPath(plots.filter(({ status }) => statuses.includes(status)));
  return (
    <PictureSvg data-theme="dark" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={compactPath(ground.filter(({ kind }) => kind !== "park"))} />
      <path d={compactPath(ground.filter(({ kind }) => kind === "park"))} data-park="" />
      <path d={withStatus("sold", "mortgaged", null)} data-status="" />
      <path d={withStatus("reserved")} data-status="reserved" />
      <path d={withStatus("open")} data-status="open" />
    </PictureSvg>
  );
}

/** Where the drawing comes from, with a link to the sanctioned plan if there is one. */
export function PlanSource({ sample, papers }: Queries.PlanPictureFragment) {
  const source = planSource(sample !== null);
  return papers?.plan ? <SiteLink to={papers.plan}>{source}</SiteLink> : <span>{source}</span>;
}

const PictureSvg = styled.svg({
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 2",
  // The badge stands over its upper corner.
  padding: "9% 4% 3%",
  backgroundColor: color.surface,
  // Like a photo, it keeps its colours.
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
  path: { vectorEffect: "non-scaling-stroke", fill: color.text, fillOpacity: 0.14 },
  "[data-park]": { fill: color.approvedBackground, fillOpacity: 1 },
  "[data-status]": { stroke: color.surface, strokeWidth: 1, fillOpacity: 0.2 },
  "[data-status=open], [data-status=reserved]": { fill: color.accent, fillOpacity: 1 },
  "[data-status=reserved]": { fillOpacity: 0.4 },
});

export const fragment = graphql`
  fragment PlanPicture on Layout {
    sample
    papers {
      plan
    }
    plan {
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
