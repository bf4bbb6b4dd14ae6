import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from "react";

import { LinkButton, SealButton, SecondOnDarkButton } from "./button";
import { useNotice } from "./notice";

const looks = { seal: SealButton, link: LinkButton, secondOnDark: SecondOnDarkButton };
const linkLooks = {
  seal: SealButton.withComponent("a"),
  link: LinkButton.withComponent("a"),
  secondOnDark: SecondOnDarkButton.withComponent("a"),
};

export interface NoticeButtonProps {
  look: keyof typeof looks;
  /** Id of a description for screen readers, where several buttons have the same label. */
  describedBy?: string;
  children: ReactNode;
}

export interface ContactLinkProps {
  look: ComponentType<ComponentPropsWithoutRef<"a">>;
  /** By default the contact page. */
  href?: string;
  children: ReactNode;
}

/** A link to the contact page that stands in for the button after it if scripts are off, by the styles in <noscript>. */
export const ContactLink = ({
  look: Look,
  href = withPrefix("/contact/"),
  children,
}: ContactLinkProps) => (
  <noscript>
    <Look href={href}>{children}</Look>
  </noscript>
);

/** A button whose action does not exist yet: it shows the notice. */
export function NoticeButton({ look, describedBy, children }: NoticeButtonProps) {
  const Look = looks[look];
  const showNotice = useNotice();
  return (
    <>
      <ContactLink look={linkLooks[look]}>{children}</ContactLink>
      <Look
        type="button"
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => showNotice(currentTarget)}
      >
        {children}
      </Look>
    </>
  );
}
