import styled from "@emotion/styled";

import { filledRows, textCard } from "../ui/mixins";
import { Section } from "../ui/section";
import { FeatureCard } from "../ui/feature-card";
import { Reveal, RevealFrame } from "../ui/reveal";

/** The services as cards. */
export const ServiceCards = ({ services }: { services: Queries.FeatureSectionFragment }) => (
  <Section id="services" heading={services}>
    <Cards role="list">
      {services.items.map((item, index) => (
        <Reveal key={item.title} frame={Card} as="li" index={index}>
          <FeatureCard {...item} />
        </Reveal>
      ))}
    </Cards>
  </Section>
);

const Cards = styled.ul(filledRows);

const Card = styled(RevealFrame)(textCard);
