import styled from "@emotion/styled";

import { noPrint, whenTyping } from "../lib/marks";
import { color, fontSize, hairline, layer, size, space, when } from "../theme";
import { contentsLabel } from "./words";

/**
 * Links to the sections of a long page: one row that stays below the header and scrolls sideways on phones. Focusing a
 * link centres it, since browsers leave it half outside. @param sections the ids and titles of their headings.
 */
export const Contents = ({ sections }: { sections: readonly { id: string; title: string }[] }) => (
  <Row
    {...noPrint}
    aria-label={contentsLabel}
    onFocus={({ currentTarget: row, target }) =>
      row.scrollTo({ left: target.offsetLeft - (row.clientWidth - target.offsetWidth) / 2 })
    }
  >
    <List role="list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <SectionLink href={`#${id}`}>{title}</SectionLink>
        </li>
      ))}
    </List>
  </Row>
);

const Row = styled.nav({
  zIndex: layer.content,
  insetBlockStart: size.header,
  overflowX: "auto",
  backgroundColor: color.surface,
  borderBottom: hairline,
  // It would take too much of a low screen, and of one with a keyboard. Keeps scroll targets clear of it.
  [when.tallScreen]: { position: "sticky", "html:has(&)": { "--section-nav": size.sectionNav } },
  [whenTyping]: { position: "static" },
});

const List = styled.ul({
  display: "flex",
  gap: space.lg,
  width: "max-content",
  padding: `${space.sm} ${space.side}`,
  // Fades the edge of the screen until the end is reached.
  "&::after": {
    content: '""',
    position: "sticky",
    insetInlineEnd: 0,
    flex: `0 0 ${space.huge}`,
    background: `linear-gradient(to left, ${color.surface}, transparent)`,
  },
});

const SectionLink = styled.a({
  display: "flex",
  alignItems: "center",
  minHeight: size.touch,
  fontSize: fontSize.small,
  textDecoration: "none",
});
