import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { NoticeButton } from "../ui/notice-button";
import { Container, Row } from "../ui/layout";
import { noPrint, withoutScripts } from "../boot/marks";
import { color, fontSize, from, lineHeight, size, space, until, when } from "../theme";
import { MeasuredPlot } from "./measured-plot";
import { plotSizeWords } from "./words";

export interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
}

/** The first screen of the home page: the headline, beside the plots drawn to scale. */
export const HomeHero = ({ hero }: HomeHeroProps) => {
  const plots = hero.plotSizes.drawn;
  return (
    <Frame data-ground="granite">
      <Content>
        <Words>
          <Headline>{hero.headline}</Headline>
          <Text>{hero.text}</Text>
          <Actions {...noPrint}>
            <NoticeButton look="primary">{hero.bookLabel}</NoticeButton>
            {hero.brochure ? (
              <a href={withPrefix(hero.brochure)} download data-look="link">
                {hero.brochureLabel}
              </a>
            ) : (
              <NoticeButton look="link">{hero.brochureLabel}</NoticeButton>
            )}
          </Actions>
        </Words>
        {plots.length > 0 && (
          <div>
            <MeasuredPlot plots={plots} />
            <Note>{plotSizeWords.note}</Note>
          </div>
        )}
        {hero.approvals.length > 0 && (
          <Approvals>
            <span>{`${hero.approvalsTitle}:`}</span>
            {hero.approvals.map((name) => (
              <span key={name} translate="no">
                {name}
              </span>
            ))}
          </Approvals>
        )}
      </Content>
    </Frame>
  );
};

const Frame = styled.section({
  // Cuts the lines that run off to the right.
  contain: "paint",
  paddingBlock: `calc(${size.header} + ${space.sm}) ${space.xxl}`,
  [from("xl")]: { paddingBlock: `calc(${size.header} + ${space.xl}) ${space.xl}` },
  [withoutScripts]: { paddingTop: space.xl },
  [when.print]: { padding: 0 },
});

const Content = styled(Container)({
  display: "grid",
  gap: space.xl,
  [from("md")]: { rowGap: space.huge },
  // The words take five columns of twelve.
  [from("xl")]: {
    gridTemplateColumns: "5fr 7fr",
    gridTemplateRows: "1fr auto",
    gap: `${space.none} ${space.xxl}`,
    "& > div + div": { gridRow: "1 / 3", gridColumn: 2 },
  },
});

const Words = styled.div({ [from("xl")]: { paddingTop: space.xl } });

const Headline = styled.h1({
  maxWidth: "9.25em",
  fontSize: fontSize.hero,
  [from("xl")]: { lineHeight: 1.05 },
});

const Text = styled.p({
  maxWidth: "26em",
  marginTop: space.md,
  color: color.textQuiet,
  fontSize: fontSize.body,
  [from("md")]: { marginTop: space.xl },
});

const Actions = styled(Row)({
  marginTop: space.lg,
  [from("md")]: { marginTop: space.xxl },
  // One row on phones.
  [until("md")]: { fontSize: fontSize.small, "[data-look=primary]": { paddingInline: space.md } },
});

const Quiet = styled.p({
  color: color.textQuiet,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
});

const Note = styled(Quiet)({ marginTop: space.lg, [from("md")]: { marginTop: space.sm } });

const Approvals = styled(Quiet)({ display: "flex", flexWrap: "wrap", columnGap: space.md });

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    headline
    text
    bookLabel
    brochureLabel
    brochure
    plotSizes {
      drawn {
        ...MeasuredPlot
      }
    }
    approvalsTitle
    approvals
  }
`;
