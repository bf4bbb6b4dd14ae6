import type { ReactNode } from "react";

import { whatsappAddress } from "../lib/links";

export interface WhatsAppLinkProps {
  chat: { number: string; message: string };
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
}

/** Opens a WhatsApp chat with the company in a new tab. */
export const WhatsAppLink = ({ chat, ...rest }: WhatsAppLinkProps) => (
  <a
    href={whatsappAddress(chat.number, chat.message)}
    target="_blank"
    rel="noopener noreferrer"
    {...rest}
  />
);
