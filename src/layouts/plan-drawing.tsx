import styled from "@emotion/styled";
import type { CSSProperties } from "react";

import { secondaryText } from "../ui/mixins";
import { color, fontWeight, from, space, until, when } from "../theme";
import { contains, distance, move, type Polygon, polygonOf } from "./geometry";
import type { Plot } from "./plan";
import { pathOf, plotAt, viewBoxOf, withStatus } from "./plan-figures";
import type { Ground } from "./plan-places";
import { statuses } from "./plan-statuses";
import { capital, neighborName, planWords } from "./plan-words";

/** How far from a plot's centre a press still means the plot, in px. */
const reach = 24;

/** The size of text in feet: on phones, and from tablets on. */
function textSizes(width: number, height: number, plots: readonly Plot[]) {
  // So that each number fits its plot.
  const largest = Math.min(
    ...plots.map(({ number, polygon: { box } }) =>
      Math.min((box.right - box.left) / number.length / 0.65, (box.top - box.bottom) * 0.8),
    ),
  );
  const size = (px: number, widest: number) =>
    Math.min(largest, px / Math.min(widest / width, 704 / height));
  return { narrow: size(9.5, 328), wide: size(13, 780) };
}

/** The name of a road or an area: its lines, their middle, how they are turned, and whether they fit phones. */
function labelOf(one: Ground, ground: readonly Ground[], textSize: number) {
  const { line: [start, end] = [], polygon, kind } = one;
  const name = capital(neighborName(one));
  const lengthOf = (text: string) => text.length * textSize * 0.55;
  const wide = lengthOf(name);
  if (!start || !end) {
    const room = polygon.box.right - polygon.box.left;
    const lines = wide > room ? name.split(" ") : [name];
    const fits = lines.every((line) => lengthOf(line) <= room);
    return { lines, at: polygon.center, turn: 0, fits };
  }
  // Where no other road crosses.
  const places = [0.5, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88].map((share) =>
    move(start, [end[0] - start[0], end[1] - start[1]], share),
  );
  const free = places.find((place) =>
    ground.every(
      (other) => other === one || other.kind !== kind || !contains(other.polygon, place, wide / 2),
    ),
  );
  const degrees = (Math.atan2(end[1] - start[1], end[0] - start[0]) * 180) / Math.PI;
  const turn = ((270 - degrees) % 180) - 90;
  return { lines: [name], at: free ?? polygon.center, turn, fits: wide <= distance(start, end) };
}

/** The line from the first corner to the farthest one. */
function diagonalOf({ corners: [first = [0, 0], ...others] }: Polygon) {
  const farthest = others.sort((one, other) => distance(other, first) - distance(one, first));
  return [first, farthest[0] ?? first];
}

interface PlanDrawingProps {
  plots: readonly Plot[];
  ground: readonly Ground[];
  /** The plots that match the filters. */
  shown: readonly Plot[];
  chosen?: Plot;
  /** The degrees by which north is turned. */
  north: number;
  onChoose: (number: string) => void;
}

/** A plan to scale, in feet, on which a press chooses a plot. The number field and the table beside it are its equals. */
export function PlanDrawing({ plots, ground, shown, chosen, north, onChoose }: PlanDrawingProps) {
  const { x, y, width, height } = viewBoxOf([...plots, ...ground], 2);
  const { narrow, wide } = textSizes(width, height, plots);
  // Below the plan is a strip for scale and north.
  const foot = y + height + 2.5 * narrow;
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--narrow": `${narrow}px`,
    "--wide": `${wide}px`,
    maxWidth: `calc(44rem * ${(width / height).toFixed(3)})`,
  };
  const hidden = plots.filter((plot) => !shown.includes(plot));
  return (
    <Drawing
      viewBox={`${x} ${y} ${width} ${height + 4 * narrow}`}
      style={style}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const matrix = currentTarget.getScreenCTM()?.inverse();
        if (!matrix) return;
        const point = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        const plot = plotAt(plots, [point.x, -point.y], reach * matrix.a);
        if (plot) onChoose(plot.number);
      }}
    >
      <Patterns />
      {["road", "park", "social", "utility"].map((kind) => (
        <path key={kind} data-kind={kind} d={pathOf(ground.filter((one) => one.kind === kind))} />
      ))}
      <path data-status="hidden" d={pathOf(hidden)} />
      {statuses.map((status) => {
        const group = shown.filter((plot) => plot.status === status);
        return <path key={status} data-status={status} d={pathOf(group)} />;
      })}
      <path
        data-status="across"
        d={pathOf(
          shown
            .filter(({ status }) => status === "sold")
            .map(({ polygon }) => ({ polygon: polygonOf(diagonalOf(polygon)) })),
        )}
      />
      {chosen && <path data-status="chosen" d={pathOf([chosen])} />}
      <g className="notranslate">
        {shown.map(({ number, polygon: { center } }) => (
          <text
            key={number}
            x={Math.round(center[0])}
            y={Math.round(-center[1])}
            data-chosen={number === chosen?.number || undefined}
          >
            {number}
          </text>
        ))}
      </g>
      {ground
        .filter(({ kind, line }) => line || kind !== "road")
        .map((one, index) => {
          const { lines, at, turn, fits } = labelOf(one, ground, narrow);
          return (
            <g
              key={index}
              data-kind={one.kind}
              data-wide={!fits || undefined}
              transform={`translate(${at[0]} ${-at[1]})${turn ? ` rotate(${turn})` : ""}`}
            >
              {lines.map((line, row) => (
                <text key={line} y={`${1.1 * (row - (lines.length - 1) / 2)}em`}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      <path data-mark d={`M${x + 4},${foot - 4}v8M${x + 104},${foot - 4}v8M${x + 4},${foot}h100`} />
      <text x={x + 110} y={foot} style={{ textAnchor: "start" }}>
        100 ft
      </text>
      <g transform={`translate(${x + width - 2 * narrow} ${foot}) rotate(${north})`}>
        <path data-mark d={`M0,${narrow}v${-2 * narrow}m-4,7l4,-7l4,7`} />
        <text x={1.1 * narrow} y={0}>
          N
        </text>
      </g>
    </Drawing>
  );
}

/** The fills of statuses, which the legend shows, too. */
const Patterns = () => (
  <defs>
    <pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1" fill="currentColor" fillOpacity="0.7" />
    </pattern>
    <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M-1,6L6,-1" stroke="currentColor" strokeWidth="0.8" />
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
  "[data-status=chosen]": { fill: color.accent, stroke: color.accent },
  path: { vectorEffect: "non-scaling-stroke" },
} as const;

const Drawing = styled.svg(statusStyles, {
  overflow: "visible",
  width: "100%",
  marginInline: "auto",
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
    strokeWidth: "0.3em",
    paintOrder: "stroke",
  },
  "text[data-chosen]": { fill: color.textOnAccent, stroke: "none" },
  [until("md")]: { "[data-wide]": { display: "none" } },
  "path[data-kind]": { fill: "currentColor", fillOpacity: 0.1 },
  "path[data-kind=social], path[data-kind=utility]": { fillOpacity: 0.16 },
  "path[data-kind=park]": { fill: color.approvedBackground, fillOpacity: 1 },
  "[data-kind=park] text": { fill: color.textOnBadge },
  "[data-mark]": { fill: "none", stroke: "currentColor" },
  [when.forcedColors]: {
    "[data-status=chosen]": { fill: "Highlight", stroke: "Highlight" },
    ".notranslate": { stroke: "Canvas" },
    "path[data-kind=park]": { fill: "none", stroke: "currentColor" },
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
        <span>{planWords.status(status, authority)}</span>
        {hasCounts && <b translate="no">{withStatus(plots, status).length}</b>}
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
});
