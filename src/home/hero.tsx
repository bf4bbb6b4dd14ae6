import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { noPrint, withoutScripts } from "../lib/attributes";
import { color, fontSize, fontWeight, from, lineHeight, size, space, when } from "../theme";
import { AmountText } from "../ui/amount-text";
import { secondaryText } from "../ui/mixins";
import { NoticeButton } from "../ui/notice";
import { Container, Row } from "../ui/primitives";
import { PlotSizePicker } from "./plot-size-picker";
import { plotSizeWords, type PlotSize } from "./words";

interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
  plots: readonly PlotSize[];
}

/** The first screen of the home page: the headline, beside the plots drawn to scale. */
export const HomeHero = ({ hero, plots }: HomeHeroProps) => (
  <HeroBand data-theme="dark">
    <HeroColumns>
      <HeroText>
        <Headline>{hero.headline}</Headline>
        <HeroLead>
          <span>{`${hero.text} `}</span>
          {plots.length > 0 && (
            <LowestPrice>
              <AmountText>{plotSizeWords.lowest(plots)}</AmountText>
            </LowestPrice>
          )}
        </HeroLead>
        <HeroActions {...noPrint}>
          <NoticeButton look="primary">{hero.bookLabel}</NoticeButton>
          {hero.brochure ? (
            <a href={withPrefix(hero.brochure)} download data-look="link">
              {hero.brochureLabel}
            </a>
          ) : (
            <NoticeButton look="link">{hero.brochureLabel}</NoticeButton>
          )}
        </HeroActions>
      </HeroText>
      {plots.length > 0 && (
        <Sizes>
          <PlotSizePicker plots={plots} />
          <FinePrint>{plotSizeWords.note(plots.some(({ isStarting }) => isStarting))}</FinePrint>
        </Sizes>
      )}
      {hero.approvals.length > 0 && (
        <FinePrint>
          <span>{`${hero.approvalsTitle}: `}</span>
          <span translate="no">{hero.approvals.join("\u00a0·\u00a0")}</span>
        </FinePrint>
      )}
    </HeroColumns>
  </HeroBand>
);

const HeroBand = styled.section({
  // Clips the road of the drawing, which is longer than the screen is wide.
  contain: "paint",
  paddingBlock: `${size.headTop} ${space.xl}`,
  [withoutScripts]: { paddingTop: space.xl },
  [when.print]: { padding: 0 },
});

const HeroColumns = styled(Container)({
  display: "grid",
  gap: `max(${space.xl}, 4vw)`,
  [from("xl")]: {
    gridTemplateColumns: "30rem 1fr",
    gridTemplateRows: "1fr auto",
    gap: `${space.none} ${space.xxl}`,
  },
});

const HeroText = styled.div({ alignSelf: "center" });

const Headline = styled.h1({ maxWidth: "9.25em", fontSize: fontSize.hero });

const HeroLead = styled.p({
  maxWidth: "26em",
  marginTop: `clamp(${space.md}, 2vw, ${space.xxl})`,
  color: color.textQuiet,
});

const LowestPrice = styled.b({ color: color.accent, fontWeight: fontWeight.semibold });

const Sizes = styled.div({ [from("xl")]: { gridArea: "1 / 2 / 3", alignSelf: "start" } });

// The text and the padding shrink, so that both buttons fit in one row on a phone.
const HeroActions = styled(Row)({
  marginTop: `clamp(${space.lg}, 2.5vw, ${space.items})`,
  fontSize: `clamp(${fontSize.small}, 2vw, ${fontSize.body})`,
  "[data-look=primary]": { paddingInline: `clamp(${space.md}, 3vw, ${space.xl})` },
});

const FinePrint = styled.p({ ...secondaryText, marginTop: space.md, lineHeight: lineHeight.snug });

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    headline
    text
    bookLabel
    brochureLabel
    brochure
    plotSizes {
      sides {
        width
        depth
      }
    }
    approvalsTitle
    approvals
  }
`;
