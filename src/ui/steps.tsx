import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { space } from "../theme";
import { Columns } from "./layout";
import { dashedRule } from "./mixins";
import { Reveal } from "./reveal";

export interface StepsProps {
  /** Each has a label, such as a year or a number. */
  steps: readonly { label: ReactNode; title?: string; text: string }[];
  /** The minimum width of a step. */
  minWidth: string;
}

/** Steps in sequence, joined by a dashed line. */
export const Steps = ({ steps, minWidth }: StepsProps) => (
  <List as="ol" role="list" minWidth={minWidth} gap="none" rows="xxl">
    {steps.map(({ label, title, text }, index) => (
      <Reveal key={index} as="li" index={index}>
        {label}
        <div>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </div>
      </Reveal>
    ))}
  </List>
);

// The text is beside its label where there is room.
const List = styled(Columns)({
  alignItems: "stretch",
  "& > li": {
    ...dashedRule,
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    gap: `${space.sm} ${space.xl}`,
    paddingBlockStart: space.xl,
    paddingInlineEnd: space.xl,
  },
  "li > div": { flex: "1 12rem" },
});
