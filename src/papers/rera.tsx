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
  /** Stands in place of the number. @param reason the exemption of the law, such as "up to 500 sq m". */
  exempt: (reason: string) => `Exempt: ${reason} (RERA Act, s. 3(2))`,
} as const;

type Registration = NonNullable<Queries.ReraFragment["rera"]>;

/** The number, linked to its page at the authority, with the last day and the authority's website, as the law requires. */
const ReraNumber = ({ number, address, validUntil }: Registration) => (
  <>
    {address ? (
      <a href={address} {...newTab}>
        {number}
      </a>
    ) : (
      <span translate="no">{number}</span>
    )}
    <small>{` ${validUntil ? `${words.valid(formatDate(validUntil))}, ` : ""}${words.authority}`}</small>
  </>
);

/** Why a layout needs no RERA number; undefined if no exemption is entered. */
const exemption = (papers: Queries.ReraFragment | null) =>
  papers?.reraExempt ? words.exempt(papers.reraExempt) : undefined;

/** The RERA number of a layout, or why it needs none. */
export const reraFact = (papers: Queries.ReraFragment | null): Fact => ({
  label: words.label,
  value: papers?.rera ? <ReraNumber {...papers.rera} /> : exemption(papers),
});

/** The RERA number in words, or why the layout needs none; undefined if neither is entered. */
export const reraText = (papers: Queries.ReraFragment | null) =>
  papers?.rera ? `${words.label} ${papers.rera.number}` : exemption(papers);

/** The RERA number with its label, as large as the price; or why the layout needs none. */
export const Rera = ({ papers }: { papers: Queries.ReraFragment | null }) =>
  papers?.rera ? (
    <LargeNumber>
      <small>{`${words.label} `}</small>
      <ReraNumber {...papers.rera} />
    </LargeNumber>
  ) : (
    papers?.reraExempt && <Facts facts={[reraFact(papers)]} />
  );

const LargeNumber = styled.p(amountText);

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
