import styled from "@emotion/styled";
import type { CSSProperties } from "react";

import { color, fontWeight, from, space, until, when } from "../theme";
import { secondaryText } from "../ui/mixins";
import { choosePlot } from "./plan-filter";
import { nearestPlots, pathOf, statuses, type Plot } from "./plots";
import { planWords } from "./words";

/** How far from a plot's centre a press still means the plot, in px. */
const reach = 24;

/** The plot at a point, else the one whose centre is nearest, up to a distance in feet. */
function plotAt(plots: readonly Plot[], x: number, y: number, most: number): Plot | undefined {
  const context = document.createElement("canvas").getContext("2d");
  const under = plots.find(({ path }) => context?.isPointInPath(new Path2D(path), x, y));
  const [nearest] = nearestPlots(plots, { x, y });
  const isNear = nearest && Math.hypot(nearest.x - x, nearest.y - y) <= most;
  return under ?? (isNear ? nearest : undefined);
}

interface PlanDrawingProps {
  plan: NonNullable<Queries.PlanToolFragment["plan"]>;
  /** The plots that match the filters. */
  shown: readonly Plot[];
  chosen?: Plot;
}

/** A plan to scale, in feet, on which a press chooses a plot. The number field and the table beside it are its equals. */
export function PlanDrawing({ plan, shown, chosen }: PlanDrawingProps) {
  const { x, y, width, height, narrow, wide, plots, ground, north } = plan;
  // Below the plan is a strip for scale and north.
  const foot = y + height + 2.5 * narrow;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--narrow": `${narrow}px`,
    "--wide": `${wide}px`,
    "--ratio": (width / height).toFixed(3),
  };
  const numbers = new Set(shown.map(({ number }) => number));
  const hidden = plots.filter(({ number }) => !numbers.has(number));
  return (
    <Drawing
      viewBox={`${x} ${y} ${width} ${height + 4 * narrow}`}
      style={style}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM()?.inverse();
        if (!matrix) return;
        const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        const plot = plotAt(plots, point.x, point.y, reach * matrix.a);
        if (plot) choosePlot(plot.number);
      }}
    >
      <Patterns pitch={0.45 * narrow} />
      {["road", "park", "social", "utility"].map((kind) => (
        <path key={kind} data-kind={kind} d={pathOf(ground.filter((one) => one.kind === kind))} />
      ))}
      <path data-status="hidden" d={pathOf(hidden)} />
      {statuses.map((status) => {
        const group = shown.filter((plot) => (plot.status ?? "open") === status);
        return <path key={status} data-status={status} d={pathOf(group)} />;
      })}
      <path
        data-status="across"
        d={shown
          .filter(({ status }) => status === "sold")
          .map(({ across }) => across)
          .join("")}
      />
      {chosen && <path data-status="chosen" d={pathOf([chosen])} />}
      <g className="notranslate">
        {plots
          .filter((plot) => plot === chosen || numbers.has(plot.number))
          .map(({ number, x, y }) => (
            <text key={number} x={x} y={y} data-chosen={number === chosen?.number || undefined}>
              {number}
            </text>
          ))}
      </g>
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
    </Drawing>
  );
}

/** The fills of statuses, which the legend shows, too. @param pitch from line to line, in feet. */
const Patterns = ({ pitch }: { pitch: number }) => (
  <defs>
    <pattern id="dots" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
      <circle cx={pitch / 2} cy={pitch / 2} r={pitch / 6} fill="currentColor" fillOpacity="0.7" />
    </pattern>
    <pattern
      id="hatch"
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d={`M0,0V${pitch}`} stroke="currentColor" strokeWidth={pitch / 5} strokeOpacity="0.6" />
    </pattern>
  </defs>
);

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

const Drawing = styled.svg(statusStyles, {
  overflow: "visible",
  width: "100%",
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
  // A halo keeps lines, dots and hatching away from the numbers.
  ".notranslate": {
    fontWeight: fontWeight.medium,
    stroke: color.surface,
    strokeWidth: "0.2em",
    paintOrder: "stroke",
  },
  "text[data-chosen]": {
    fill: color.textOnAccent,
    stroke: "none",
    fontWeight: fontWeight.semibold,
  },
  [until("md")]: {
    // A little larger, into the margins of the page.
    width: `calc(100% + ${space.xl})`,
    marginInline: `max(-${space.md}, (100% - 40rem * var(--ratio)) / 2)`,
    "[data-wide]": { display: "none" },
    ".notranslate": { strokeWidth: "0.12em" },
  },
  "path[data-kind]": { fill: "currentColor", fillOpacity: 0.14 },
  "path[data-kind=social], path[data-kind=utility]": { fillOpacity: 0.2 },
  "path[data-kind=park]": { fill: color.approvedBackground, fillOpacity: 1 },
  "[data-kind=park] text": { fill: color.textOnBadge },
  "[data-mark]": { fill: "none", stroke: "currentColor" },
  [when.forcedColors]: {
    "[data-status=chosen]": { fill: "Highlight", stroke: "Highlight" },
    ".notranslate": { stroke: "Canvas" },
    "path[data-kind=park]": { fill: "none", stroke: "currentColor" },
    "[data-kind=park] text": { fill: "CanvasText" },
    "text[data-chosen]": { fill: "HighlightText", forcedColorAdjust: "none" },
  },
});

interface PlanLegendProps {
  plots: readonly Plot[];
  /** To which plots are mortgaged. */
  authority: string;
  hasCounts: boolean;
}

/** The statuses with their numbers of plots. */
export const PlanLegend = ({ plots, authority, hasCounts }: PlanLegendProps) => (
  <Legend role="list">
    {statuses.map((status) => (
      <li key={status}>
        <svg viewBox="0 0 16 16" width="1rem" aria-hidden="true">
          <path d="M1,1h14v14h-14z" data-status={status} />
          {status === "sold" && <path d="M1,15l14,-14" data-status="across" />}
        </svg>
        <span>
          <span>{`${planWords.status(status, authority)} `}</span>
          {hasCounts && (
            <b translate="no">{plots.filter((plot) => plot.status === status).length}</b>
          )}
        </span>
      </li>
    ))}
  </Legend>
);

const Legend = styled.ul(statusStyles, {
  ...secondaryText,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.sm} ${space.xl}`,
  marginTop: space.lg,
  li: { display: "flex", alignItems: "center", gap: space.sm },
  svg: { flex: "none" },
});
