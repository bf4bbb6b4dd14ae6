import type { ReactNode } from "react";

import { Section, Container, HiddenHeading } from "./section";

/** A section that is one list; its heading is for screen readers only, since the page's own is enough. */
export const ListSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section aria-labelledby="list">
    <Container>
      <HiddenHeading id="list">{title}</HiddenHeading>
      {children}
    </Container>
  </Section>
);
