import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns } from "./ui/primitives";
import { clearOfChat, displayText } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { PointList } from "./ui/points";
import { Section } from "./ui/section";
import { StepList, Steps } from "./ui/steps";
import { color, from, space } from "./theme";

/** The steps to a plot, numbered, beside a photo; below them the terms. */
export const BookingPath = ({ booking }: { booking: Queries.BookingPathFragment }) => (
  <Section id="booking" heading={booking}>
    <Columns minWidth="max(27rem, 40%)" rowGap="items">
      <Steps
        steps={booking.steps.map(({ title, description: text }, index) => ({
          label: index + 1,
          title,
          text,
        }))}
        as={Path}
      />
      <Photo as={Beside} photo={booking.photo} fill />
    </Columns>
    {booking.terms.length > 0 && (
      <Terms as="dl" rowGap="items">
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

const Path = styled(StepList)({
  "li > span": { ...displayText("figure"), minWidth: "1ch", color: color.accentText },
  // So that the photo beside it is upright.
  [from("lg")]: {
    // The title is on the line of its number.
    "li > div": { paddingTop: space.items },
    "li:not(:last-child) > div": { paddingBottom: space.huge },
    p: { minHeight: "3.2em" },
  },
  p: { textWrap: "wrap", ...clearOfChat },
});

// As high as the steps, where it is beside them.
const Beside = styled(PhotoFrame)({
  aspectRatio: "3 / 2",
  [from("lg")]: { alignSelf: "stretch", aspectRatio: "auto" },
});

const Terms = styled(PointList)({ marginTop: space.columns });

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
