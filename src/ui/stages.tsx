import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { border, color, space } from "../theme";
import { Reveal } from "./reveal";

export interface StagesProps {
  /** Each has a label, such as a year or a number. */
  stages: readonly { label: ReactNode; title?: string; text: string }[];
  /** `StageList`, or a component made from it. */
  frame?: typeof StageList;
}

/** What comes one after the other, each beside its label. */
export const Stages = ({ stages, frame: Frame = StageList }: StagesProps) => (
  <Frame role="list">
    {stages.map(({ label, title, text }, index) => (
      <Reveal key={index} as="li" index={index}>
        <span>{label}</span>
        <div>
          {title && <h3>{title}</h3>}
          <p>{text}</p>
        </div>
      </Reveal>
    ))}
  </Frame>
);

const line = `${border.thin} dashed ${color.surveyLine}`;

/** The stages below one another, on a line of the survey drawing that runs from label to label; for variants. */
export const StageList = styled.ol({
  "& > li": { display: "flex", flexWrap: "wrap", columnGap: space.xl },
  "li > span": {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: space.sm,
  },
  "li:not(:last-child) > span::after": {
    content: '""',
    flexGrow: 1,
    borderTop: line,
    borderInlineStart: line,
  },
  // Below its label where the text is large.
  "li > div": { flex: "1 12rem", paddingTop: space.sm },
  "li:not(:last-child) > div": { paddingBottom: space.items },
  "h3 + p": { marginTop: space.sm },
});
