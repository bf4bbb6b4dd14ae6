import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useRef } from "react";

import { OutlineButton } from "../ui/button";
import { Columns } from "../ui/columns";
import { CopyAddress } from "../ui/copy-address";
import { Container, Section, SectionHeading } from "../ui/section";
import { Table } from "../ui/table";
import { useDevice } from "../lib/use-device";
import { color, fontWeight, from, space, when, withoutScripts } from "../theme";

/** What to check before paying, in its order, and what each document proves. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const { heading, steps, columns, documents } = content;
  const section = useRef<HTMLElement>(null);
  const hasScripts = useDevice(() => true);
  const printAlone = () => {
    const { current } = section;
    current?.setAttribute("data-alone", "");
    addEventListener("afterprint", () => current?.removeAttribute("data-alone"), { once: true });
    print();
  };

  return (
    <Sheet ref={section} aria-labelledby="verify">
      <Container>
        <SectionHeading id="verify" heading={heading}>
          <Print type="button" onClick={printAlone}>
            {content.print}
          </Print>
        </SectionHeading>
        <Columns>
          <Steps>
            {steps.map(({ title, text, addresses }) => (
              <li key={title}>
                <h3>{title}</h3>
                {text}
                {addresses.map((address) => (
                  <Address key={address}>
                    {`${address} `}
                    {hasScripts && (
                      <CopyAddress address={address} words={content} look={Copy} name={address} />
                    )}
                  </Address>
                ))}
              </li>
            ))}
          </Steps>
          <div>
            <Proofs>
              <thead>
                <tr>
                  <th scope="col">{columns.document}</th>
                  <th scope="col">{columns.proves}</th>
                  <th scope="col">{columns.lacks}</th>
                </tr>
              </thead>
              <tbody>
                {documents.map(({ name, proves, lacks }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{proves}</td>
                    <td>{lacks}</td>
                  </tr>
                ))}
              </tbody>
            </Proofs>
            <Note>{content.note}</Note>
          </div>
        </Columns>
      </Container>
    </Sheet>
  );
}

const Sheet = styled(Section)({
  [when.print]: {
    "main:has(> &[data-alone]) > :not(&)": { display: "none" },
    "body:has(&[data-alone]) footer": { display: "none" },
  },
});

// In the prebuilt page, so that nothing moves; a click before scripts run is made up for.
const Print = styled(OutlineButton)(withoutScripts({ display: "none" }));

const Steps = styled.ol({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.lg,
  paddingInlineStart: space.xl,
  color: color.textQuiet,
  "li::marker, h3": { color: color.text, fontWeight: fontWeight.semibold },
  li: { breakInside: "avoid" },
  h3: { fontSize: "inherit", lineHeight: "inherit" },
});

const Address = styled.div({ color: color.text });

const Copy = styled.button({
  paddingInline: space.sm,
  paddingBlock: 0,
  border: 0,
  backgroundColor: "transparent",
  color: color.accentText,
  textDecoration: "underline",
});

const Proofs = styled(Table)({
  // On a phone a document is above what it proves and what it does not.
  tr: {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > th:first-of-type": { gridColumn: "1 / -1" },
    "& > td": { paddingTop: 0 },
  },
  [from("sm")]: {
    tr: { display: "table-row", "& > td": { paddingTop: space.md } },
  },
});

const Note = styled.p({ marginTop: space.xl });

export const fragment = graphql`
  fragment VerifyChecklist on VerifyChecklist {
    heading {
      ...SectionHeading
    }
    steps {
      title
      text
      addresses
    }
    columns {
      document
      proves
      lacks
    }
    documents {
      name
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
