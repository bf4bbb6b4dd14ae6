import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { buttonLooks } from "../ui/button";
import { Icon } from "../ui/icon";
import { grid } from "../ui/looks";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { fillTemplate } from "../lib/fill-template";
import { phoneAddress } from "../lib/links";
import { from, space } from "../theme";

export interface ContactShortcutsProps {
  page: Queries.ContactShortcutsFragment;
  site: Queries.LayoutFragment & { contact: Pick<Queries.ContactOfficeFragment, "phone"> };
}

/** Phone and chat, for the page header. */
export const ContactShortcuts = ({ page, site }: ContactShortcutsProps) => (
  <Shortcuts>
    <Call href={phoneAddress(site.contact.phone)}>
      {fillTemplate(page.call, { phone: site.contact.phone })}
    </Call>
    <Chat chat={site.whatsapp}>
      <Icon icon={site.whatsapp.icon} />
      <span>{site.whatsapp.label}</span>
    </Chat>
  </Shortcuts>
);

const Shortcuts = styled.div(grid(space.sm, { [from("lg")]: 2 }));

// The main action on phones; on wide screens the form below is.
const Call = styled.a({ ...buttonLooks.seal, [from("md")]: buttonLooks.outlineOnDark });

const Chat = styled(WhatsAppLink)({
  ...buttonLooks.outline,
  [from("md")]: buttonLooks.outlineOnDark,
});

export const fragment = graphql`
  fragment ContactShortcuts on ContactPage {
    call
  }
`;
