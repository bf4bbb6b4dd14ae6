import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { newTab } from "../lib/links";
import { formatDate } from "../lib/time";
import { Facts, type Fact } from "../ui/facts";
import { amountText } from "../ui/mixins";

const words = {
  label: "RERA no.",
  authority: "rera.telangana.gov.in",
  valid: (date: string) => `valid until ${date}`,
  /** In place of the number. @param reason what the law exempts, such as "up to 500 sq m". */
  exempt: (reason: string) => `Exempt: ${reason} (RERA Act, s. 3(2))`,
} as const;

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
    <small>{` ${[...(date ? [words.valid(formatDate(date))] : []), words.authority].join(", ")}`}</small>
  </>
);

/** The RERA number of a layout, or why it needs none; empty without either. */
export function reraFacts(papers: Queries.ReraFragment | null): Fact[] {
  const value = papers?.rera ? (
    <ReraNumber {...papers.rera} />
  ) : (
    papers?.reraExempt && words.exempt(papers.reraExempt)
  );
  return value ? [{ name: "rera", label: words.label, value }] : [];
}

/** The RERA number in words, or why the layout needs none; empty without either. */
export const reraText = (papers: Queries.ReraFragment | null) =>
  papers?.rera
    ? `${words.label} ${papers.rera.number}`
    : papers?.reraExempt && words.exempt(papers.reraExempt);

/** The RERA number with its label, as large as the price; or why the layout needs none. */
export const Rera = ({ papers }: { papers: Queries.ReraFragment | null }) =>
  papers?.rera ? (
    <Large>
      <small>{`${words.label} `}</small>
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
