import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { OutlineButton } from "../ui/button";
import { CopyAddress } from "../ui/copy-address";
import { lineAbove } from "../ui/looks";
import { Section, SectionGround } from "../ui/section";
import { useDevice } from "../lib/use-device";
import { color, from, space, when, withoutScripts } from "../theme";

/** Prints the section of a button without the rest of the page. */
function printSection(button: HTMLElement): void {
  const section = button.closest("section");
  section?.setAttribute("data-alone", "");
  addEventListener("afterprint", () => section?.removeAttribute("data-alone"), { once: true });
  print();
}

/** The checks before a payment, step by step, and what each document proves. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const { heading, steps, labels } = content;
  const hasScripts = useDevice(() => true);

  return (
    <Section
      id="verify"
      heading={heading}
      ground="sunk"
      look={Sheet}
      action={
        <Print type="button" onClick={({ currentTarget }) => printSection(currentTarget)}>
          {content.print}
        </Print>
      }
    >
      <Steps role="list">
        {steps.map(({ title, text, addresses, proves, lacks }) => (
          <Step key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {addresses.map((address) => (
                <div key={address}>
                  <span>{`${address} `}</span>
                  {hasScripts && (
                    <CopyAddress address={address} words={content} look={Copy} name={address} />
                  )}
                </div>
              ))}
            </div>
            <Proofs>
              <div>
                <dt>{labels.proves}</dt>
                <dd>{proves}</dd>
              </div>
              <div>
                <dt>{labels.lacks}</dt>
                <dd>{lacks}</dd>
              </div>
            </Proofs>
          </Step>
        ))}
      </Steps>
      <p>{content.note}</p>
    </Section>
  );
}

const Sheet = styled(SectionGround)({
  [when.print]: {
    "main:has(> &[data-alone]) > :not(&)": { display: "none" },
    "body:has(&[data-alone]) footer": { display: "none" },
  },
});

// Prerendered, to avoid a layout shift; the boot script keeps a click made before hydration.
const Print = styled(OutlineButton)(withoutScripts({ display: "none" }));

const Steps = styled.ol({
  marginBottom: space.xl,
  counterReset: "step",
  color: color.textQuiet,
});

const Step = styled.li({
  ...lineAbove,
  display: "grid",
  gap: `${space.sm} ${space.huge}`,
  paddingBottom: space.lg,
  counterIncrement: "step",
  "h3, h3 ~ div": { color: color.text },
  "h3::before": { content: 'counter(step) ". "' },
  [from("md")]: { gridTemplateColumns: "1fr 1fr" },
});

const Copy = styled.button({
  paddingInline: space.sm,
  paddingBlock: 0,
  border: 0,
  backgroundColor: "transparent",
  color: color.accentText,
  textDecoration: "underline",
});

const Proofs = styled.dl({
  // On phones a label and its text are one paragraph.
  "dt, dd": { display: "inline" },
  dt: { marginInlineEnd: space.sm },
  dd: { color: color.text },
  [from("md")]: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: space.lg,
    "dt, dd": { display: "block" },
  },
});

export const fragment = graphql`
  fragment VerifyChecklist on VerifyChecklist {
    heading {
      ...SectionHeading
    }
    steps {
      title
      text
      addresses
      proves
      lacks
    }
    labels {
      proves
      lacks
    }
    note
    copy
    copied
    copyByHand
    print
  }
`;
