import type { ReactNode } from "react";

import { Section, Container, HiddenHeading } from "./section";

/** The section of a page that is one list; its heading is for screen readers, the page's own says it all. */
export const ListSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section aria-labelledby="list">
    <Container>
      <HiddenHeading id="list">{title}</HiddenHeading>
      {children}
    </Container>
  </Section>
);
