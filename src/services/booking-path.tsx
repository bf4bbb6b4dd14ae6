import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { displayText } from "../ui/mixins";
import { TermList } from "../ui/points";
import { Section } from "../ui/section";
import { Steps } from "../ui/steps";
import { WidePhoto } from "../ui/wide-photo";
import { color, space } from "../theme";

/** The steps to a plot, numbered; below them the terms, and a photo. */
export const BookingPath = ({ booking }: { booking: Queries.BookingPathFragment }) => (
  <>
    <Section id="booking" heading={booking}>
      <Steps
        steps={booking.steps.map(({ title, description: text }, index) => ({
          label: <Number>{index + 1}</Number>,
          title,
          text,
        }))}
        minWidth="max(11rem, (64rem - 100%) * 99)"
      />
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
    <WidePhoto photo={booking.photo} />
  </>
);

const Number = styled.span({ ...displayText("figure"), minWidth: "1ch", color: color.accentText });

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
    photo {
      ...BandPhoto
    }
  }
`;
