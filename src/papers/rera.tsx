import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { newTab } from "../lib/links";
import type { Fact } from "../ui/facts";
import { sumText } from "../ui/mixins";
import { reraWords } from "./words";

export interface ReraProps {
  papers: Queries.ReraFragment | null;
}

/**
 * The RERA number as a link to its page, with its last day and the authority's website, as the law wants; nothing without
 * a number.
 */
export const ReraNumber = ({ papers }: ReraProps) => {
  const { number, address, validUntilText: date } = papers?.rera ?? {};
  return (
    <>
      {address ? (
        <a href={address} {...newTab}>
          {number}
        </a>
      ) : (
        <span>{number}</span>
      )}
      <small>{` ${[...(date ? [reraWords.valid(date)] : []), reraWords.authority].join(", ")}`}</small>
    </>
  );
};

/** The RERA number with its label, as large as the price. */
export const Rera = ({ papers }: ReraProps) =>
  papers?.rera && (
    <Large>
      <small>{`${reraWords.label} `}</small>
      <ReraNumber papers={papers} />
    </Large>
  );

const Large = styled.p(sumText);

/** The fact that stands in place of the RERA number of a layout that needs none. */
export const exemptFacts = (papers: ReraProps["papers"]): Fact[] =>
  papers?.reraExempt
    ? [{ name: "rera", label: reraWords.label, value: reraWords.exempt(papers.reraExempt) }]
    : [];

export const fragment = graphql`
  fragment Rera on Papers {
    rera {
      number
      address
      validUntilText
    }
    reraExempt
  }
`;
