import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Band, Container } from "../components/band";
import { from, space } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactMap } from "./contact-map";
import { ContactOffice } from "./contact-office";

export interface ContactBandProps {
  page: Queries.ContactBandFragment;
  contact: Queries.ContactOfficeFragment;
}

/** Office, hours and map on one side, the message form on the other. */
export const ContactBand = ({ page, contact }: ContactBandProps) => (
  <Band>
    <Container>
      <Columns>
        <Office>
          <ContactOffice headings={page.details} contact={contact} />
          <ContactMap page={page} plan={page.plan} />
        </Office>
        <ContactForm form={page.form} />
      </Columns>
    </Container>
  </Band>
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
  fragment ContactBand on ContactPage {
    details {
      ...ContactHeadings
    }
    plan(width: 1600, height: 600) {
      ...Plan
    }
    form {
      ...ContactForm
    }
    ...ContactMap
  }
`;
