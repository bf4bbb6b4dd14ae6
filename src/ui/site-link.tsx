import { graphql, Link, withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef } from "react";

import { linkKind, newTab, whatsappUrl } from "../lib/links";
import { useNotice } from "./notice";

interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<"a">, "onClick"> {
  /** A page, file, placeholder, other website or contact, as in the data. */
  to: string;
  onClick?: () => void;
}

/** A link of any kind. A placeholder shows the notice and stays on the page. */
export function SiteLink({ to, onClick, ...rest }: SiteLinkProps) {
  const showNotice = useNotice();
  const kind = linkKind(to);
  // By default a link to the same page replaces its history entry, and with it the choices in a tool.
  if (kind === "page") return <Link to={to} replace={false} onClick={onClick} {...rest} />;
  return (
    <a
      href={kind === "file" ? withPrefix(to) : to}
      {...(kind === "website" && newTab)}
      onClick={(event) => {
        if (kind === "placeholder") {
          event.preventDefault();
          showNotice();
        }
        onClick?.();
      }}
      {...rest}
    />
  );
}

interface WhatsAppLinkProps extends ComponentPropsWithoutRef<"a"> {
  chat: Queries.WhatsAppLinkFragment;
}

/** Opens a WhatsApp chat with the company in a new tab. */
export const WhatsAppLink = ({ chat, ...rest }: WhatsAppLinkProps) => (
  <a href={whatsappUrl(chat.number, chat.message)} {...newTab} {...rest} />
);

export const fragment = graphql`
  fragment SiteLink on Link {
    label
    to
  }

  fragment WhatsAppLink on WhatsAppChat {
    number
    message
  }
`;
