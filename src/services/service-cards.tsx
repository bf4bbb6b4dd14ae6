import styled from "@emotion/styled";

import { filledRows, textCard } from "../ui/mixins";
import { Section } from "../ui/section";
import { FeatureCard } from "../ui/feature-card";
import { Reveal } from "../ui/reveal";

/** The services as cards. */
export const ServiceCards = ({ services }: { services: Queries.FeatureSectionFragment }) => (
  <Section id="services" heading={services}>
    <Cards role="list">
      {services.items.map((item, index) => (
        <Card key={item.title} as="li" index={index}>
          <FeatureCard {...item} />
        </Card>
      ))}
    </Cards>
  </Section>
);

const Cards = styled.ul(filledRows);

const Card = styled(Reveal)(textCard);
