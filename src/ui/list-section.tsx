import type { ReactNode } from "react";

import { HiddenHeading, Section, type SectionHeadingProps } from "./section";

/** Id of the title, which names the section and a table of the list. */
export const listId = "list";

export interface ListSectionProps {
  title: string;
  /** In place of the title, where visitors have to read it. */
  heading?: SectionHeadingProps["heading"];
  children: ReactNode;
}

/** A section with one list. Its title is for screen readers only, since the page's heading is just above. */
export const ListSection = ({ title, heading, children }: ListSectionProps) => (
  <Section id={listId} heading={heading}>
    {!heading && <HiddenHeading id={listId}>{title}</HiddenHeading>}
    {children}
  </Section>
);
