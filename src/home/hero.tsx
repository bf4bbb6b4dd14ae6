import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { Container } from "../ui/section";
import { buttonLooks } from "../ui/button";
import { buttonRow } from "../ui/looks";
import { NoticeButton } from "../ui/notice-button";
import { Photo } from "../ui/photo";
import { PlanDrawing } from "../ui/plan-drawing";
import { noPrint, withoutScripts } from "../boot/marks";
import { border, color, fontSize, fontWeight, from, layer, size, space, when } from "../theme";

export interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
  plan: Queries.PlanFragment;
}

/** The first screen of the home page. */
export const HomeHero = ({ hero, plan }: HomeHeroProps) => (
  <Ground>
    <HeroPhoto photo={hero.photo} eager fill />
    <Shade {...noPrint} />
    <FaintPlan {...noPrint} plan={plan} />
    <Content>
      <Headline>{hero.headline}</Headline>
      <Text>{hero.text}</Text>
      <Actions {...noPrint}>
        <NoticeButton look="seal">{hero.bookLabel}</NoticeButton>
        {hero.brochure ? (
          <Brochure href={withPrefix(hero.brochure)} download>
            {hero.brochureLabel}
          </Brochure>
        ) : (
          <NoticeButton look="outlineOnDark">{hero.brochureLabel}</NoticeButton>
        )}
      </Actions>
      <ApprovalsTitle>{hero.approvalsTitle}</ApprovalsTitle>
      <Approvals>
        {hero.approvals.map(({ name, meaning }) => (
          <div key={name}>
            <Authority>{name}</Authority>
            <Meaning>{meaning}</Meaning>
          </div>
        ))}
      </Approvals>
    </Content>
  </Ground>
);

const Ground = styled.section({
  position: "relative",
  display: "grid",
  alignItems: "center",
  overflow: "hidden",
  minHeight: ["100vh", "100svh"].map(
    (screen) => `min(calc(${screen} - var(--strip, 0px) - ${space.huge}), 58rem)`,
  ),
  // Leaves room at the bottom for the overlapping strip of figures.
  paddingBlock: `calc(${size.header} + ${space.xl}) calc(${space.huge} + ${space.section})`,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [withoutScripts]: { paddingTop: space.huge },
  [when.print]: { minHeight: 0, padding: 0, backgroundColor: "transparent" },
});

const HeroPhoto = styled(Photo)({
  position: "absolute",
  inset: 0,
  [when.print]: { display: "none" },
});

const approvalsWidth = "51rem";

/** The end of the text, from the left edge of the screen. */
const textEnd = `max(${space.gutter}, (100% - ${size.page}) / 2) + ${approvalsWidth}`;

// Dense below the header and the text, for contrast with any photo.
const Shade = styled.div({
  position: "absolute",
  inset: 0,
  backgroundColor: color.shadePhoto,
  [from("lg")]: {
    backgroundColor: "transparent",
    backgroundImage: [
      `linear-gradient(${color.shadePhoto} ${size.header}, transparent calc(3 * ${size.header}))`,
      `linear-gradient(to right, ${color.shadePhoto} calc(${textEnd}), ${color.shadeThin})`,
    ].join(),
  },
  [when.moreContrast]: { backgroundColor: color.surfaceDark },
});

// Beside the text; on phones, where there is no room, beside the approvals below it.
const FaintPlan = styled(PlanDrawing)({
  inset: "auto",
  insetBlockEnd: space.huge,
  insetInlineEnd: 0,
  width: "40%",
  height: "30%",
  color: color.planLineOnDark,
  maskImage: "radial-gradient(closest-side, black 50%, transparent)",
  [from("md")]: {
    insetBlock: `${size.header} auto`,
    width: "44%",
    height: "70%",
  },
  [when.moreContrast]: { display: "none" },
});

const Content = styled(Container)({ position: "relative", zIndex: layer.content });

const Headline = styled.h1({ maxWidth: "9.25em", fontSize: fontSize.hero });

const Text = styled.p({
  maxWidth: "29.1em",
  marginTop: space.xl,
  color: color.textQuietOnDark,
  fontSize: fontSize.lead,
});

const Actions = styled.div({ ...buttonRow, marginTop: space.xxl });

const Brochure = styled.a(buttonLooks.outlineOnDark);

const Approvals = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.md} ${space.xl}`,
  maxWidth: approvalsWidth,
  marginTop: space.md,
  fontSize: fontSize.small,
  [from("md")]: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
    columnGap: space.lg,
  },
});

const ApprovalsTitle = styled.p({
  maxWidth: approvalsWidth,
  marginTop: space.huge,
  paddingTop: space.lg,
  borderTop: `${border.thin} solid ${color.lineOnDark}`,
  color: color.textQuietOnDark,
  fontSize: fontSize.small,
});

const Authority = styled.dt({
  color: color.accent,
  fontWeight: fontWeight.semibold,
  [when.print]: { color: color.accentText },
});

const Meaning = styled.dd({
  display: "none",
  color: color.textQuietOnDark,
  [from("md")]: { display: "block" },
});

export const fragment = graphql`
  fragment HomeHero on HomeHero {
    headline
    text
    bookLabel
    brochureLabel
    brochure
    approvalsTitle
    approvals {
      name
      meaning
    }
    photo {
      ...HeroPhoto
    }
  }
`;
