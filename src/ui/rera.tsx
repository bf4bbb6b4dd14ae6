import { graphql } from "gatsby";

import { fillTemplate } from "../lib/fill-template";
import { Price } from "./price";

export interface ReraProps {
  papers: Queries.ReraFragment | null;
  words: Queries.ReraWordsFragment;
  className?: string;
}

/** The RERA number as a link to its page, with its last day; nothing without a number. */
export const ReraNumber = ({ papers, words }: ReraProps) => {
  const { number, address, validUntilText: date } = papers?.rera ?? {};
  return (
    <>
      {address ? <a href={address}>{number}</a> : <span>{number}</span>}
      {date && <small>{` ${fillTemplate(words.valid, { date })}`}</small>}
    </>
  );
};

/** The RERA number with its label, as large as the price. */
export const Rera = (props: ReraProps) =>
  props.papers?.rera && (
    <Price className={props.className}>
      <small>{`${props.words.rera} `}</small>
      <ReraNumber {...props} />
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

  fragment ReraWords on PaperWords {
    rera
    valid
  }
`;
