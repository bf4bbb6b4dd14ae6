import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { buttonLooks } from "../ui/button";
import { Icon } from "../ui/icon";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { phoneAddress } from "../lib/links";
import { fontSize, from, space } from "../theme";
import { OpeningHours } from "./contact-office";

export interface ContactShortcutsProps {
  page: Queries.ContactShortcutsFragment;
  site: Queries.LayoutFragment & { contact: Queries.OpeningHoursFragment };
}

/** The quickest ways to reach the office, and when it is open: for the page's header. */
export const ContactShortcuts = ({ page, site }: ContactShortcutsProps) => (
  <Shortcuts>
    <Call href={phoneAddress(site.contact.phone)}>
      {fillTemplate(page.call, { phone: site.contact.phone })}
    </Call>
    <Chat chat={site.whatsapp}>
      <Icon icon={site.whatsapp.icon} />
      {site.whatsapp.label}
    </Chat>
    <Hours>
      <OpeningHours label={page.details.hours} contact={site.contact} />
    </Hours>
  </Shortcuts>
);

const Shortcuts = styled.div({
  display: "grid",
  gap: space.sm,
  [from("lg")]: { gridTemplateColumns: "repeat(2, 1fr)" },
});

// On a phone the one action that matters; on a wide screen that is the form, which is then in sight.
const Call = styled.a({
  ...buttonLooks.seal,
  [from("md")]: buttonLooks.outlineOnDark,
});

const Chat = styled(WhatsAppLink)({
  ...buttonLooks.outline,
  [from("md")]: buttonLooks.outlineOnDark,
});

const Hours = styled.dl({ gridColumn: "1 / -1", fontSize: fontSize.small });

export const fragment = graphql`
  fragment ContactShortcuts on ContactPage {
    call
    details {
      hours
    }
  }
`;
