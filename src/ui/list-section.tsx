import type { ReactNode } from "react";

import { HiddenHeading, Section } from "./section";

/** Id of the title, which names the section and a table of the list. */
export const listId = "list";

export interface ListSectionProps {
  title: string;
  children: ReactNode;
}

/** A section with one list. Its title is for screen readers only, since the page's heading is just above. */
export const ListSection = ({ title, children }: ListSectionProps) => (
  <Section id={listId}>
    <HiddenHeading id={listId}>{title}</HiddenHeading>
    {children}
  </Section>
);
