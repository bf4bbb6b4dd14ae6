import { Columns } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { ContactForm } from "./contact-form";
import { ContactShortcuts, type ContactShortcutsProps } from "./contact-shortcuts";
import { ContactOffice } from "./contact-office";

export interface ContactSectionProps {
  page: Pick<Queries.ContactQuery["content"]["page"], "officeTitle" | "formTitle" | "submit">;
  places: Queries.LocationMapFragment;
  site: ContactShortcutsProps["site"] &
    Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The ways to a person, the office and its hours, the map, and the message form. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <>
    <Section
      id="office"
      heading={{ title: page.officeTitle }}
      action={<ContactShortcuts site={site} />}
    >
      <ContactOffice contact={site.contact} site={site} />
    </Section>
    <Section>
      <Columns>
        <ContactForm title={page.formTitle} submit={page.submit} email={site.contact.email} />
        <LocationMap list={places} />
      </Columns>
    </Section>
  </>
);
