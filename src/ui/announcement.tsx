import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";

import { announcementDelay } from "../theme";
import { visuallyHidden } from "./mixins";

/** A text that screen readers announce when it changes. Not role="status": Orca reads that role in place of the text. */
export const announced = { "aria-live": "polite", "aria-atomic": true } as const;

/** Announces a changed text to screen readers, debounced. */
export function Announcement({ text }: { text: string }) {
  const last = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden {...announced}>{said}</VisuallyHidden>;
}

/** A text for screen readers only. */
export const VisuallyHidden = styled.span(visuallyHidden);
