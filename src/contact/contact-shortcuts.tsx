import styled from "@emotion/styled";

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
  <Shortcuts {...noPrint}>
    <a href={phoneAddress(site.contact.phone)} data-look="primary">
      {callText(site.contact.phone)}
    </a>
    <WhatsAppLink chat={site.whatsapp} data-look="outline">
      <Icon icon={site.whatsapp.icon} />
      <span>{site.whatsapp.label}</span>
    </WhatsAppLink>
  </Shortcuts>
);

// Equally wide below one another.
const Shortcuts = styled(Row)({ "& > *": { flexGrow: 1 } });
