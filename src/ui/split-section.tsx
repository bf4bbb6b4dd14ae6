import styled from "@emotion/styled";
import type { ReactNode } from "react";

import { Columns } from "./columns";
import { type PhotoProps, SectionPhoto } from "./photo";
import { Section, SectionHeading, type SectionHeadingProps } from "./section";
import { from, size, space } from "../theme";

export interface SplitSectionProps extends Pick<SectionHeadingProps, "heading"> {
  /** Id of the heading; unique on the page. */
  id: string;
  ground?: "sunk";
  /** Below the heading; both are sticky beside longer content. */
  photo?: PhotoProps["photo"];
  children: ReactNode;
}

/** A section with its heading beside its content on wide screens. */
export function SplitSection({ id, heading, ground, photo, children }: SplitSectionProps) {
  const head = <SectionHeading id={id} heading={heading} />;
  return (
    <Section id={id} ground={ground}>
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
    </Section>
  );
}

const Split = styled(Columns)({
  "&[data-photo]": { rowGap: space.huge },
});

const Aside = styled.div({
  [from("lg")]: {
    position: "sticky",
    insetBlockStart: `calc(${size.header} + ${space.xl})`,
  },
});
