import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect } from "react";

import { questionId } from "./lib/links";
import { border, color, space, until, when } from "./theme";
import { displayText, secondaryText } from "./ui/mixins";
import { Disclosure, Row } from "./ui/primitives";
import { Section } from "./ui/section";
import { SiteLink } from "./ui/site-link";
import { HeaderRow, Table } from "./ui/table";
import { rangeText } from "./ui/words";

const words = {
  asset: "Investment",
  range: "Indicative, a year",
  source: (source: string) => `Source: ${source}`,
} as const;

/** What stood on this page before. The ids are those of the sections then, so that their URLs still lead there. */
const onward = [
  { id: "verify", to: "/services/#verify", label: "What to check before you pay" },
  { id: "nri", to: "/contact/#nri", label: "Buying from abroad" },
];

/** The ranges of yearly returns: a table with a bar in each row, all on one scale. */
export function ReturnsComparison({ returns }: { returns: Queries.ReturnsComparisonFragment }) {
  const { rows } = returns;
  const tick = Math.ceil(Math.max(1, ...rows.map(({ high }) => high)) / 5);
  const along = (value: number) => `${(value / tick) * 20}%`;
  const scale = (
    <Track>
      <Scale translate="no">
        {[0, 1, 2, 3, 4, 5].map((count) => (
          <span key={count}>{`${count * tick}${count === 5 ? "%" : ""}`}</span>
        ))}
      </Scale>
    </Track>
  );

  return (
    <Section id="returns" heading={returns} list={rows}>
      <Ranges aria-labelledby="returns">
        <HeaderRow texts={[words.asset, words.range, scale]} />
        <tbody>
          {rows.map(({ asset, low, high, note }) => (
            <tr key={asset}>
              <th scope="row">{asset}</th>
              <td translate="no">{`${rangeText(low, high)}%`}</td>
              <td>
                <Track>
                  <Bar style={{ insetInlineStart: along(low), width: along(high - low) }} />
                </Track>
                <span>{note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Ranges>
      <Note>
        {[returns.caution, returns.source && words.source(returns.source)]
          .filter(Boolean)
          .join(" ")}
      </Note>
    </Section>
  );
}

const Note = styled.p({ ...secondaryText, maxWidth: "75ch", marginTop: space.lg });

const Ranges = styled(Table)({
  breakInside: "avoid",
  "th, td": { verticalAlign: "top" },
  "tbody > tr > :not(:last-child)": { ...displayText("item"), color: color.text },
  "tr > :last-child": { width: "60%", paddingInlineEnd: 0 },
  // On phones the bar and the note go below the figures.
  [until("sm")]: {
    tr: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr))",
      "& > :last-child": { gridColumn: "1 / -1", width: "auto", paddingTop: 0 },
    },
  },
});

// As long as the scale, with a line at each tick.
const Track = styled.span({
  position: "relative",
  display: "block",
  height: space.xl,
  marginBottom: space.sm,
  borderBlockEnd: `${border.thin} solid ${color.outline}`,
  background: `linear-gradient(90deg, ${color.outline} 1px, transparent 0) 0 / 20%`,
});

// Each number is right of its line, the last one left of the end.
const Scale = styled.span({
  display: "flex",
  fontSize: "min(0.9375rem, 3.6vw)",
  span: { flex: 1, paddingInlineStart: space.xs },
  "& > :last-child": { position: "absolute", insetInlineEnd: 0 },
});

const Bar = styled.span({
  position: "absolute",
  insetBlock: 0,
  backgroundColor: color.textQuiet,
  // Highlights the first row, which is land.
  "*:where(tr:first-of-type) &": { backgroundColor: color.accent },
  printColorAdjust: "exact",
  [when.forcedColors]: { backgroundColor: "CanvasText" },
});

interface BuyerQuestionsProps {
  content: Queries.BuyerQuestionsFragment;
  /** Hash of the URL; opens the question with this id. */
  hash: string;
}

/** Questions and answers, each question with its own URL, and the links to the pages that go on. */
export function BuyerQuestions({ content, hash }: BuyerQuestionsProps) {
  useEffect(() => {
    // Browsers open a <details> only for a target inside it.
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
  return (
    <Section id="questions" heading={content} list={content.questions}>
      {content.questions.map(({ slug, title, text }) => (
        <Disclosure key={slug} id={questionId(slug)}>
          <summary>{title}</summary>
          <p>{text}</p>
        </Disclosure>
      ))}
      <Onward as="ul" role="list" gap="xl">
        {onward.map(({ id, to, label }) => (
          <li key={id} id={id}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </Onward>
    </Section>
  );
}

const Onward = styled(Row)({ marginTop: space.xl });

export const fragment = graphql`
  fragment ReturnsComparison on ReturnsComparison {
    ...SectionHeading
    rows {
      asset
      low
      high
      note
    }
    caution
    source
  }

  fragment BuyerQuestions on BuyerQuestions {
    ...SectionHeading
    questions {
      slug
      title
      text
    }
  }
`;
