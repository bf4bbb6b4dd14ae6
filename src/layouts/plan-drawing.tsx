import styled from "@emotion/styled";
import type { CSSProperties } from "react";

import { color, fontWeight, from, space, until, when } from "../theme";
import { secondaryText } from "../ui/mixins";
import { choosePlot } from "./chosen-plot";
import { approvalAuthority } from "./layout-filter";
import { planWords } from "./plan-words";
import { nearestPlots, pathFrom, statuses, type PlannedLayout, type Plot } from "./plots";

/** A press this near to the centre of a plot, in px, chooses the plot, since a finger may miss a small one. */
const pressRadius = 24;

interface PlanDrawingProps {
  plan: PlannedLayout["plan"];
  /** The plots that match the filters. */
  matching: readonly Plot[];
  chosen?: Plot;
}

/** A plan to scale, in feet. A press chooses a plot; visitors with a keyboard use the number field or the table. */
export function PlanDrawing({ plan, matching, chosen }: PlanDrawingProps) {
  const { x, y, width, height, textSizePhone: textSize, plots, roadsAndAreas: land, north } = plan;
  // The height of the scale and the north arrow, below the plan.
  const foot = y + height + 2.5 * textSize;
  // The sizes of text on phones and on wider screens, for the styles below.
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--narrow": `${textSize}px`,
    "--wide": `${plan.textSizeWide}px`,
    "--ratio": (width / height).toFixed(3),
  };
  const hidden = plots.filter((plot) => !matching.includes(plot));
  const sold = matching.filter(({ status }) => status === "sold");
  return (
    <PlanSvg
      viewBox={`${x} ${y} ${width} ${height + 4 * textSize}`}
      style={style}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM()?.inverse();
        if (!matrix) return;
        const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        const context = document.createElement("canvas").getContext("2d");
        const pressed = plots.find(({ path }) =>
          context?.isPointInPath(new Path2D(path), point.x, point.y),
        );
        const near = nearestPlots(plots, point).find(
          (plot) => Math.hypot(plot.x - point.x, plot.y - point.y) <= pressRadius * matrix.a,
        );
        const plot = pressed ?? near;
        if (plot) choosePlot(plot.number);
      }}
    >
      <StatusPatterns gap={0.45 * textSize} />
      {["road", "park", "social", "utility"].map((kind) => (
        <path
          key={kind}
          data-kind={kind}
          d={pathFrom(land.filter((piece) => piece.kind === kind))}
        />
      ))}
      <path data-status="hidden" d={pathFrom(hidden)} />
      {statuses.map((status) => {
        const group = matching.filter((plot) => (plot.status ?? "open") === status);
        return <path key={status} data-status={status} d={pathFrom(group)} />;
      })}
      <path data-status="across" d={sold.map(({ diagonal }) => diagonal).join("")} />
      {chosen && <path data-status="chosen" d={chosen.path} />}
      <PlotNumbers className="notranslate">
        {plots
          .filter((plot) => plot === chosen || matching.includes(plot))
          .map((plot) => (
            <text
              key={plot.number}
              x={plot.x}
              y={plot.y}
              data-chosen={plot === chosen || undefined}
            >
              {plot.number}
            </text>
          ))}
      </PlotNumbers>
      {land.map(({ kind, lines, x, y, rotation, isLong, path }) => (
        <g
          key={path}
          data-kind={kind}
          data-wide={isLong || undefined}
          transform={`translate(${x} ${y})${rotation ? ` rotate(${rotation})` : ""}`}
        >
          {lines.map((line, row) => (
            <text key={line} y={`${1.1 * (row - (lines.length - 1) / 2)}em`}>
              {line}
            </text>
          ))}
        </g>
      ))}
      <path data-mark d={`M${x + 4},${foot - 4}v8M${x + 104},${foot - 4}v8M${x + 4},${foot}h100`} />
      <text x={x + 110} y={foot} style={{ textAnchor: "start" }}>
        100 ft
      </text>
      <g transform={`translate(${x + width - 2 * textSize} ${foot}) rotate(${north ?? 0})`}>
        <path data-mark d={`M0,${textSize}v${-2 * textSize}m-4,7l4,-7l4,7`} />
        <text x={1.1 * textSize} y={0}>
          N
        </text>
      </g>
    </PlanSvg>
  );
}

/** The patterns of two statuses, in the plan and in its legend. @param gap the distance of their lines, in feet. */
function StatusPatterns({ gap }: { gap: number }) {
  const square = { width: gap, height: gap, patternUnits: "userSpaceOnUse" };
  return (
    <defs>
      <pattern id="dots" {...square}>
        <circle cx={gap / 2} cy={gap / 2} r={gap / 6} fill="currentColor" fillOpacity="0.7" />
      </pattern>
      <pattern id="hatch" {...square} patternTransform="rotate(45)">
        <path d={`M0,0V${gap}`} stroke="currentColor" strokeWidth={gap / 5} strokeOpacity="0.6" />
      </pattern>
    </defs>
  );
}

/** The styles of plots by status, in the plan and in its legend. */
const statusStyles = {
  "[data-status]": { fill: "none", stroke: "currentColor", strokeWidth: 1.25 },
  "[data-status=hidden]": { stroke: color.outline, strokeOpacity: 0.6 },
  "[data-status=reserved]": { fill: "url(#dots)", strokeOpacity: 0.5 },
  "[data-status=sold]": { fill: "currentColor", fillOpacity: 0.22, strokeOpacity: 0.5 },
  "[data-status=across]": { strokeOpacity: 0.5 },
  "[data-status=mortgaged]": { fill: "url(#hatch)", strokeOpacity: 0.5 },
  "[data-status=chosen]": { fill: color.accent, strokeWidth: 2.5 },
  path: { vectorEffect: "non-scaling-stroke" },
} as const;

/** The width at which the plan is 40 rem high. */
const widestPlan = "calc(40rem * var(--ratio))";

const PlanSvg = styled.svg(statusStyles, {
  // When the browser forces its colours on the page, the plan keeps its own, as photos do.
  [when.forcedColors]: {
    forcedColorAdjust: "none",
    backgroundColor: color.surface,
    color: color.text,
  },
  overflow: "visible",
  width: "100%",
  maxWidth: widestPlan,
  marginInline: "auto",
  // At most 34 rem high, so that the facts of a plot stay on the same sheet.
  [when.print]: { maxWidth: "calc(34rem * var(--ratio))" },
  cursor: "pointer",
  fontSize: "var(--narrow)",
  [`${from("md")}, print`]: { fontSize: "var(--wide)" },
  text: {
    fill: "currentColor",
    textAnchor: "middle",
    dominantBaseline: "central",
    pointerEvents: "none",
  },
  [until("md")]: {
    // Extends a little into the margins of the page.
    width: `calc(100% + ${space.xl})`,
    marginInline: `max(-${space.md}, (100% - ${widestPlan}) / 2)`,
    "[data-wide]": { display: "none" },
  },
  "path[data-kind]": { fill: "currentColor", fillOpacity: 0.14 },
  "path[data-kind=social], path[data-kind=utility]": { fillOpacity: 0.2 },
  "path[data-kind=park]": { fill: color.approvedBackground, fillOpacity: 1 },
  "[data-kind=park] text": { fill: color.textOnBadge },
  "[data-mark]": { fill: "none", stroke: "currentColor" },
});

const PlotNumbers = styled.g({
  fontWeight: fontWeight.medium,
  // An outline in the colour of the surface keeps lines, dots and hatching away from the numbers.
  stroke: color.surface,
  strokeWidth: "0.2em",
  paintOrder: "stroke",
  [until("md")]: { strokeWidth: "0.12em" },
  "[data-chosen]": { fill: color.textOnAccent, stroke: "none", fontWeight: fontWeight.semibold },
});

/** The legend of the plan. @param hasCounts adds the number of plots with each status. */
export const PlanLegend = ({
  layout,
  hasCounts,
}: {
  layout: PlannedLayout;
  hasCounts: boolean;
}) => (
  <LegendList role="list">
    {statuses.map((status) => (
      <li key={status}>
        <svg viewBox="0 0 16 16" width="1rem" aria-hidden="true">
          <path d="M1,1h14v14h-14z" data-status={status} />
          {status === "sold" && <path d="M1,15l14,-14" data-status="across" />}
        </svg>
        <span>
          <span>{`${planWords.legendStatus(status, approvalAuthority(layout))} `}</span>
          {hasCounts && (
            <b translate="no">
              {layout.plan.plots.filter((plot) => plot.status === status).length}
            </b>
          )}
        </span>
      </li>
    ))}
  </LegendList>
);

const LegendList = styled.ul(statusStyles, {
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.sm} ${space.xl}`,
  marginTop: space.lg,
  li: { display: "grid", gridTemplateColumns: "1rem auto", alignItems: "center", gap: space.sm },
});
