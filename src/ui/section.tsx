import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { border, color, fontSize, from, hairline, onDark, size, space, when } from "../theme";

/** Limits its content to the page's width. */
export const Container = styled.div({
  width: "100%",
  maxWidth: `calc(${size.page} + 2 * ${space.gutter})`,
  marginInline: "auto",
  paddingInline: `max(${space.gutter}, env(safe-area-inset-left)) max(${space.gutter}, env(safe-area-inset-right))`,
});

/** The frame of a section, on one of three backgrounds; for variants. */
export const SectionFrame = styled.section({
  paddingBlock: space.section,
  "&[data-spacing=tool]": { paddingBlock: space.tool },
  // The section above a call may have the same background.
  "&[data-spacing=call]": { paddingBlock: space.call, borderTop: hairline },
  "&[data-background=sunk]": { backgroundColor: color.surfaceSunk },
  "&[data-background=dark]": {
    backgroundColor: color.surfaceDark,
    color: color.textOnDark,
    ...onDark,
  },
  [when.print]: {
    "&&": { paddingBlock: `${space.xxl} ${space.none}` },
    "&[data-background]": { backgroundColor: "transparent" },
  },
});

export interface SectionHeadingProps {
  heading: Pick<Queries.SectionHeadingFragment, "title"> & Partial<Queries.SectionHeadingFragment>;
  /** For the section's aria-labelledby. */
  id?: string;
  /** Beside the heading, such as a link to the full list. */
  children?: ReactNode;
}

export interface SectionProps extends Partial<Pick<SectionHeadingProps, "heading">> {
  /** Id of the heading, which names the section; unique on the page. */
  id?: string;
  /** Beside the heading, such as a link to the full list. */
  action?: ReactNode;
  background?: "sunk" | "dark";
  /** Less space above and below: a tool, or the invitation at the end of a page. */
  spacing?: "tool" | "call";
  /** A variant of `SectionFrame`. */
  frame?: typeof SectionFrame;
  "data-no-print"?: "";
  "data-closed"?: boolean;
  children: ReactNode;
}

/** A full-width section of a page with its heading. */
export const Section = ({
  id,
  heading,
  action,
  background,
  spacing,
  frame: Frame = SectionFrame,
  children,
  ...rest
}: SectionProps) => (
  <Frame data-background={background} data-spacing={spacing} aria-labelledby={id} {...rest}>
    <Container>
      {heading && (
        <SectionHeading id={id} heading={heading}>
          {action}
        </SectionHeading>
      )}
      {children}
    </Container>
  </Frame>
);

/** The heading of a section: a title and one sentence. */
export const SectionHeading = ({ heading, id, children }: SectionHeadingProps) => (
  <Head>
    <div>
      <Title id={id}>{heading.title}</Title>
      {heading.text && <Text>{heading.text}</Text>}
    </div>
    {children}
  </Head>
);

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  alignSelf: "start",
  justifyContent: "space-between",
  gap: `${space.md} ${space.xl}`,
  marginBottom: space.xxl,
  breakInside: "avoid",
  breakAfter: "avoid",
  [from("md")]: { marginBottom: space.huge },
  [when.print]: { display: "block", marginBottom: space.xl },
});

const Title = styled.h2({
  // In em, not ch: the fallback's zero is narrower, so lines would break differently once the font loads.
  maxWidth: "16em",
  fontSize: fontSize.heading,
});

const Text = styled.p({ maxWidth: size.measure, marginTop: space.lg, color: color.textQuiet });

/** Hides text visually and keeps it for screen readers. */
export const visuallyHidden = {
  position: "absolute",
  width: border.thin,
  height: border.thin,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

export const VisuallyHidden = styled.span(visuallyHidden);
export const HiddenHeading = styled.h2(visuallyHidden);

export const fragment = graphql`
  fragment SectionHeading on SectionHeading {
    title
    text
  }
`;
