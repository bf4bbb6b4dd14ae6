import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { Columns } from "./columns";
import { type PhotoProps, SectionPhoto } from "./photo";
import { Container, Section, SectionHeading, type SectionHeadingProps } from "./section";
import { from, size, space } from "../theme";

export interface SplitSectionProps extends Pick<SectionHeadingProps, "heading"> {
  /** Unique on the page; names the section. */
  id: string;
  ground?: "sunk";
  /** Below the heading; both stay in view while longer content scrolls beside them. */
  photo?: PhotoProps["photo"];
  children: ReactNode;
}

/** A section whose heading is beside its content on a wide screen. */
export function SplitSection({ id, heading, ground, photo, children }: SplitSectionProps) {
  const head = <SectionHeading id={id} heading={heading} />;
  return (
    <Section data-ground={ground} aria-labelledby={id}>
      <Container>
        <Split data-photo={Boolean(photo) || undefined}>
          {photo ? (
            <Aside>
              {head}
              <SectionPhoto photo={photo} />
            </Aside>
          ) : (
            head
          )}
          <div>{children}</div>
        </Split>
      </Container>
    </Section>
  );
}

const Split = styled(Columns)({
  rowGap: space.none,
  "&[data-photo]": { rowGap: space.huge },
});

const Aside = styled.div({
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.xl})`,
  },
});
