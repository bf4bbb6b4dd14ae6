import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useState } from "react";

import { noPrint } from "./lib/marks";
import { useBrowserValue } from "./lib/query";
import { color, fontWeight, from, hairline, space } from "./theme";
import { Input } from "./ui/field";
import { displayText, secondaryText } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { PointList } from "./ui/points";
import { announced, Columns, VisuallyHidden } from "./ui/primitives";
import { PrintButton } from "./ui/print-button";
import { Section } from "./ui/section";
import { StepList, Steps } from "./ui/steps";

/** The words of the checklist. */
const words = {
  proves: "It proves",
  limits: "Look elsewhere for",
  copy: "Copy",
  copied: "Copied",
  /** Beside an address that the browser refused to copy. */
  copyByHand: "Copy this address:",
  print: "Print checklist",
  checklist: "Checklist of papers",
} as const;

/** The steps to a plot, numbered, beside a photo; below them the terms. */
export const BookingPath = ({ booking }: { booking: Queries.BookingPathFragment }) => (
  <Section id="booking" heading={booking} list={booking.steps}>
    <Columns minWidth="max(27rem, 40%)" rowGap="items">
      <Steps
        steps={booking.steps.map(({ title, description: text }, index) => ({
          label: index + 1,
          title,
          text,
        }))}
        as={Path}
      />
      <Photo as={Beside} photo={booking.photo} fill />
    </Columns>
    {booking.terms.length > 0 && (
      <Terms as="dl" rowGap="items">
        {booking.terms.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Terms>
    )}
  </Section>
);

const Path = styled(StepList)({
  "li > span": { ...displayText("amount"), minWidth: "1ch", color: color.accentText },
  "li > div": { paddingTop: 0 },
});

// As high as the steps, where it is beside them.
const Beside = styled(PhotoFrame)({
  aspectRatio: "3 / 2",
  [from("lg")]: { alignSelf: "stretch", aspectRatio: "auto" },
});

const Terms = styled(PointList)({ marginTop: space.columns });

/** The checks before a payment, step by step, and what each document proves. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const isHydrated = useBrowserValue(() => true);

  return (
    <Section
      id="verify"
      heading={content}
      list={content.steps}
      action={<PrintButton title={words.checklist}>{words.print}</PrintButton>}
    >
      <Checks role="list">
        {content.steps.map(({ title, text, addresses, proves, limits }) => (
          <Check key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {addresses.map((address) => (
                <Source key={address}>
                  <span>{`${address} `}</span>
                  {isHydrated && <CopyAddress address={address} />}
                </Source>
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

// On wide screens a row of a table; the labels of the first are the heads of the columns.
const Check = styled.li({
  display: "grid",
  gap: `${space.md} ${space.huge}`,
  paddingBlock: space.xl,
  borderTop: hairline,
  counterIncrement: "step",
  h3: { marginBottom: space.sm },
  "h3::before": { content: 'counter(step) ". "' },
  [from("lg")]: {
    gridTemplateColumns: "5fr 6fr",
    // For screen readers.
    "& + & dt": { clipPath: "inset(50%)" },
  },
});

/** An address of an authority; as many as fit stand in a line. */
const Source = styled.span({
  ...secondaryText,
  display: "inline-block",
  maxWidth: "100%",
  marginTop: space.xs,
  marginInlineEnd: space.lg,
});

const Proofs = styled.dl({
  display: "grid",
  alignContent: "start",
  gap: `${space.sm} max(${space.lg}, 7%)`,
  "dt, dd": { display: "inline" },
  dt: { fontWeight: fontWeight.semibold },
  "dt::after": { content: '": "' },
  [from("lg")]: {
    gridTemplateColumns: "1fr 1fr",
    dt: { position: "absolute", insetBlockStart: 0 },
    "dt::after": { content: "none" },
  },
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
  fragment BookingPath on BookingPath {
    ...SectionHeading
    steps {
      title
      description
    }
    terms {
      title
      description
    }
    photo {
      ...Photo
      image(slot: BAND)
    }
  }

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
