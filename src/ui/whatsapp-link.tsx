import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { newTab, whatsappUrl } from "../lib/links";

export interface WhatsAppLinkProps {
  chat: Queries.WhatsAppLinkFragment;
  children: ReactNode;
  className?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
}

/** Opens a WhatsApp chat with the company in a new tab. */
export const WhatsAppLink = ({ chat, ...rest }: WhatsAppLinkProps) => (
  <a href={whatsappUrl(chat.number, chat.message)} {...newTab} {...rest} />
);

export const fragment = graphql`
  fragment WhatsAppLink on WhatsAppChat {
    number
    message
  }
`;
