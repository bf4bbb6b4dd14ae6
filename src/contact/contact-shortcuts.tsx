import styled from "@emotion/styled";

import { buttonVariants } from "../ui/button";
import { Icon } from "../ui/icon";
import { Row } from "../ui/layout";
import { WhatsAppLink } from "../ui/whatsapp-link";
import { phoneAddress } from "../lib/links";
import { noPrint } from "../boot/marks";
import { callText } from "../ui/words";

export interface ContactShortcutsProps {
  site: Queries.LayoutFragment & { contact: Pick<Queries.ContactOfficeFragment, "phone"> };
}

/** Phone and chat, the first that a visitor sees. */
export const ContactShortcuts = ({ site }: ContactShortcutsProps) => (
  <Row {...noPrint}>
    <Call href={phoneAddress(site.contact.phone)}>{callText(site.contact.phone)}</Call>
    <Chat chat={site.whatsapp}>
      <Icon icon={site.whatsapp.icon} />
      <span>{site.whatsapp.label}</span>
    </Chat>
  </Row>
);

const Call = styled.a(buttonVariants.primary);

const Chat = styled(WhatsAppLink)(buttonVariants.outline);
