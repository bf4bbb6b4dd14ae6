import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { noPrint, withoutScripts } from "../lib/attributes";
import { border, color, fontSize, from, lineHeight, size, space, until, when } from "../theme";
import { secondaryText } from "../ui/mixins";
import { Photo, PhotoFrame } from "../ui/photo";
import { Badge, Container, Row } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { CallToAction } from "./call-to-action";
import { breadcrumbPages, siteWords } from "./words";

interface InnerPageProps {
  content: Queries.PageFrameFragment & { page: Queries.InnerPageFragment };
  /** Beside the title, such as the approval of a layout. */
  badge?: string;
  /** For the drawing beside the title: how much of each of its plots is filled, from 0 to 1. */
  plotProgress?: readonly number[];
  children: ReactNode;
}

/** Every page but the home page: breadcrumb, title, introduction, sections and the optional call to action. */
export function InnerPage({ content, badge, plotProgress, children }: InnerPageProps) {
  const { page, siteSettings: site } = content;
  const { title, intro, photo } = page.header;
  // A page with a badge is about one layout and begins with pictures of it, so its title needs none.
  const isWide = badge !== undefined;
  return (
    <>
      <PageHeader data-theme="dark">
        <PageHeaderColumns>
          {!photo && !isWide && <PlotIllustration plotProgress={plotProgress} />}
          <PageTitle data-wide={isWide ? "" : undefined}>
            <nav {...noPrint} aria-label={siteWords.breadcrumb}>
              <Breadcrumb role="list">
                {breadcrumbPages(site, page.head.route, title).map(({ to, name }) => (
                  <li key={to} aria-current={to === page.head.route ? "page" : undefined}>
                    {to === page.head.route ? name : <SiteLink to={to}>{name}</SiteLink>}
                  </li>
                ))}
              </Breadcrumb>
            </nav>
            <Heading>
              <Title>{title}</Title>
              {isWide && <Badge as="p">{badge}</Badge>}
            </Heading>
            <Intro>{intro}</Intro>
          </PageTitle>
          {photo && <Photo as={HeaderPhoto} photo={photo} fill />}
        </PageHeaderColumns>
      </PageHeader>
      {children}
      {page.closing && <CallToAction closing={page.closing} site={site} />}
    </>
  );
}

const PageHeader = styled.div({
  // Cuts the lines of the drawing, which run off to the right.
  contain: "paint",
  paddingTop: size.headTop,
  [withoutScripts]: { paddingTop: space.none },
  [when.print]: { padding: 0 },
});

const PageHeaderColumns = styled(Container)({
  [from("md")]: {
    display: "grid",
    // The picture begins where the second of two columns does, and reaches the edge of the screen. The title has at least
    // the room for its words on a tablet, and at most half of the widest page.
    gridTemplateColumns: `clamp(29rem, (100% - ${space.gutter}) / 2 - 2.5rem, 36.25rem) 1fr`,
    paddingInlineEnd: 0,
    gap: space.columns,
    // For a drawing beside a title of one line.
    minHeight: "7.5rem",
  },
});

/** Beside the title; phones have no room for it. */
const picture = { gridArea: "1 / 2", [`${until("md")}, print`]: { display: "none" } };

/** Begins at the top of the page, with a shade on which the header can be read. */
const HeaderPhoto = styled(PhotoFrame)({
  ...picture,
  marginTop: `calc(-1 * ${size.headTop})`,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(${color.backdrop}, ${color.shade} 5rem, transparent 11rem)`,
  },
});

const PageTitle = styled.div({
  alignSelf: "end",
  paddingBottom: space.md,
  [from("md")]: { gridArea: "1 / 1", paddingBottom: space.lg },
  // Without a picture the title is as wide as the page.
  "&[data-wide]": { gridColumnEnd: -1 },
});

const Breadcrumb = styled.ol({
  display: "flex",
  [until("md")]: { display: "none" },
  flexWrap: "wrap",
  marginBottom: space.sm,
  ...secondaryText,
  lineHeight: lineHeight.snug,
  // The slash is drawn, since screen readers would read a written one.
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

const Title = styled.h1({ maxWidth: "14.5em" });

const Heading = styled(Row)({ alignItems: "center", rowGap: space.sm });

const Intro = styled.p({
  marginTop: space.sm,
  ...secondaryText,
  lineHeight: lineHeight.snug,
  textWrap: "balance",
  // Reserves two lines on phones: a line that breaks when the font arrives would move the whole page.
  minHeight: `calc(2em * ${lineHeight.snug})`,
  // One line is enough, since the text may reach into the gap before the picture.
  [from("md")]: {
    minHeight: 0,
    marginInlineEnd: `-${space.huge}`,
    fontSize: fontSize.body,
    "[data-wide] > &": { marginInlineEnd: 0 },
  },
});

/** Outlines of the other plots in the home page's drawing, which share a corner stone with the gold plot. In feet. */
const otherSizes = "M30 0V-45H0M0-50V-60H60V0H36M40-60V0M45-60V0";

/** Draws plots along a road; without `plotProgress`, one gold plot and the outlines of other sizes. */
const PlotIllustration = ({ plotProgress }: Pick<InnerPageProps, "plotProgress">) => (
  <HeaderDrawing viewBox="-2 -62 64 72" preserveAspectRatio="xMinYMax" aria-hidden="true">
    <path d="M0 0H2000" stroke={color.line} />
    {!plotProgress && <path d={otherSizes} stroke={color.textQuiet} />}
    {(plotProgress ?? [1]).map((part, index) => (
      <g key={index} transform={`translate(${44 * index})`}>
        <path d="M0 0V-50H36V0z" stroke={color.textQuiet} />
        <path d={`M0 0v${-50 * part}H36V0z`} fill={color.accent} />
      </g>
    ))}
    <circle r={1.5} fill={color.text} stroke={color.surface} />
  </HeaderDrawing>
);

const HeaderDrawing = styled.svg({
  ...picture,
  overflow: "visible",
  width: "100%",
  // The drawing is as high as the title beside it.
  height: 0,
  minHeight: "100%",
  fill: "none",
  strokeWidth: 1.25,
  "path, circle": { vectorEffect: "non-scaling-stroke" },
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
        ...Photo
        image(slot: SIDE)
      }
    }
    closing {
      ...CallToAction
    }
  }
`;
