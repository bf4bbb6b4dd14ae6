import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Photo } from "../components/photo";
import { color, fontSize, radius, space } from "../theme";

export interface ContactMapProps {
  page: Queries.ContactMapFragment;
}

/** A photo of a map, with its caption. */
export const ContactMap = ({ page }: ContactMapProps) => (
  <figure>
    <MapPhoto photo={page.map} />
    <Caption>{page.mapCaption}</Caption>
  </figure>
);

const MapPhoto = styled(Photo)({ borderRadius: radius.card });

const Caption = styled.figcaption({
  marginTop: space.sm,
  color: color.textQuiet,
  fontSize: fontSize.small,
});

export const fragment = graphql`
  fragment ContactMap on ContactPage {
    map {
      ...WidePhoto
    }
    mapCaption
  }
`;
