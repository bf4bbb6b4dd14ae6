import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { from, space } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice } from "./contact-office";

export interface ContactSectionProps {
  page: Queries.ContactSectionFragment;
  places: Queries.LocationMapFragment;
  site: Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The office, its hours and the map, beside the message form; on phones the form comes before the map. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <Section>
    <Columns>
      <ContactOffice headings={page.details} contact={site.contact} site={site} />
      <ContactForm form={page.form} />
      <LocationMap list={places} />
    </Columns>
  </Section>
);

const Columns = styled.div({
  display: "grid",
  gap: space.huge,
  alignItems: "start",
  [from("lg")]: {
    gridTemplateColumns: "7fr 5fr",
    gridTemplateRows: "auto 1fr",
    "& > form": { gridArea: "1 / 2 / span 2" },
  },
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
