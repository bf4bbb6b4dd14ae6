import styled from "@emotion/styled";

import { Columns, Row, Stack } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { noPrint } from "../boot/marks";
import { phoneUrl } from "../lib/links";
import { when } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice, OpenNow } from "./contact-office";

export interface ContactSectionProps {
  page: Pick<Queries.ContactQuery["content"]["page"], "officeTitle" | "formTitle" | "submit">;
  places: Queries.LocationMapFragment;
  site: Queries.PageFrameFragment &
    Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The ways to reach the company, the office and its hours, the map, and the message form. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <>
    <Section id="office">
      <Parts minWidth="max(24rem, 40%)">
        <Stack gap="xl">
          <h2 id="office">{page.officeTitle}</h2>
          <OpenNow contact={site.contact} />
          <Shortcuts>
            <a href={phoneUrl(site.contact.phone)} data-look="primary">
              {callText(site.contact.phone)}
            </a>
            <WhatsAppLink {...noPrint} chat={site.whatsapp} data-look="outline">
              {site.whatsapp.label}
            </WhatsAppLink>
          </Shortcuts>
          <ContactOffice contact={site.contact} site={site} />
        </Stack>
        <LocationMap list={places} />
      </Parts>
    </Section>
    <Section>
      <ContactForm title={page.formTitle} submit={page.submit} email={site.contact.email} />
    </Section>
  </>
);

// The names on the map need its full width in print.
const Parts = styled(Columns)({ [when.print]: { display: "block" } });

// Where the two buttons do not fit one line, both fill theirs.
const Shortcuts = styled(Row)({ "& > *": { flexGrow: 1 } });
