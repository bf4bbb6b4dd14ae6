import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { Columns, Row, Stack } from "../ui/primitives";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { noPrint } from "../lib/marks";
import { phoneUrl } from "../lib/links";
import { color, from, space } from "../theme";
import { ContactForm } from "./contact-form";
import { ContactOffice, OpenNow } from "./contact-office";

export interface ContactSectionProps {
  page: Queries.ContactSectionFragment;
  site: Queries.ContactSiteFragment;
}

/** The ways to reach the company: call, chat, its office, and the message form. */
export const ContactSection = ({ page, site }: ContactSectionProps) => (
  <Section id="office">
    <Parts minWidth="27.5rem">
      <Stack gap="xl">
        <div>
          <h2 id="office">{page.officeTitle}</h2>
          <OpenNow contact={site.contact} />
        </div>
        <Shortcuts>
          <a href={phoneUrl(site.contact.phone)} data-look="primary">
            {callText(site.contact.phone)}
          </a>
          <WhatsAppLink {...noPrint} chat={site.whatsapp} data-look="outline">
            {site.whatsapp.label}
          </WhatsAppLink>
        </Shortcuts>
      </Stack>
      <ContactForm title={page.formTitle} submit={page.submit} />
      <ContactOffice contact={site.contact} site={site} />
    </Parts>
  </Section>
);

// On wide screens the form is beside the rest.
const Parts = styled(Columns)({
  [from("lg")]: {
    rowGap: space.xl,
    gridTemplateRows: "auto 1fr",
    "& > form": { gridArea: "1 / 2 / span 2" },
  },
});

// Equally wide; where the two do not fit one line, each fills its own.
const Shortcuts = styled(Row)({
  "& > *": { flex: "1 13rem" },
  // The form beside them has the gold button.
  [from("lg")]: {
    "& > *": { borderColor: color.outline, backgroundColor: "transparent", color: color.text },
  },
});

export const fragment = graphql`
  fragment ContactSection on ContactPage {
    officeTitle
    formTitle
    submit
  }

  fragment ContactSite on SiteSettings {
    ...CompanyFacts
    contact {
      ...ContactOffice
    }
    whatsapp {
      ...WhatsAppButton
    }
  }
`;
