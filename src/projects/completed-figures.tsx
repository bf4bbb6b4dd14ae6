import styled from "@emotion/styled";

import { between, border, color, font, fontSize, from, lineHeight, space } from "../theme";
import { completedFigureLabels } from "./words";

const names = ["projects", "plots", "years"] as const;

export interface CompletedFiguresProps {
  figures: Record<(typeof names)[number], string>;
}

/** The figures of all completed projects, for the page header. */
export const CompletedFigures = ({ figures }: CompletedFiguresProps) => (
  <Figures>
    {names.map((name) => (
      <Figure key={name}>
        <dt>{completedFigureLabels[name]}</dt>
        <Value>{figures[name]}</Value>
      </Figure>
    ))}
  </Figures>
);

const Figures = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: space.md,
  marginBottom: space.sm,
});

// The figure is above its label, which screen readers read first.
const Figure = styled.div({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  flexGrow: 1,
  paddingInlineStart: space.md,
  borderInlineStart: `${border.rule} solid ${color.accent}`,
  fontSize: fontSize.small,
});

const Value = styled.dd({
  fontFamily: font.display,
  fontSize: fontSize.price,
  lineHeight: lineHeight.tight,
  // One row beside the title.
  [between("md", "lg")]: { fontSize: fontSize.lead },
  [from("lg")]: { fontSize: fontSize.heading },
});
