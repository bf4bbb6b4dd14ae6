import styled from "@emotion/styled";

import { Columns, Row, Stack } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { noPrint } from "../boot/marks";
import { phoneAddress } from "../lib/links";
import { from, space, when } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice, OpenNow } from "./contact-office";

export interface ContactSectionProps {
  page: Pick<Queries.ContactQuery["content"]["page"], "officeTitle" | "formTitle" | "submit">;
  places: Queries.LocationMapFragment;
  site: Queries.PageFrameFragment &
    Queries.CompanyFactsFragment & { contact: Queries.ContactOfficeFragment };
}

/** The ways to reach the company beside the form for a visit; the office and its hours beside the map. */
export const ContactSection = ({ page, places, site }: ContactSectionProps) => (
  <>
    <Section id="office">
      <Parts least="max(24rem, 40%)">
        <Stack>
          <h2 id="office">{page.officeTitle}</h2>
          <OpenNow contact={site.contact} />
          <Shortcuts>
            <a href={phoneAddress(site.contact.phone)} data-look="primary">
              {callText(site.contact.phone)}
            </a>
            <WhatsAppLink {...noPrint} chat={site.whatsapp} data-look="outline">
              {site.whatsapp.label}
            </WhatsAppLink>
          </Shortcuts>
        </Stack>
        <ContactForm title={page.formTitle} submit={page.submit} email={site.contact.email} />
      </Parts>
    </Section>
    <Section>
      <Parts least="max(24rem, 40%)">
        <ContactOffice contact={site.contact} site={site} />
        <LocationMap list={places} />
      </Parts>
    </Section>
  </>
);

// The map is as wide as the form; its caption is below the office.
const Parts = styled(Columns)({
  [from("lg")]: {
    gridTemplateColumns: "5fr 8fr",
    figure: { display: "contents" },
    "figure > div": { gridArea: "1 / 2 / span 2", maxWidth: "none" },
    figcaption: { alignSelf: "end" },
  },
  // The names on the map need its full width on paper.
  [when.print]: { display: "block" },
});

// Where the two buttons do not fit one line, both fill theirs. From the title they are as far as the form's fields.
const Shortcuts = styled(Row)({
  marginTop: `calc(${space.heading} - ${space.lg})`,
  "& > *": { flexGrow: 1 },
});
