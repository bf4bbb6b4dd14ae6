import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Container } from "../ui/section";
import { Photo, PhotoFrame } from "../ui/photo";
import { PlanDrawing, PlanFrame } from "../ui/plan-drawing";
import { SiteLink } from "../ui/site-link";
import { pageLabel } from "../lib/links";
import { noPrint, withoutScripts } from "../boot/marks";
import {
  border,
  color,
  fontSize,
  from,
  layer,
  lineHeight,
  radius,
  size,
  space,
  until,
  when,
} from "../theme";
import { breadcrumbWords } from "./words";

export interface PageHeaderProps {
  page: Queries.InnerPageFragment;
  site: Queries.NavigationFragment;
  /** Key figures or links: beside the text, on phones below it. */
  children?: ReactNode;
}

/**
 * The header of each inner page: breadcrumb, title and introduction on a dark background, beside the page's summary,
 * photo or plan.
 */
export const PageHeader = ({ page: { head, header, plan }, site, children }: PageHeaderProps) => (
  <Frame>
    <PlanDrawing
      frame={SidePlan}
      {...noPrint}
      plan={plan}
      data-covered={Boolean(children || header.photo) || undefined}
    />
    <Content>
      <Words>
        <nav {...noPrint} aria-label={breadcrumbWords.label}>
          <Trail role="list">
            <li>
              <SiteLink to="/">{pageLabel(site, "/") ?? breadcrumbWords.home}</SiteLink>
            </li>
            <li aria-current="page">
              {head.route === "/404"
                ? breadcrumbWords.notFound
                : (pageLabel(site, head.route) ?? header.title)}
            </li>
          </Trail>
        </nav>
        <Title>{header.title}</Title>
        <Intro>{header.intro}</Intro>
      </Words>
      {children ? (
        <Summary>{children}</Summary>
      ) : (
        header.photo && <Photo frame={SidePhoto} photo={header.photo} fill />
      )}
    </Content>
  </Frame>
);

const Frame = styled.div({
  position: "relative",
  overflow: "hidden",
  paddingTop: `calc(${size.header} + ${space.sm})`,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [withoutScripts]: { paddingTop: space.md },
  "& ~ section:nth-of-type(1)": { paddingTop: space.xxl, [from("md")]: { paddingTop: space.huge } },
  [when.print]: { padding: 0 },
});

// It runs off the right edge.
const SidePlan = styled(PlanFrame)({
  display: "none",
  color: color.planLineOnDark,
  maskImage: "linear-gradient(to right, transparent, black 30%)",
  [from("md")]: {
    display: "block",
    inset: `${size.header} 0 0 auto`,
    width: "42%",
    height: `calc(100% - ${size.header})`,
  },
  // Figures, links or a photo stand in its place.
  "&[data-covered]": { display: "none" },
  [when.moreContrast]: { display: "none" },
});

const Content = styled(Container)({
  position: "relative",
  zIndex: layer.content,
  [from("md")]: {
    display: "grid",
    gridTemplateColumns: "3fr 2fr",
    columnGap: space.huge,
    alignItems: "center",
    paddingBottom: space.xl,
  },
});

const Words = styled.div({ paddingBottom: space.md, [from("md")]: { paddingBottom: space.none } });

const Trail = styled.ol({
  display: "flex",
  flexWrap: "wrap",
  marginBottom: space.trail,
  color: color.textQuietOnDark,
  fontSize: fontSize.small,
  lineHeight: lineHeight.snug,
  // A drawn slash, since screen readers would read a written one.
  "li + li::before": {
    content: '""',
    display: "inline-block",
    height: "0.75em",
    marginInline: space.md,
    borderInlineStart: `${border.thin} solid`,
    transform: "rotate(20deg)",
  },
  // Enlarges the touch target without moving lines.
  a: { paddingBlock: space.sm },
});

// In em, not ch: the fallback's zero is narrower, so lines would break differently once the font loads.
const Title = styled.h1({ maxWidth: "14.5em", fontSize: fontSize.page });

const Intro = styled.p({
  maxWidth: size.measure,
  marginTop: space.xs,
  color: color.textQuietOnDark,
  fontSize: fontSize.small,
  textWrap: "balance",
  // Two lines on phones: one that the font breaks in two would move the whole page.
  minHeight: `calc(2em * ${lineHeight.body})`,
  [from("md")]: { minHeight: 0, marginTop: space.sm, fontSize: fontSize.body },
});

// On phones it goes below the dark background, which keeps its height of other pages, across the screen.
const Summary = styled.div({
  [until("md")]: {
    marginInline: "calc(50% - 50vw)",
    padding: `${space.lg} calc(50vw - 50%)`,
    backgroundColor: color.surfaceRaised,
    color: color.text,
  },
  dt: { color: "inherit" },
});

// It stands on the lower edge of the header. Not loaded on phones, where the page's own photos are on the first screen.
const SidePhoto = styled(PhotoFrame)({
  display: "none",
  alignSelf: "end",
  justifySelf: "end",
  width: "100%",
  maxWidth: size.sidePhoto,
  aspectRatio: "2 / 1",
  marginBottom: `calc(-1 * ${space.xl})`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  [from("md")]: { display: "block" },
  [when.print]: { display: "none" },
});

export const fragment = graphql`
  fragment InnerPage on InnerPage {
    head {
      ...PageHead
    }
    header {
      title
      intro
      photo {
        ...SidePhoto
      }
    }
    plan {
      ...Plan
    }
  }
`;
