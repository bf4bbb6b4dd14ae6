import styled from "@emotion/styled";
import { graphql, type PageProps } from "gatsby";

import { ContactForm } from "../contact/contact-form";
import { ContactOffice, OpenNow } from "../contact/contact-office";
import { InnerPage } from "../site/inner-page";
import { Columns, Row, Stack } from "../ui/layout";
import { LocationMap } from "../ui/location-map";
import { Section } from "../ui/section";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { callText } from "../ui/words";
import { noPrint } from "../boot/marks";
import { phoneUrl } from "../lib/links";
import { from, space, when } from "../theme";

export default function ContactPage({ data: { content } }: PageProps<Queries.ContactQuery>) {
  const { page, siteSettings: site } = content;
  return (
    <InnerPage content={content}>
      <Section id="office">
        <Parts minWidth="max(24rem, 40%)">
          <Stack>
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
          </Stack>
          <ContactForm title={page.formTitle} submit={page.submit} email={site.contact.email} />
        </Parts>
      </Section>
      <Section>
        <Parts minWidth="max(24rem, 40%)">
          <ContactOffice contact={site.contact} site={site} />
          <LocationMap list={content.placeList} />
        </Parts>
      </Section>
    </InnerPage>
  );
}

// The caption of the map is below the office. In print the names on the map need its full width.
const Parts = styled(Columns)({
  [from("lg")]: {
    gridTemplateColumns: "5fr 8fr",
    figure: { display: "contents" },
    "figure > div": { gridArea: "1 / 2 / span 2", maxWidth: "none" },
    figcaption: { alignSelf: "end" },
  },
  [when.print]: { display: "block" },
});

// Level with the fields. Where the two buttons do not fit one line, both fill theirs.
const Shortcuts = styled(Row)({
  marginTop: `calc(${space.heading} - ${space.lg})`,
  "& > *": { flexGrow: 1 },
});

export const query = graphql`
  query Contact {
    content {
      ...PageFrame
      siteSettings {
        contact {
          ...ContactOffice
        }
      }
      page: contactPage {
        ...InnerPage
        officeTitle
        formTitle
        submit
      }
      placeList {
        ...LocationMap
      }
    }
  }
`;
