import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useState } from "react";

import { PrintButton } from "../ui/print-button";
import { Section } from "../ui/section";
import { useBrowserValue } from "../lib/use-browser-value";
import { color, fontWeight, from, hairline, space } from "../theme";
import { checklistWords as words } from "./words";
import { noPrint } from "../lib/marks";
import { announced, VisuallyHidden } from "../ui/announcement";
import { Input } from "../ui/field";

/** The checks before a payment, step by step, and what each document proves. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const isHydrated = useBrowserValue(() => true);

  return (
    <Section
      id="verify"
      heading={content}
      list={content.steps}
      action={<PrintButton title={content.title}>{words.print}</PrintButton>}
    >
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
  position: "relative",
  marginBottom: space.xl,
  counterReset: "step",
  [from("lg")]: { paddingTop: space.xxl },
});

// A row of a table; the labels of the first are the heads of the columns.
const Check = styled.li({
  display: "grid",
  gap: `${space.lg} ${space.huge}`,
  paddingBlock: space.xl,
  borderTop: hairline,
  counterIncrement: "step",
  h3: { marginBottom: space.sm },
  "h3::before": { content: 'counter(step) ". "' },
  [from("lg")]: {
    gridTemplateColumns: "5fr 6fr",
    dt: { position: "absolute", insetBlockStart: 0 },
    // For screen readers.
    "& + & dt": { clipPath: "inset(50%)" },
  },
});

const Proofs = styled.dl({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 13rem), 1fr))",
  gap: `${space.lg} max(${space.lg}, 7%)`,
  dt: { minHeight: space.xl, marginBottom: space.sm, fontWeight: fontWeight.semibold },
});

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A button that copies an address. If the browser refuses, a field shows it selected, to copy by hand. */
function CopyAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    // Clears the status, so that screen readers announce the same result again.
    setCopied(undefined);
    try {
      // Fails without a clipboard, as in a page that is not secure.
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <Copy {...noPrint}>
      <button type="button" onClick={copy}>
        <span>{words.copy}</span>
        <VisuallyHidden>{` ${address}`}</VisuallyHidden>
      </button>
      <span {...announced}>
        {isCopied !== undefined && (isCopied ? words.copied : words.copyByHand)}
      </span>
      {isCopied === false && (
        <Address ref={select} readOnly value={address} aria-label={words.copyByHand} />
      )}
    </Copy>
  );
}

const Copy = styled.span({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.md,
  maxWidth: "100%",
  button: {
    paddingInline: space.sm,
    paddingBlock: 0,
    border: 0,
    backgroundColor: "transparent",
    color: color.accentText,
    textDecoration: "underline",
  },
});

const Address = styled(Input)({ flexBasis: "100%" });

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
