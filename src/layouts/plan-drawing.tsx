import styled from "@emotion/styled";
import type { CSSProperties } from "react";

import { color, fontWeight, from, space, until, when } from "../theme";
import { secondaryText } from "../ui/mixins";
import { choosePlot } from "./chosen-plot";
import { approvalAuthority } from "./layout-filter";
import { planWords } from "./plan-words";
import { nearestPlots, pathFrom, statuses, type PlannedLayout, type Plot } from "./plots";

/** The distance in px from the centre of a plot within which a press means that plot. */
const reach = 24;

interface PlanDrawingProps {
  plan: PlannedLayout["plan"];
  /** The plots that match the filters. */
  shown: readonly Plot[];
  chosen?: Plot;
}

/** A plan to scale, in feet, on which a press chooses a plot. Keyboards have the number field and the table instead. */
export function PlanDrawing({ plan, shown, chosen }: PlanDrawingProps) {
  const { x, y, width, height, narrow, wide, plots, ground, north } = plan;
  // The line of the scale and the north arrow, below the plan.
  const foot = y + height + 2.5 * narrow;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--narrow": `${narrow}px`,
    "--wide": `${wide}px`,
    "--ratio": (width / height).toFixed(3),
  };
  const hidden = plots.filter((plot) => !shown.includes(plot));
  const sold = shown.filter(({ status }) => status === "sold");
  return (
    <PlanSvg
      viewBox={`${x} ${y} ${width} ${height + 4 * narrow}`}
      style={style}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM()?.inverse();
        if (!matrix) return;
        const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        const context = document.createElement("canvas").getContext("2d");
        const under = plots.find(({ path }) =>
          context?.isPointInPath(new Path2D(path), point.x, point.y),
        );
        // A finger may miss a small plot.
        const near = nearestPlots(plots, point).find(
          (plot) => Math.hypot(plot.x - point.x, plot.y - point.y) <= reach * matrix.a,
        );
        const pressed = under ?? near;
        if (pressed) choosePlot(pressed.number);
      }}
    >
      <StatusPatterns pitch={0.45 * narrow} />
      {["road", "park", "social", "utility"].map((kind) => (
        <path key={kind} data-kind={kind} d={pathFrom(ground.filter((one) => one.kind === kind))} />
      ))}
      <path data-status="hidden" d={pathFrom(hidden)} />
      {statuses.map((status) => {
        const group = shown.filter((plot) => (plot.status ?? "open") === status);
        return <path key={status} data-status={status} d={pathFrom(group)} />;
      })}
      <path data-status="across" d={sold.map(({ across }) => across).join("")} />
      {chosen && <path data-status="chosen" d={chosen.path} />}
      <PlotNumbers className="notranslate">
        {plots
          .filter((plot) => plot === chosen || shown.includes(plot))
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
      {ground.map(({ kind, lines, x, y, turn, isLong, path }) => (
        <g
          key={path}
          data-kind={kind}
          data-wide={isLong || undefined}
          transform={`translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`}
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
      <g transform={`translate(${x + width - 2 * narrow} ${foot}) rotate(${north ?? 0})`}>
        <path data-mark d={`M0,${narrow}v${-2 * narrow}m-4,7l4,-7l4,7`} />
        <text x={1.1 * narrow} y={0}>
          N
        </text>
      </g>
    </PlanSvg>
  );
}

/** The patterns of two statuses, in the plan and in its legend. @param pitch from line to line, in feet. */
function StatusPatterns({ pitch }: { pitch: number }) {
  const square = { width: pitch, height: pitch, patternUnits: "userSpaceOnUse" };
  return (
    <defs>
      <pattern id="dots" {...square}>
        <circle cx={pitch / 2} cy={pitch / 2} r={pitch / 6} fill="currentColor" fillOpacity="0.7" />
      </pattern>
      <pattern id="hatch" {...square} patternTransform="rotate(45)">
        <path
          d={`M0,0V${pitch}`}
          stroke="currentColor"
          strokeWidth={pitch / 5}
          strokeOpacity="0.6"
        />
      </pattern>
    </defs>
  );
}

/** The looks of statuses, in the plan and in its legend. */
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

// The build computes the sizes of the text, which it writes into the custom properties.
const PlanSvg = styled.svg(statusStyles, {
  // Like a photo, the plan keeps its colours when the browser forces others on the page.
  [when.forcedColors]: {
    forcedColorAdjust: "none",
    backgroundColor: color.surface,
    color: color.text,
  },
  overflow: "visible",
  width: "100%",
  // The drawing is at most 40 rem high, and 34 on paper.
  maxWidth: "calc(40rem * var(--ratio))",
  marginInline: "auto",
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
    // A little larger, into the margins of the page.
    width: `calc(100% + ${space.xl})`,
    marginInline: `max(-${space.md}, (100% - 40rem * var(--ratio)) / 2)`,
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
  // A halo keeps lines, dots and hatching away from the numbers.
  stroke: color.surface,
  strokeWidth: "0.2em",
  paintOrder: "stroke",
  [until("md")]: { strokeWidth: "0.12em" },
  "[data-chosen]": { fill: color.textOnAccent, stroke: "none", fontWeight: fontWeight.semibold },
});

interface PlanLegendProps {
  layout: PlannedLayout;
  hasCounts: boolean;
}

/** The statuses with their numbers of plots. */
export const PlanLegend = ({ layout, hasCounts }: PlanLegendProps) => (
  <LegendList role="list">
    {statuses.map((status) => (
      <li key={status}>
        <svg viewBox="0 0 16 16" width="1rem" aria-hidden="true">
          <path d="M1,1h14v14h-14z" data-status={status} />
          {status === "sold" && <path d="M1,15l14,-14" data-status="across" />}
        </svg>
        <span>
          <span>{`${planWords.status(status, authorityOf(layout))} `}</span>
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
