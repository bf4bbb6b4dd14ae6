import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { Columns } from "./columns";
import { Section, SectionHeading, type SectionHeadingProps } from "./section";
import { when } from "../theme";

export interface SplitSectionProps extends Pick<SectionHeadingProps, "heading"> {
  /** Id of the heading; unique on the page. */
  id: string;
  children: ReactNode;
}

/** A section with its heading beside its content on wide screens. */
export const SplitSection = ({ id, heading, children }: SplitSectionProps) => (
  <Section id={id}>
    <Split>
      <SectionHeading id={id} heading={heading} />
      <div>{children}</div>
    </Split>
  </Section>
);

/** A heading beside its content. In a grid, the printed heading could stay behind at the foot of a page. */
export const Split = styled(Columns)({ [when.print]: { display: "block" } });
