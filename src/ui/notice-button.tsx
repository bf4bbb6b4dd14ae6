import { withPrefix } from "gatsby";
import type { ComponentPropsWithoutRef, ComponentType, ReactNode } from "react";

import { LinkButton, PrimaryButton, SecondOnDarkButton } from "./button";
import { useNotice } from "./notice";

const buttons = { primary: PrimaryButton, link: LinkButton, secondOnDark: SecondOnDarkButton };
const links = {
  primary: PrimaryButton.withComponent("a"),
  link: LinkButton.withComponent("a"),
  secondOnDark: SecondOnDarkButton.withComponent("a"),
};

export interface NoticeButtonProps {
  variant: keyof typeof buttons;
  /** Id of a description for screen readers, where several buttons have the same label. */
  describedBy?: string;
  children: ReactNode;
}

export interface ContactLinkProps {
  component: ComponentType<ComponentPropsWithoutRef<"a">>;
  /** By default the contact page. */
  href?: string;
  children: ReactNode;
}

/** A link to the contact page that stands in for the button after it if scripts are off, by the styles in <noscript>. */
export const ContactLink = ({
  component: Link,
  href = withPrefix("/contact/"),
  children,
}: ContactLinkProps) => (
  <noscript>
    <Link href={href}>{children}</Link>
  </noscript>
);

/** A button whose action does not exist yet: it shows the notice. */
export function NoticeButton({ variant, describedBy, children }: NoticeButtonProps) {
  const Button = buttons[variant];
  const showNotice = useNotice();
  return (
    <>
      <ContactLink component={links[variant]}>{children}</ContactLink>
      <Button
        type="button"
        aria-describedby={describedBy}
        onClick={({ currentTarget }) => showNotice(currentTarget)}
      >
        {children}
      </Button>
    </>
  );
}
