import styled from "@emotion/styled";
import { useState } from "react";

import { color, space } from "../theme";
import { noPrint } from "../lib/marks";
import { announced, VisuallyHidden } from "../ui/announcement";
import { Input } from "../ui/field";
import { checklistWords as words } from "./words";

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** A button that copies an address. If the browser refuses, a field shows it selected, to copy by hand. */
export function CopyAddress({ address }: { address: string }) {
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
