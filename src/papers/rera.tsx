import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { formatDate } from "../lib/dates";
import { newTab } from "../lib/links";
import { type Fact, Facts } from "../ui/facts";
import { amountText } from "../ui/mixins";
import { reraWords } from "./rera-words";

export interface ReraProps {
  papers: Queries.ReraFragment | null;
}

type Registration = NonNullable<Queries.ReraFragment["rera"]>;

/** The number as a link to its page, with its last day and the authority's website, as the law requires. */
const ReraNumber = ({ number, address, validUntil: date }: Registration) => (
  <>
    {address ? (
      <a href={address} {...newTab}>
        {number}
      </a>
    ) : (
      <span translate="no">{number}</span>
    )}
    <small>{` ${[...(date ? [reraWords.valid(formatDate(date))] : []), reraWords.authority].join(", ")}`}</small>
  </>
);

/** The RERA number of a layout, or why it needs none; empty without either. */
export function reraFacts(papers: ReraProps["papers"]): Fact[] {
  const value = papers?.rera ? (
    <ReraNumber {...papers.rera} />
  ) : (
    papers?.reraExempt && reraWords.exempt(papers.reraExempt)
  );
  return value ? [{ name: "rera", label: reraWords.label, value }] : [];
}

/** The RERA number with its label, as large as the price; or why the layout needs none. */
export const Rera = ({ papers }: ReraProps) =>
  papers?.rera ? (
    <Large>
      <small>{`${reraWords.label} `}</small>
      <ReraNumber {...papers.rera} />
    </Large>
  ) : (
    papers?.reraExempt && <Facts facts={reraFacts(papers)} />
  );

const Large = styled.p(amountText);

export const fragment = graphql`
  fragment Rera on Papers {
    rera {
      number
      address
      validUntil
    }
    reraExempt
  }
`;
