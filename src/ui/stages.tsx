import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { space } from "../theme";
import { Columns } from "./layout";
import { planLine } from "./mixins";
import { Reveal } from "./reveal";

export interface StagesProps {
  /** Each has a mark, such as a year or a number. */
  stages: readonly { mark: ReactNode; title?: string; text: string }[];
  /** The least width of a stage. */
  least: string;
}

/** What comes one after the other, each from a corner stone on one line of the plan. */
export const Stages = ({ stages, least }: StagesProps) => (
  <Line as="ol" role="list" least={least} gap="none" rows="xxl">
    {stages.map(({ mark, title, text }, index) => (
      <Reveal key={index} as="li" index={index}>
        {mark}
        <div>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </div>
      </Reveal>
    ))}
  </Line>
);

// The text is beside its mark where there is room.
const Line = styled(Columns)({
  alignItems: "stretch",
  "& > li": {
    ...planLine,
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    gap: `${space.sm} ${space.xl}`,
    paddingBlockStart: space.xl,
    paddingInlineEnd: space.xl,
  },
  "li > div": { flex: "1 12rem" },
});
