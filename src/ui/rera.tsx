import { graphql } from "gatsby";

import { Price } from "./price";
import { reraWords } from "./words";

export interface ReraProps {
  papers: Queries.ReraFragment | null;
  className?: string;
}

/** The RERA number as a link to its page, with its last day; nothing without a number. */
export const ReraNumber = ({ papers }: Pick<ReraProps, "papers">) => {
  const { number, address, validUntilText: date } = papers?.rera ?? {};
  return (
    <>
      {address ? <a href={address}>{number}</a> : <span>{number}</span>}
      {date && <small>{` ${reraWords.valid(date)}`}</small>}
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

export const fragment = graphql`
  fragment Rera on Papers {
    rera {
      number
      address
      validUntilText
    }
  }
`;
