import { useEffect, useRef, useState } from "react";

import { VisuallyHidden } from "./section";

/** Milliseconds without a change after which a text is said to screen readers. */
const pause = 800;

/** Says a text to screen readers whenever it has changed, and not while it is changing. */
export function Announcement({ text }: { text: string }) {
  const last = useRef(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden as="output">{said}</VisuallyHidden>;
}
