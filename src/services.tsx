import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useState } from "react";

import { noPrint } from "./lib/attributes";
import { useBrowserValue } from "./lib/query";
import { color, fontWeight, from, hairline, space } from "./theme";
import { PointList, StepList, Steps } from "./ui/lists";
import { displayText, secondaryText } from "./ui/mixins";
import { Photo, PhotoFrame } from "./ui/photo";
import { announced, Columns, VisuallyHidden } from "./ui/primitives";
import { PrintButton } from "./ui/print-button";
import { Section } from "./ui/section";

const words = {
  proves: "It proves",
  limits: "Look elsewhere for",
  copy: "Copy",
  copied: "Copied",
  /** The browser has refused to copy. */
  copyByHand: "Select the address to copy it",
  print: "Print checklist",
  checklist: "Checklist of papers",
} as const;

/** The numbered steps to a plot beside a photo, and the terms. */
export const Booking = ({ booking }: Queries.ServiceSectionsFragment) => (
  <Section id="booking" heading={booking} list={booking.steps}>
    <Columns minWidth="max(27rem, 40%)" rowGap="items">
      <Steps
        steps={booking.steps.map((step, index) => ({ ...step, label: index + 1 }))}
        as={BookingSteps}
      />
      <Photo as={BookingPhoto} photo={booking.photo} fill />
    </Columns>
    {booking.terms.length > 0 && (
      <BookingTerms as="dl" rowGap="items">
        {booking.terms.map(({ title, description }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </BookingTerms>
    )}
  </Section>
);

// Each item is a number (`span`) and a step (`div`).
const BookingSteps = styled(StepList)({
  // As wide as one digit of the display font.
  "li > span": { ...displayText("amount"), minWidth: "0.65em", color: color.accentText },
  "li > div": { paddingTop: 0 },
});

// On wide screens the photo is as high as the steps beside it.
const BookingPhoto = styled(PhotoFrame)({
  aspectRatio: "3 / 2",
  [from("lg")]: { alignSelf: "stretch", aspectRatio: "auto" },
});

const BookingTerms = styled(PointList)({ marginTop: space.columns });

/** The checks before a payment, and what the document of each check proves. */
export const VerifyChecklist = ({ verify }: Queries.ServiceSectionsFragment) => (
  <Section
    id="verify"
    heading={verify}
    list={verify.steps}
    action={<PrintButton title={words.checklist}>{words.print}</PrintButton>}
  >
    <Checks role="list">
      {verify.steps.map(({ title, text, addresses, proves, limits }) => (
        <Check key={title}>
          <div>
            <CheckTitle>{title}</CheckTitle>
            <p>{text}</p>
            {addresses.map((address) => (
              <Address key={address}>
                <span>{`${address} `}</span>
                <CopyAddress address={address} />
              </Address>
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
    <p>{verify.note}</p>
  </Section>
);

const Checks = styled.ol({
  position: "relative",
  marginBottom: space.xl,
  counterReset: "step",
  [from("lg")]: { paddingTop: space.xxl },
});

// On wide screens each check looks like a row of a table, and the labels of the first check are the column heads.
const Check = styled.li({
  display: "grid",
  gap: `${space.md} ${space.huge}`,
  paddingBlock: space.xl,
  borderTop: hairline,
  counterIncrement: "step",
  [from("lg")]: {
    gridTemplateColumns: "5fr 6fr",
    // Hides the labels of the other checks visually, but not from screen readers.
    "& + & dt": { clipPath: "inset(50%)" },
  },
});

const CheckTitle = styled.h3({
  marginBottom: space.sm,
  "&::before": { content: 'counter(step) ". "' },
});

/** The web address of an authority, in one line with others where they fit. */
const Address = styled.span({
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

/** A button that copies an address, and says whether that worked. Needs scripts. */
function CopyAddress({ address }: { address: string }) {
  const [result, setResult] = useState("");
  const isHydrated = useBrowserValue(() => true);
  const copy = async () => {
    // Screen readers announce the second of two equal results only if another text was between them.
    setResult("");
    try {
      await navigator.clipboard.writeText(address);
      setResult(words.copied);
    } catch {
      setResult(words.copyByHand);
    }
  };
  return (
    isHydrated && (
      <CopyControl {...noPrint}>
        <CopyButton type="button" onClick={copy}>
          <span>{words.copy}</span>
          <VisuallyHidden>{` ${address}`}</VisuallyHidden>
        </CopyButton>
        <span {...announced}>{result}</span>
      </CopyControl>
    )
  );
}

const CopyControl = styled.span({ display: "inline-flex", flexWrap: "wrap", columnGap: space.md });

const CopyButton = styled.button({
  padding: `0 ${space.sm}`,
  border: 0,
  backgroundColor: "transparent",
  color: color.accentText,
  textDecoration: "underline",
});

export const fragment = graphql`
  fragment ServiceSections on ServicesPage {
    services {
      ...FeatureSection
    }
    booking {
      ...SectionHeading
      steps {
        title
        text: description
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
    verify {
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
  }
`;
