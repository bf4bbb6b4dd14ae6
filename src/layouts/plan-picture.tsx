import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { color } from "../theme";
import { SiteLink } from "../ui/site-link";
import { pathFrom } from "./plots";
import { planSource } from "./words";

/**
 * SVG path data for the outlines of all shapes, in whole feet. Each shape starts relative to the one before, so that the
 * plots of a row give equal texts, which compress well.
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

/** The plan of a layout as a picture on a dark surface. Open plots have the accent colour. */
export function PlanPicture({ plan }: Queries.PlanPictureFragment) {
  if (!plan) return null;
  const { x, y, width, height, roadsAndAreas, plots } = plan;
  const withStatus = (...statuses: readonly (string | null)[]) =>
    compactPath(plots.filter(({ status }) => statuses.includes(status)));
  return (
    <PictureSvg data-theme="dark" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={compactPath(roadsAndAreas.filter(({ kind }) => kind !== "park"))} />
      <path d={compactPath(roadsAndAreas.filter(({ kind }) => kind === "park"))} data-park="" />
      <path d={withStatus("sold", "mortgaged", null)} data-status="" />
      <path d={withStatus("reserved")} data-status="reserved" />
      <path d={withStatus("open")} data-status="open" />
    </PictureSvg>
  );
}

/** Says where the drawing comes from, and links to the sanctioned plan if the layout has it as a file. */
export function PlanSource({ sample, papers }: Queries.PlanPictureFragment) {
  const source = planSource(sample !== null);
  return papers?.plan ? <SiteLink to={papers.plan}>{source}</SiteLink> : <span>{source}</span>;
}

const PictureSvg = styled.svg({
  width: "100%",
  height: "auto",
  aspectRatio: "3 / 2",
  // Room for the badge in the upper corner.
  padding: "9% 4% 3%",
  backgroundColor: color.surface,
  // The picture keeps its colours, as photos do.
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
      roadsAndAreas {
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
