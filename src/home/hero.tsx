import styled from "@emotion/styled";
import { graphql, withPrefix } from "gatsby";

import { Container } from "../ui/section";
import { buttonVariants } from "../ui/button";
import { NoticeButton } from "../ui/notice-button";
import { Photo, PhotoFrame } from "../ui/photo";
import { PlanDrawing, PlanFrame } from "../ui/plan-drawing";
import { noPrint, withoutScripts } from "../boot/marks";
import { border, color, fontSize, fontWeight, from, size, space, when } from "../theme";

export interface HomeHeroProps {
  hero: Queries.HomeHeroFragment;
  plan: Queries.PlanFragment;
  /** What the layouts offer together, in short texts. */
  offer: readonly string[];
}

/** The first screen of the home page: one survey sheet, with the offer beside its gold plot. */
export const HomeHero = ({ hero, plan, offer }: HomeHeroProps) => (
  <Frame>
    <Photo frame={HeroPhoto} photo={hero.photo} eager fill />
    <Shade {...noPrint} />
    <Content>
      <Headline>{hero.headline}</Headline>
      <Text>{hero.text}</Text>
      <Offer role="list">
        <PlanDrawing frame={Sheet} {...noPrint} plan={plan} isMeasured />
        {offer.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Offer>
      <Actions {...noPrint}>
        <NoticeButton variant="primary">{hero.bookLabel}</NoticeButton>
        {hero.brochure ? (
          <Brochure href={withPrefix(hero.brochure)} download>
            {hero.brochureLabel}
          </Brochure>
        ) : (
          <NoticeButton variant="secondOnDark">{hero.brochureLabel}</NoticeButton>
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
  </Frame>
);

const Frame = styled.section({
  position: "relative",
  display: "grid",
  alignItems: "center",
  // Cuts the sheet, and makes nothing scroll.
  contain: "paint",
  // Leaves room at the bottom for the overlapping strip of figures.
  paddingBlock: "5.5rem",
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [from("md")]: {
    minHeight: ["100vh", "100svh"].map(
      (screen) => `min(calc(${screen} - var(--strip, 0px) - ${space.huge}), 58rem)`,
    ),
    paddingBlock: `calc(${size.header} + ${space.xl}) calc(${space.huge} + ${space.section})`,
  },
  [withoutScripts]: { paddingTop: space.huge },
  [when.print]: { minHeight: 0, padding: 0 },
});

const HeroPhoto = styled(PhotoFrame)({
  position: "absolute",
  inset: 0,
  [when.print]: { display: "none" },
});

/** On wide screens text ends where the sheet's lines become strong. */
const textWidth = "min(51rem, 56vw)";

/** The end of the text, from the left edge of the screen. */
const textEnd = `max(${space.gutter}, (100% - ${size.page}) / 2) + ${textWidth}`;

// Dense below the text, for contrast with any photo.
const Shade = styled.div({
  position: "absolute",
  inset: 0,
  backgroundColor: color.shadePhoto,
  [from("lg")]: {
    backgroundColor: "transparent",
    backgroundImage: `linear-gradient(to right, ${color.shadePhoto} calc(${textEnd}), ${color.shadeThin})`,
  },
  [when.moreContrast]: { backgroundColor: color.surfaceDark },
});

/** As on a map: the lines of the sheet end before a text. */
const halo = ["3px", "5px", "5px", "5px", "5px", "8px"]
  .map((blur) => `0 0 ${blur} ${color.surfaceDark}`)
  .join();

// Not positioned, so that on wide screens the sheet covers the whole ground.
const Content = styled(Container)({
  isolation: "isolate",
  textShadow: halo,
  // Dense below the header, for contrast with any photo and with the sheet's lines.
  "&::after": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "0 0 auto",
    height: `calc(3 * ${size.header})`,
    backgroundImage: `linear-gradient(${color.shadePhoto} 33%, transparent)`,
  },
  [when.print]: { textShadow: "none", "&::after": { display: "none" } },
});

const Headline = styled.h1({ maxWidth: "9.25em", fontSize: fontSize.hero });

const Text = styled.p({
  maxWidth: "26em",
  marginTop: space.lg,
  color: color.textQuietOnDark,
  fontSize: fontSize.item,
});

// The gold plot stands beside it, so that no text is ever over the plot.
const Offer = styled.ul({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  marginTop: space.lg,
  paddingInlineEnd: "28%",
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  // The price has a line of its own.
  "li:first-of-type": { flexBasis: "100%" },
  "li:not(:first-of-type) + li::before": { content: '"\u00a0·\u00a0"' },
  [from("md")]: { marginTop: space.xl },
  [from("lg")]: { position: "static", paddingInlineEnd: 0 },
});

// Its gold plot is in its centre. Lines are faint under text.
const Sheet = styled(PlanFrame)({
  zIndex: -1,
  inset: "60% auto auto 88%",
  width: "400vw",
  maxWidth: "none",
  height: "254vw",
  transform: "translate(-50%, -50%)",
  color: color.textQuietOnDark,
  maskImage: "radial-gradient(circle, black 6rem, #0004 15rem)",
  [from("md")]: { insetInlineStart: "80%", width: "234vw", height: "149vw" },
  [from("lg")]: {
    inset: "-16% 0 0",
    width: "152%",
    height: "116%",
    transform: "none",
    maskImage: "linear-gradient(to right, #0003 38%, black 47%)",
  },
  [when.moreContrast]: { display: "none" },
});

const Actions = styled.div({
  display: "flex",
  flexWrap: "wrap",
  gap: space.sm,
  marginTop: space.xl,
  // One row on phones.
  "& > :first-of-type": { paddingInline: space.md, textShadow: "none" },
  // Browsers give buttons none.
  "& > button ~ button": { textShadow: "inherit" },
  [from("md")]: {
    gap: space.md,
    marginTop: space.xxl,
    "& > :first-of-type": { paddingInline: space.xl },
  },
});

const Brochure = styled.a(buttonVariants.secondOnDark);

const Approvals = styled.dl({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.md} ${space.xl}`,
  marginTop: space.xs,
  fontSize: fontSize.small,
  [from("md")]: {
    display: "grid",
    marginTop: space.md,
    gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
    columnGap: space.lg,
  },
  [from("lg")]: { maxWidth: textWidth },
});

const ApprovalsTitle = styled.p({
  marginTop: space.md,
  color: color.textQuietOnDark,
  fontSize: fontSize.small,
  [from("md")]: {
    marginTop: space.huge,
    paddingTop: space.lg,
    borderTop: `${border.thin} solid ${color.lineOnDark}`,
  },
  [from("lg")]: { maxWidth: textWidth },
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
