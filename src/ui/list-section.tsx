import type { ReactNode } from "react";

import { HiddenHeading, Section } from "./section";

/** A section with one list. Its heading is for screen readers only, since the page's heading is just above. */
export const ListSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section id="list">
    <HiddenHeading id="list">{title}</HiddenHeading>
    {children}
  </Section>
);
