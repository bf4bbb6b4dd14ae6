import type { ReactNode } from "react";

import { Columns } from "./columns";
import { Section, SectionHeading, type SectionHeadingProps } from "./section";

export interface SplitSectionProps extends Pick<SectionHeadingProps, "heading"> {
  /** Id of the heading; unique on the page. */
  id: string;
  children: ReactNode;
}

/** A section with its heading beside its content on wide screens. */
export const SplitSection = ({ id, heading, children }: SplitSectionProps) => (
  <Section id={id}>
    <Columns>
      <SectionHeading id={id} heading={heading} />
      <div>{children}</div>
    </Columns>
  </Section>
);
