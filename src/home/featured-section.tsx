import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { Section, type SectionHeadingProps } from "../ui/section";
import { SiteLink } from "../ui/site-link";
import { noPrint } from "../boot/marks";
import { border, color, fontWeight, size, space, until, when } from "../theme";

export interface FeaturedSectionProps {
  /** Id of the heading; unique on the page. */
  id: string;
  section: SectionHeadingProps["heading"] & { moreLabel: string };
  /** Path of the full list. */
  to: string;
  background?: "sunk";
  children: ReactNode;
}

/** A few items of a list, with a link to all of them. */
export const FeaturedSection = ({
  id,
  section,
  to,
  background,
  children,
}: FeaturedSectionProps) => (
  <Section
    id={id}
    heading={section}
    background={background}
    action={
      <More to={to} {...noPrint}>
        {section.moreLabel}
      </More>
    }
  >
    {children}
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
  // Below the heading its touch target takes no room of its own.
  [until("sm")]: { marginBlock: `calc(-1 * ${space.md})` },
  [when.hover]: { "&:hover": { textDecorationThickness: border.rule } },
});
