import styled from "@emotion/styled";

import { noPrint } from "../boot/marks";
import { color, fontSize, from, size, space } from "../theme";
import { contentsLabel } from "./words";

export interface ContentsProps {
  /** The sections in their order: the ids and titles of their headings. */
  sections: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page. */
export const Contents = ({ sections }: ContentsProps) => (
  <nav {...noPrint} aria-label={contentsLabel}>
    <List role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Part href={`#${id}`}>{title}</Part>
        </li>
      ))}
    </List>
  </nav>
);

const List = styled.ul({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 8rem), 1fr))",
  columnGap: space.lg,
  fontSize: fontSize.small,
  [from("md")]: { display: "flex", flexWrap: "wrap", columnGap: space.xl },
});

const Part = styled.a({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  textDecorationColor: color.accent,
  textUnderlineOffset: "0.25em",
});
