import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { CopyAddress } from "./copy-address";
import { termList } from "../ui/mixins";
import { PrintButton } from "../ui/print-button";
import { Section } from "../ui/section";
import { useBrowserValue } from "../lib/use-browser-value";
import { from, space } from "../theme";
import { checklistWords as words } from "./words";

/** The checks before a payment, step by step, and what each document proves. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const isHydrated = useBrowserValue(() => true);

  return (
    <Section id="verify" heading={content} action={<PrintButton>{words.print}</PrintButton>}>
      <Checks role="list">
        {content.steps.map(({ title, text, addresses, proves, limits }) => (
          <Check key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {addresses.map((address) => (
                <div key={address}>
                  <span>{`${address} `}</span>
                  {isHydrated && <CopyAddress address={address} />}
                </div>
              ))}
            </div>
            <Proofs>
              <div>
                <dt>{words.proves}</dt>
                <dd>{proves}</dd>
              </div>
              <div>
                <dt>{words.limits}</dt>
                <dd>{limits}</dd>
              </div>
            </Proofs>
          </Check>
        ))}
      </Checks>
      <p>{content.note}</p>
    </Section>
  );
}

const Checks = styled.ol({
  marginBottom: space.xl,
  counterReset: "step",
});

const Check = styled.li({
  display: "grid",
  gap: `${space.sm} ${space.rows}`,
  marginBottom: space.items,
  counterIncrement: "step",
  "h3::before": { content: 'counter(step) ". "' },
  [from("md")]: { gridTemplateColumns: "1fr 1fr" },
});

const Proofs = styled.dl({
  ...termList,
  [from("md")]: { gridTemplateColumns: "1fr 1fr", gap: space.lg },
});

export const fragment = graphql`
  fragment VerifyChecklist on VerifyChecklist {
    ...SectionHeading
    steps {
      title
      text
      addresses
      proves
      limits
    }
    note
  }
`;
