import styled from "@emotion/styled";
import { type ElementType, useState } from "react";

import { border, color, radius, size, space } from "../theme";
import { noPrint } from "../boot/marks";
import { announced } from "./announcement";
import { VisuallyHidden } from "./section";
import { copyByHand } from "./field-words";

export interface CopyAddressProps {
  address: string;
  words: { copy: string; copied: string };
  /** The element of the button. */
  component: ElementType;
  /** Follows the label for screen readers, to tell several buttons apart. */
  name?: string;
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A button that copies an address. If the browser refuses, a field shows it selected, to copy by hand. */
export function CopyAddress({ address, words, component: Button, name }: CopyAddressProps) {
  const [result, setResult] = useState<{ address: string; isCopied: boolean }>();
  // Forgets the result once the address has changed.
  const last = result?.address === address ? result : undefined;

  const copy = async () => {
    // Clears the status, so that screen readers announce the same result again.
    setResult(undefined);
    try {
      // Fails without a clipboard, as in a page that is not secure.
      await navigator.clipboard.writeText(address);
      setResult({ address, isCopied: true });
    } catch {
      setResult({ address, isCopied: false });
    }
  };
  return (
    <Copy {...noPrint}>
      <Button type="button" onClick={copy}>
        <span>{words.copy}</span>
        {name && <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
      </Button>
      <span {...announced}>{last && (last.isCopied ? words.copied : copyByHand)}</span>
      {last?.isCopied === false && (
        <Address ref={select} readOnly value={address} aria-label={copyByHand} />
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
});

const Address = styled.input({
  flexBasis: "100%",
  minHeight: size.touch,
  padding: `${space.sm} ${space.md}`,
  border: `${border.thin} solid ${color.textQuiet}`,
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
});
