import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Points, TermList } from "../ui/points";
import { Section } from "../ui/section";
import { space } from "../theme";

/** The steps to a plot, numbered; below them the terms. */
export const BookingPath = ({ booking }: { booking: Queries.BookingPathFragment }) => (
  <Section id="booking" heading={booking}>
    <Points items={booking.steps} isOrdered />
    {booking.terms.length > 0 && (
      <Terms as="dl">
        {booking.terms.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Terms>
    )}
  </Section>
);

const Terms = styled(TermList)({ marginTop: space.rows });

export const fragment = graphql`
  fragment BookingPath on BookingPath {
    ...SectionHeading
    steps {
      title
      description
    }
    terms {
      title
      description
    }
  }
`;
