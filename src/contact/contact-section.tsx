import styled from "@emotion/styled";

import { Columns, Row } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { noPrint } from "../boot/marks";
import { phoneAddress } from "../lib/links";
import { ContactForm } from "./contact-form";
import { ContactOffice } from "./contact-office";

export interface ContactSectionProps {
  page: Pick<Queries.ContactQuery["content"]["page"], "officeTitle" | "formTitle" | "submit">;
  places: Queries.LocationMapFragment;
  site: Queries.PageFrameFragment &
    Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The ways to reach the company, the office and its hours, the map, and the message form. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <>
    <Section
      id="office"
      heading={{ title: page.officeTitle }}
      action={
        <Shortcuts {...noPrint}>
          <a href={phoneAddress(site.contact.phone)} data-look="primary">
            {callText(site.contact.phone)}
          </a>
          <WhatsAppLink chat={site.whatsapp} data-look="outline">
            {site.whatsapp.label}
          </WhatsAppLink>
        </Shortcuts>
      }
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

// Equally wide below one another.
const Shortcuts = styled(Row)({ "& > *": { flexGrow: 1 } });
