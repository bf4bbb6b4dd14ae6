import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { LocationMap } from "../components/location-map";
import { Section, Container } from "../components/section";
import { from, space } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice } from "./contact-office";

export interface ContactSectionProps {
  page: Queries.ContactSectionFragment;
  places: Queries.LocationMapFragment;
  contact: Queries.ContactOfficeFragment;
}

/** Office, hours and map on one side, the message form on the other. */
export const ContactSection = ({ page, places, contact }: ContactSectionProps) => (
  <Section>
    <Container>
      <Columns>
        <Office>
          <ContactOffice headings={page.details} contact={contact} />
          <LocationMap list={places} />
        </Office>
        <ContactForm form={page.form} />
      </Columns>
    </Container>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  [from("lg")]: { gridTemplateColumns: "7fr 5fr" },
});

const Office = styled.div({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.huge,
  alignContent: "start",
});

export const fragment = graphql`
  fragment ContactSection on ContactPage {
    details {
      ...ContactHeadings
    }
    form {
      ...ContactForm
    }
  }
`;
