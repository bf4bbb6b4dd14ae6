import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { Container, Section, SectionHeading, type SectionHeadingProps } from "./section";
import { SiteLink } from "./site-link";
import { border, color, fontWeight, size, when } from "../theme";

export interface FeaturedSectionProps {
  /** Unique on the page; names the section. */
  id: string;
  section: Pick<SectionHeadingProps, "heading"> & { moreLabel: string };
  /** Path of the full list. */
  to: string;
  ground?: "sunk";
  children: ReactNode;
}

/** A few items of a list, with a link to all of them. */
export const FeaturedSection = ({ id, section, to, ground, children }: FeaturedSectionProps) => (
  <Section data-ground={ground} aria-labelledby={id}>
    <Container>
      <SectionHeading id={id} heading={section.heading}>
        <More to={to} data-screen>
          {section.moreLabel}
        </More>
      </SectionHeading>
      {children}
    </Container>
  </Section>
);

const More = styled(SiteLink)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.touch,
  color: color.accentText,
  fontWeight: fontWeight.semibold,
  textDecorationThickness: border.thin,
  textUnderlineOffset: "0.3em",
  [when.hover]: { "&:hover": { textDecorationThickness: border.rule } },
});
