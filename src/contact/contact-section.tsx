import styled from "@emotion/styled";

import { Columns } from "../ui/columns";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { space } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice } from "./contact-office";

export interface ContactSectionProps {
  page: Pick<Queries.ContactQuery["content"]["page"], "officeTitle" | "formTitle" | "submit">;
  places: Queries.LocationMapFragment;
  site: Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The office and its hours, the map, and the message form. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <Section>
    <Parts>
      <ContactOffice title={page.officeTitle} contact={site.contact} site={site} />
      <LocationMap list={places} />
      <ContactForm title={page.formTitle} submit={page.submit} email={site.contact.email} />
    </Parts>
  </Section>
);

// On wide screens the office's details are one row above the map and the form.
const Parts = styled(Columns)({
  rowGap: space.huge,
  "& > section": { gridColumn: "1 / -1" },
});
