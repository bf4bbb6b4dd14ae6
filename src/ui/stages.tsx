import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { space } from "../theme";
import { Columns } from "./layout";
import { surveyLine } from "./mixins";
import { Reveal } from "./reveal";

export interface StagesProps {
  /** Each has a label, such as a year or a number. */
  stages: readonly { label: ReactNode; title?: string; text: string }[];
  /** The least width of a stage. */
  least: string;
}

/** What comes one after the other, each from a corner stone on one line of the survey drawing. */
export const Stages = ({ stages, least }: StagesProps) => (
  <List as="ol" role="list" least={least} gap="none" rows="xxl">
    {stages.map(({ label, title, text }, index) => (
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
    ...surveyLine,
    display: "flex",
    flexWrap: "wrap",
    alignContent: "start",
    gap: `${space.sm} ${space.xl}`,
    paddingBlockStart: space.xl,
    paddingInlineEnd: space.xl,
  },
  "li > div": { flex: "1 12rem" },
});
