import styled from "@emotion/styled";

import { Section } from "../ui/section";
import { FeatureCard } from "../ui/feature-card";
import { Reveal } from "../ui/reveal";
import { border, color, font, fontWeight, from, radius, space } from "../theme";

/** The services as numbered steps along a path: vertical on phones, in rows on wider screens. */
export const ServiceSteps = ({ services }: { services: Queries.FeatureSectionFragment }) => (
  <Section id="services" heading={services.heading}>
    <Path role="list">
      {services.items.map((item, index) => (
        <Step key={item.title} as="li" index={index}>
          <FeatureCard {...item} />
        </Step>
      ))}
    </Path>
  </Section>
);

const Path = styled.ol({
  display: "grid",
  counterReset: "step",
  // Leaves room for half of the number on the path.
  "&[role]": { paddingInlineStart: space.lg },
  [from("md")]: {
    gridTemplateColumns: "repeat(2, 1fr)",
    rowGap: space.huge,
    "&[role]": { paddingInlineStart: space.none },
  },
  [from("lg")]: { gridTemplateColumns: "repeat(3, 1fr)" },
});

const Step = styled(Reveal)({
  position: "relative",
  paddingBottom: space.xxl,
  paddingInlineStart: space.xxl,
  borderInlineStart: `${border.rule} solid ${color.planLine}`,
  counterIncrement: "step",
  "&::before": {
    content: "counter(step)",
    position: "absolute",
    insetBlockStart: 0,
    insetInlineStart: `calc(-1 * (${space.xxl} + ${border.rule}) / 2)`,
    display: "grid",
    placeItems: "center",
    width: space.xxl,
    height: space.xxl,
    border: `${border.rule} solid ${color.accentText}`,
    borderRadius: radius.round,
    backgroundColor: color.surface,
    color: color.accentText,
    fontFamily: font.display,
    fontWeight: fontWeight.medium,
  },
  [from("md")]: {
    paddingTop: space.huge,
    paddingBottom: space.none,
    paddingInline: `${space.none} ${space.xxl}`,
    borderTop: `${border.rule} solid ${color.planLine}`,
    borderInlineStart: 0,
    "&::before": {
      insetBlockStart: `calc(-1 * (${space.xxl} + ${border.rule}) / 2)`,
      insetInlineStart: 0,
    },
  },
  // The last step is gold.
  "&:last-of-type": {
    borderColor: "transparent",
    "&::before": { backgroundColor: color.accent, color: color.textOnAccent },
  },
});
