import styled from "@emotion/styled";
import { graphql } from "gatsby";

import { OutlineButton } from "../ui/button";
import { Columns } from "../ui/columns";
import { CopyAddress } from "../ui/copy-address";
import { Section, SectionGround } from "../ui/section";
import { Heads, Table } from "../ui/table";
import { useDevice } from "../lib/use-device";
import { color, fontWeight, from, space, when, withoutScripts } from "../theme";

/** Prints the section of a button without the rest of the page. */
function printSection(button: HTMLElement): void {
  const section = button.closest("section");
  section?.setAttribute("data-alone", "");
  addEventListener("afterprint", () => section?.removeAttribute("data-alone"), { once: true });
  print();
}

/** The checks before a payment, step by step, and a table of the documents. */
export function VerifyChecklist({ content }: { content: Queries.VerifyChecklistFragment }) {
  const { heading, steps, columns, documents } = content;
  const hasScripts = useDevice(() => true);

  return (
    <Section
      id="verify"
      heading={heading}
      look={Sheet}
      action={
        <Print type="button" onClick={({ currentTarget }) => printSection(currentTarget)}>
          {content.print}
        </Print>
      }
    >
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
            <Heads texts={[columns.document, columns.proves, columns.lacks]} />
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
  display: "grid",
  gap: space.lg,
  paddingInlineStart: space.xl,
  color: color.textQuiet,
  "li::marker, h3": { color: color.text, fontWeight: fontWeight.semibold },
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
  // On phones the name of the document goes above the other two cells.
  tr: {
    display: "grid",
    gridTemplateColumns: "repeat(2, 1fr)",
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
