import styled from "@emotion/styled";
import { graphql, Link } from "gatsby";

import { Container } from "../components/section";
import { PlanDrawing } from "../components/plan-drawing";
import { homeLabel } from "../lib/links";
import { border, color, fontSize, from, layer, size, space, when, withoutScripts } from "../theme";

export interface PageHeaderProps {
  header: Queries.PageHeaderFragment;
  site: Queries.PageHeaderSiteFragment;
  plan: Queries.PlanFragment;
  /** For a page whose figures must be on the first screen. */
  isCompact?: boolean;
}

/** The dark section at the top of each inner page: breadcrumb, title and introduction. */
export const PageHeader = ({ header, site, plan, isCompact = false }: PageHeaderProps) => (
  <Ground data-compact={isCompact || undefined}>
    <FaintPlan plan={plan} />
    <Content>
      <nav aria-label={site.accessibility.breadcrumb}>
        <Trail role="list">
          <li>
            <Link to="/">{homeLabel(site)}</Link>
          </li>
          <li aria-current="page">{header.breadcrumb}</li>
        </Trail>
      </nav>
      <Title>{header.title}</Title>
      <Intro>{header.intro}</Intro>
    </Content>
  </Ground>
);

const Ground = styled.div({
  position: "relative",
  overflow: "hidden",
  paddingTop: `calc(${size.header} + ${space.xl})`,
  paddingBottom: space.huge,
  backgroundColor: color.surfaceDark,
  color: color.textOnDark,
  [from("md")]: {
    paddingTop: `calc(${size.header} + ${space.huge})`,
    paddingBottom: space.section,
  },
  ...withoutScripts({ paddingTop: space.huge }),
  "&[data-compact]": {
    paddingTop: `calc(${size.header} + ${space.sm})`,
    paddingBottom: space.md,
    "& + section": { paddingTop: space.xxl },
    "& ol": { marginBottom: space.xs },
    "& h1": { fontSize: fontSize.heading },
    "& h1 + p": { marginTop: space.xs, fontSize: fontSize.small },
    [from("md")]: { paddingBottom: space.xl, "& h1 + p": { fontSize: fontSize.body } },
    ...withoutScripts({ paddingTop: space.md }),
  },
  [when.print]: { padding: 0, backgroundColor: "transparent" },
});

const FaintPlan = styled(PlanDrawing)({
  color: color.planLineOnDark,
  opacity: 0.4,
  maskImage: "linear-gradient(to right, transparent 20%, black 85%)",
  [when.moreContrast]: { display: "none" },
  [when.print]: { display: "none" },
});

const Content = styled(Container)({ position: "relative", zIndex: layer.content });

const Trail = styled.ol({
  display: "flex",
  flexWrap: "wrap",
  marginBottom: space.xl,
  color: color.textQuietOnDark,
  fontSize: fontSize.small,
  // A slash that is drawn: one that is written would be read aloud.
  "li + li::before": {
    content: '""',
    display: "inline-block",
    height: "0.75em",
    marginInline: space.md,
    borderInlineStart: `${border.thin} solid`,
    transform: "rotate(20deg)",
  },
  // Room for a finger, which moves no line.
  a: { paddingBlock: space.sm },
  [when.print]: { display: "none" },
});

// Not in ch: the fallback's zero is narrower, and lines would break differently once the font arrives.
const Title = styled.h1({ maxWidth: "14.5em", fontSize: fontSize.display });

const Intro = styled.p({
  maxWidth: size.measure,
  marginTop: space.lg,
  color: color.textQuietOnDark,
  fontSize: fontSize.lead,
});

export const fragment = graphql`
  fragment PageHeader on PageHeading {
    breadcrumb
    title
    intro
  }

  fragment PageHeaderSite on SiteSettings {
    accessibility {
      breadcrumb
      homePage
    }
    navigation {
      label
      to
      items {
        ...SiteLink
      }
    }
  }
`;
