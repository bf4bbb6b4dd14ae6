import styled from "@emotion/styled";

import { color, fontSize, from, size, space } from "../theme";

export interface ContentsProps {
  /** Names the list for screen readers. */
  label: string;
  /** The sections in their order: the ids of their headings, and the headings. */
  sections: readonly { id: string; heading: { title: string } }[];
}

/** Links to the sections of a long page. */
export const Contents = ({ label, sections }: ContentsProps) => (
  <nav data-screen aria-label={label}>
    <List role="list">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <Part href={`#${id}`}>{heading.title}</Part>
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
