import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { noPrint } from "../lib/marks";
import { color, size, space } from "../theme";
import { Band, Container, VisuallyHidden } from "./primitives";
import { SiteLink } from "./site-link";

interface SectionHeadingProps {
  heading: Pick<Queries.SectionHeadingFragment, "title"> & Partial<Queries.SectionHeadingFragment>;
  /** For the section's aria-labelledby. */
  id?: string;
  /** Beside the heading, such as a button. */
  children?: ReactNode;
}

export interface SectionProps extends Partial<Pick<SectionHeadingProps, "heading">> {
  /** Id of the heading, which names the section; unique on the page. */
  id?: string;
  /** The name of a section without a visible heading, for screen readers. */
  name?: string;
  /** What it shows: an empty list is left out with its heading. */
  list?: readonly object[];
  /** Beside the heading, such as a button. */
  action?: ReactNode;
  /** Below the content: the link to the page with all items. */
  more?: { label: string; to: string };
  /** The colours: those of the page, or dark in both schemes. */
  theme?: "page" | "dark";
  /** A variant of `Band`. */
  as?: typeof Band;
  "data-no-print"?: "";
  children: ReactNode;
}

export const Section = ({
  id,
  name,
  heading,
  list,
  action,
  more,
  theme = "page",
  as: Frame = Band,
  children,
  ...rest
}: SectionProps) =>
  list?.length !== 0 && (
    <Frame data-theme={theme} aria-labelledby={id} {...rest}>
      <Container>
        {heading && (
          <SectionHeading id={id} heading={heading}>
            {action}
          </SectionHeading>
        )}
        {name && (
          <VisuallyHidden as="h2" id={id}>
            {name}
          </VisuallyHidden>
        )}
        {children}
        {more && (
          <More {...noPrint}>
            <SiteLink to={more.to} data-look="outline">
              {more.label}
            </SiteLink>
          </More>
        )}
      </Container>
    </Frame>
  );

/** The heading of a section: a title and one sentence. */
export const SectionHeading = ({ heading, id, children }: SectionHeadingProps) => (
  <Head>
    <div>
      <h2 id={id}>{heading.title}</h2>
      {heading.text && <p>{heading.text}</p>}
    </div>
    {children}
  </Head>
);

const Head = styled.div({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xl} ${space.lg}`,
  marginBottom: space.heading,
  breakAfter: "avoid",
  "&:last-child": { marginBottom: space.none },
  h2: { maxWidth: "18em" },
  p: { maxWidth: size.measure, marginTop: space.lg, color: color.textQuiet },
});

const More = styled.p({ marginTop: space.xxl });

export const fragment = graphql`
  fragment SectionHeading on SectionHeading {
    title
    text
  }
`;
