import type { ReactNode } from "react";

import { Band, Container, HiddenHeading } from "./band";

/** The band of a page that is one list; its heading is for screen readers, the page's own says it all. */
export const ListBand = ({ title, children }: { title: string; children: ReactNode }) => (
  <Band aria-labelledby="list">
    <Container>
      <HiddenHeading id="list">{title}</HiddenHeading>
      {children}
    </Container>
  </Band>
);
