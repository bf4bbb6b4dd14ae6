import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useEffect } from "react";

import { border, color, fontSize, space, until, when } from "./theme";
import { displayText, secondaryText } from "./ui/mixins";
import { Disclosure, Row } from "./ui/primitives";
import { Section } from "./ui/section";
import { SiteLink } from "./ui/site-link";
import { HeaderRow, Table } from "./ui/table";
import { rangeText } from "./ui/words";

const words = {
  asset: "Investment",
  range: "Indicative, a year",
  source: (source: string) => ` Source: ${source}`,
} as const;

/** Sections that have moved to other pages. Their ids stay here, so that old URLs lead to links to them. */
const movedSections = [
  { id: "verify", to: "/services/#verify", label: "What to check before you pay" },
  { id: "nri", to: "/contact/#nri", label: "Buying from abroad" },
];

/** A table of investments with their ranges of yearly returns, each as figures and as a bar. All bars have one scale. */
export function ReturnsComparison({ returns }: Queries.WhyInvestSectionsFragment) {
  const { rows } = returns;
  const tick = Math.ceil(Math.max(1, ...rows.map(({ high }) => high)) / 5);
  const share = (percent: number) => `${(percent / tick) * 20}%`;
  const scale = (
    <ReturnTrack>
      <Scale translate="no">
        {[0, 1, 2, 3, 4, 5].map((count) => (
          <ScaleFigure key={count}>{`${count * tick}${count === 5 ? "%" : ""}`}</ScaleFigure>
        ))}
      </Scale>
    </ReturnTrack>
  );
  return (
    <Section id="returns" heading={returns} list={rows}>
      <ReturnsTable aria-labelledby="returns">
        <HeaderRow texts={[words.asset, words.range, scale]} />
        <tbody>
          {rows.map(({ asset, low, high, note }) => (
            <tr key={asset}>
              <th scope="row">{asset}</th>
              <td translate="no">{`${rangeText(low, high)}%`}</td>
              <td>
                <ReturnTrack>
                  <ReturnBar style={{ insetInlineStart: share(low), width: share(high - low) }} />
                </ReturnTrack>
                <span>{note}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </ReturnsTable>
      <Caution>{`${returns.caution}${returns.source ? words.source(returns.source) : ""}`}</Caution>
    </Section>
  );
}

// About 75 characters wide.
const Caution = styled.p({ ...secondaryText, maxWidth: "42em", marginTop: space.lg });

const ReturnsTable = styled(Table)({
  breakInside: "avoid",
  "th, td": { verticalAlign: "top" },
  "tbody > tr > :not(:last-child)": { ...displayText("item"), color: color.text },
  // The column of the bars.
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

// As wide as the scale, with a line at each tick.
const ReturnTrack = styled.span({
  position: "relative",
  display: "block",
  height: space.xl,
  marginBottom: space.sm,
  borderBlockEnd: `${border.thin} solid ${color.outline}`,
  background: `linear-gradient(90deg, ${color.outline} 1px, transparent 0) 0 / 20%`,
});

const Scale = styled.span({
  display: "flex",
  // On the narrowest phones the figures would touch.
  fontSize: `min(${fontSize.small}, 3.6vw)`,
});

// Each figure is right of its tick, but the last one is left of the end.
const ScaleFigure = styled.span({
  flex: 1,
  paddingInlineStart: space.xs,
  "&:last-child": { position: "absolute", insetInlineEnd: 0 },
});

const ReturnBar = styled.span({
  position: "absolute",
  insetBlock: 0,
  backgroundColor: color.textQuiet,
  // Highlights land by its place, since no field says which investment it is: the content has to name it first.
  "*:where(tr:first-of-type) &": { backgroundColor: color.accent },
  printColorAdjust: "exact",
  [when.forcedColors]: { backgroundColor: "CanvasText" },
});

/** Questions and answers, and links to the sections that have moved. @param hash of the URL, which opens a question. */
export function BuyerQuestions({
  questions,
  hash,
}: Queries.WhyInvestSectionsFragment & { hash: string }) {
  useEffect(() => {
    // Browsers open a <details> for a target inside it, but not if it is the target.
    const linked = document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash]);
  return (
    <Section id="questions" heading={questions} list={questions.questions}>
      {questions.questions.map(({ slug, title, text }) => (
        <Disclosure key={slug} id={`question-${slug}`}>
          <summary>{title}</summary>
          <p>{text}</p>
        </Disclosure>
      ))}
      <MovedSections as="ul" role="list" gap="xl">
        {movedSections.map(({ id, to, label }) => (
          <li key={id} id={id}>
            <SiteLink to={to}>{label}</SiteLink>
          </li>
        ))}
      </MovedSections>
    </Section>
  );
}

const MovedSections = styled(Row)({ marginTop: space.xl });

export const fragment = graphql`
  fragment WhyInvestSections on WhyInvestPage {
    returns {
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
    questions {
      ...SectionHeading
      questions {
        slug
        title
        text
      }
    }
  }
`;
