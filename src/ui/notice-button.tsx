import { withPrefix } from "gatsby";
import type { ElementType, ReactNode } from "react";

import { useNotice } from "./notice";

export interface NoticeButtonProps {
  /** One of the `buttonLooks`. */
  look: "primary" | "link";
  /** Id of a description for screen readers, where several buttons have the same label. */
  describedBy?: string;
  children: ReactNode;
}

export interface ContactLinkProps {
  look: NoticeButtonProps["look"] | "outline";
  component?: ElementType;
  /** By default the contact page. */
  href?: string;
  children: ReactNode;
}

/** A link to the contact page that stands in for the button after it if scripts are off, by the styles in <noscript>. */
export const ContactLink = ({
  look,
  component: Link = "a",
  href = withPrefix("/contact/"),
  children,
}: ContactLinkProps) => (
  <noscript>
    <Link data-look={look} href={href}>
      {children}
    </Link>
  </noscript>
);

/** A button whose action does not exist yet: it shows the notice. */
export function NoticeButton({ look, describedBy, children }: NoticeButtonProps) {
  const showNotice = useNotice();
  return (
    <>
      <ContactLink look={look}>{children}</ContactLink>
      <button type="button" data-look={look} aria-describedby={describedBy} onClick={showNotice}>
        {children}
      </button>
    </>
  );
}
