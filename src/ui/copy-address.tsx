import styled from "@emotion/styled";
import { type ElementType, useState } from "react";

import { border, color, radius, size, space, when } from "../theme";
import { VisuallyHidden } from "./section";

export interface CopyAddressProps {
  address: string;
  words: { copy: string; copied: string; copyByHand: string };
  /** Look of the button. */
  look: ElementType;
  /** Said after the button's label to people who cannot see what is beside it. */
  name?: string;
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Copies an address. Where the browser refuses, it is shown and selected, to be copied by hand. */
export function CopyAddress({ address, words, look: Look, name }: CopyAddressProps) {
  const [result, setResult] = useState<{ address: string; isCopied: boolean }>();
  // What was copied may no longer be what is shown.
  const last = result?.address === address ? result : undefined;

  const copy = async () => {
    // What is said again is announced again.
    setResult(undefined);
    try {
      // A page that is not secure has no clipboard.
      await navigator.clipboard.writeText(address);
      setResult({ address, isCopied: true });
    } catch {
      setResult({ address, isCopied: false });
    }
  };
  return (
    <Copy>
      <Look type="button" onClick={copy}>
        {words.copy}
        {name && <VisuallyHidden> {name}</VisuallyHidden>}
      </Look>
      <span role="status">{last && (last.isCopied ? words.copied : words.copyByHand)}</span>
      {last?.isCopied === false && (
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
  [when.print]: { display: "none" },
});

const Address = styled.input({
  flexBasis: "100%",
  minWidth: 0,
  minHeight: size.touch,
  padding: `${space.sm} ${space.md}`,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
});
