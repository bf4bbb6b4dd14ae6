import { graphql } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

import { newTab, whatsappUrl } from "../lib/links";

export interface WhatsAppLinkProps extends ComponentPropsWithoutRef<"a"> {
  chat: Queries.WhatsAppLinkFragment;
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
