import type { ReactNode } from "react";

import { needsScripts } from "../lib/marks";
import { useNotice } from "./notice";

export interface NoticeButtonProps {
  /** One of the `buttonLooks`. */
  look: "primary" | "link";
  /** Id of a description for screen readers, where several buttons have the same label. */
  describedBy?: string;
  children: ReactNode;
}

/** A button whose action does not exist yet: it shows the notice. */
export function NoticeButton({ look, describedBy, children }: NoticeButtonProps) {
  const showNotice = useNotice();
  return (
    <button
      {...needsScripts}
      type="button"
      data-look={look}
      aria-describedby={describedBy}
      onClick={showNotice}
    >
      {children}
    </button>
  );
}
