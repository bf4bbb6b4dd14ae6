import styled from "@emotion/styled";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { noPrint } from "../lib/attributes";
import { color, size, space } from "../theme";
import { Band, Container, Row, VisuallyHidden } from "./primitives";
import { SiteLink } from "./site-link";

interface SectionProps {
  /** Id of the heading, which names the section; unique on the page. */
  id?: string;
  /** The name of a section without a visible heading, for screen readers. */
  name?: string;
  heading?: SectionHeadingProps["heading"];
  /** What the section shows: if it is empty, the section is left out. */
  list?: readonly object[];
  /** Beside the heading, such as a button. */
  action?: ReactNode;
  /** Below the content: the link to the page with all items. */
  more?: { label: string; to: string };
  /** The colours: those of the page, or dark in both schemes. */
  theme?: "page" | "dark";
  /** A variant of `Band`. */
  as?: typeof Band;
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
}: SectionProps) =>
  list?.length !== 0 && (
    <Frame data-theme={theme} aria-labelledby={id}>
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

interface SectionHeadingProps {
  heading: Pick<Queries.SectionHeadingFragment, "title"> & Partial<Queries.SectionHeadingFragment>;
  id?: string;
  /** Beside the heading, such as a button. */
  children?: ReactNode;
}

/** The heading of a section: a title and one sentence. */
export const SectionHeading = ({ heading, id, children }: SectionHeadingProps) => (
  <HeadingRow>
    <div>
      <SectionTitle id={id}>{heading.title}</SectionTitle>
      {heading.text && <SectionText>{heading.text}</SectionText>}
    </div>
    {children}
  </HeadingRow>
);

const HeadingRow = styled(Row)({
  justifyContent: "space-between",
  gap: `${space.xl} ${space.lg}`,
  marginBottom: space.heading,
  breakAfter: "avoid",
  "&:last-child": { marginBottom: space.none },
});

const SectionTitle = styled.h2({ maxWidth: "18em" });
const SectionText = styled.p({
  maxWidth: size.measure,
  marginTop: space.lg,
  color: color.textQuiet,
});
const More = styled.p({ marginTop: space.xxl });

export const fragment = graphql`
  fragment SectionHeading on SectionHeading {
    title
    text
  }
`;
