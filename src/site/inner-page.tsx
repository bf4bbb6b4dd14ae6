import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { noPrint, withoutScripts } from "../lib/marks";
import { border, color, fontSize, from, lineHeight, size, space, until, when } from "../theme";
import { secondaryText } from "../ui/mixins";
import { Photo, PhotoFrame } from "../ui/photo";
import { Badge, Container } from "../ui/primitives";
import { SiteLink } from "../ui/site-link";
import { CallToAction } from "./call-to-action";
import { breadcrumbWords, trailTo } from "./words";

interface InnerPageProps {
  content: Queries.PageFrameFragment & { page: Queries.InnerPageFragment };
  /** Beside the title, such as the approval of a layout. */
  badge?: string;
  /** For the drawing beside the title: the part of each plot that is done, from 0 to 1. */
  done?: readonly number[];
  children: ReactNode;
}

/** Every page but the home page: header, sections and the optional call to action. */
export const InnerPage = ({ content, badge, done, children }: InnerPageProps) => (
  <>
    <PageHeader {...content} badge={badge} done={done} />
    {children}
    {content.page.closing && (
      <CallToAction closing={content.page.closing} site={content.siteSettings} />
    )}
  </>
);

/** Breadcrumb, title and introduction, beside a photo or a drawing of plots. */
const PageHeader = ({
  page: { head, header },
  siteSettings: site,
  badge,
  done,
}: InnerPageProps["content"] & Pick<InnerPageProps, "badge" | "done">) => (
  <Frame data-theme="dark">
    <Parts>
      {!header.photo && !badge && <PlotIllustration done={done} />}
      <Words data-wide={badge && ""}>
        <nav {...noPrint} aria-label={breadcrumbWords.label}>
          <Trail role="list">
            {trailTo(site, head.route, header.title).map(({ to, name }) => (
              <li key={to} aria-current={to === head.route ? "page" : undefined}>
                {to === head.route ? name : <SiteLink to={to}>{name}</SiteLink>}
              </li>
            ))}
          </Trail>
        </nav>
        <Heading>
          <Title>{header.title}</Title>
          {badge && <Badge as="p">{badge}</Badge>}
        </Heading>
        <Intro>{header.intro}</Intro>
      </Words>
      {header.photo && <Photo as={HeaderPhoto} photo={header.photo} fill />}
    </Parts>
  </Frame>
);

const Frame = styled.div({
  // Cuts the lines that run off to the right.
  contain: "paint",
  paddingTop: size.headTop,
  [withoutScripts]: { paddingTop: space.none },
  [when.print]: { padding: 0 },
});

const Parts = styled(Container)({
  [from("md")]: {
    display: "grid",
    // The picture begins where the second of two columns does, and reaches the edge of the screen.
    gridTemplateColumns: `clamp(29rem, (100% - ${space.gutter}) / 2 - 2.5rem, 36.25rem) 1fr`,
    paddingInlineEnd: 0,
    gap: space.columns,
    minHeight: "7.5rem",
  },
});

/** From the top of the page, in a shade on which the header can be read. Phones have no room for it. */
const HeaderPhoto = styled(PhotoFrame)({
  gridArea: "1 / 2",
  marginTop: `calc(-1 * ${size.headTop})`,
  "&::after": {
    content: '""',
    position: "absolute",
    inset: 0,
    background: `linear-gradient(${color.backdrop}, ${color.shade} 5rem, transparent 11rem)`,
  },
  [`${until("md")}, print`]: { display: "none" },
});

const Words = styled.div({
  alignSelf: "end",
  paddingBottom: space.md,
  [from("md")]: { gridArea: "1 / 1", paddingBottom: space.lg },
  "&[data-wide]": { gridColumnEnd: -1, "& > p": { marginInlineEnd: 0 } },
});

const Trail = styled.ol({
  display: "flex",
  [until("md")]: { display: "none" },
  flexWrap: "wrap",
  marginBottom: space.sm,
  ...secondaryText,
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

const Title = styled.h1({ maxWidth: "14.5em" });

const Heading = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.sm} ${space.lg}`,
});

const Intro = styled.p({
  marginTop: space.sm,
  ...secondaryText,
  lineHeight: lineHeight.snug,
  textWrap: "balance",
  // Two lines on phones: one that the font breaks in two would move the whole page.
  minHeight: `calc(2em * ${lineHeight.snug})`,
  // One line, where the space before the picture suffices.
  [from("md")]: { minHeight: 0, marginInlineEnd: `-${space.huge}`, fontSize: fontSize.body },
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
    closing {
      ...CallToAction
    }
  }
`;

/** Plots of the home page's drawing, which share its corner stone with the gold one. In feet. */
const otherSizes = "M30 0V-45H0M0-50V-60H60V0H36M40-60V0M45-60V0";

interface PlotIllustrationProps {
  /** The part of each plot that is done, from 0 to 1. Without it, the gold plot and the other sizes. */
  done?: readonly number[];
}

/** Plots along a road. */
export const PlotIllustration = ({ done }: PlotIllustrationProps) => (
  <Drawing viewBox="-2 -62 64 72" preserveAspectRatio="xMinYMax" aria-hidden="true">
    <path d="M0 0H2000" stroke={color.line} />
    {!done && <path d={otherSizes} stroke={color.textQuiet} />}
    {(done ?? [1]).map((part, index) => (
      <g key={index} transform={`translate(${44 * index})`}>
        <path d="M0 0V-50H36V0z" stroke={color.textQuiet} />
        <path d={`M0 0v${-50 * part}H36V0z`} fill={color.accent} />
      </g>
    ))}
    <circle r={1.5} fill={color.text} stroke={color.surface} />
  </Drawing>
);

// As high as the words beside it, not as its own shape. Phones have no room for it.
const Drawing = styled.svg({
  gridArea: "1 / 2",
  overflow: "visible",
  width: "100%",
  height: 0,
  minHeight: "100%",
  fill: "none",
  strokeWidth: 1.25,
  "path, circle": { vectorEffect: "non-scaling-stroke" },
  [`${until("md")}, print`]: { display: "none" },
});
