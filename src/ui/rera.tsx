import { graphql } from "gatsby";

import { Price } from "./price";
import { reraWords } from "./words";

export interface ReraProps {
  papers: Queries.ReraFragment | null;
  className?: string;
}

/**
 * The RERA number as a link to its page, with its last day and the authority's website, as the law wants; nothing without
 * a number.
 */
export const ReraNumber = ({ papers }: Pick<ReraProps, "papers">) => {
  const { number, address, validUntilText: date } = papers?.rera ?? {};
  return (
    <>
      {address ? <a href={address}>{number}</a> : <span>{number}</span>}
      <small>{` ${[...(date ? [reraWords.valid(date)] : []), reraWords.authority].join(", ")}`}</small>
    </>
  );
};

/** The RERA number with its label, as large as the price. */
export const Rera = ({ papers, className }: ReraProps) =>
  papers?.rera && (
    <Price className={className}>
      <small>{`${reraWords.label} `}</small>
      <ReraNumber papers={papers} />
    </Price>
  );

/** The fact that stands in place of a number. @param pending the words for a layout without one. */
export const pendingRera = (papers: ReraProps["papers"], pending: string) =>
  papers?.rera ? [] : [{ name: "rera", label: reraWords.label, value: pending }];

export const fragment = graphql`
  fragment Rera on Papers {
    rera {
      number
      address
      validUntilText
    }
  }
`;
