import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { border, color, space } from "../theme";
import { Reveal } from "./reveal";

interface StepsProps {
  /** A label is a year or a number, for example. */
  steps: readonly { label: ReactNode; title?: string; text: string }[];
  /** `StepList`, or a component made from it. */
  as?: typeof StepList;
}

/** Steps in sequence, each beside its label. */
export const Steps = ({ steps, as: List = StepList }: StepsProps) => (
  <List role="list">
    {steps.map(({ label, title, text }, index) => (
      <Reveal key={index} as="li" index={index}>
        <span>{label}</span>
        <div>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </div>
      </Reveal>
    ))}
  </List>
);

const line = `${border.thin} dashed ${color.outline}`;

/** Steps below one another, joined by a dashed line from label to label. */
export const StepList = styled.ol({
  "& > li": { display: "flex", flexWrap: "wrap", columnGap: space.xl, breakInside: "avoid" },
  "li > span": { display: "flex", flexDirection: "column", alignItems: "center", gap: space.xs },
  "span::after": {
    content: '""',
    flexGrow: 1,
    marginBottom: space.xs,
    borderTop: line,
    borderInlineStart: line,
  },
  "li:last-child > span::after": { content: "none" },
  // Below its label where the text is large.
  "li > div": { flex: "1 12rem", paddingTop: space.sm },
  "li:not(:last-child) > div": { paddingBottom: space.items },
  "h3 + p": { marginTop: space.sm },
});
