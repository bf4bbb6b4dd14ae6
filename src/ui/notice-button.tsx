import type { ReactNode } from "react";

import { OutlineButton, OutlineOnDarkButton, SealButton } from "./button";
import { useNotice } from "./notice";

const looks = { seal: SealButton, outline: OutlineButton, outlineOnDark: OutlineOnDarkButton };

export interface NoticeButtonProps {
  look: keyof typeof looks;
  /** Id of a description for screen readers, where several buttons have the same label. */
  describedBy?: string;
  children: ReactNode;
}

/** A button whose action does not exist yet: it shows the notice. */
export function NoticeButton({ look, describedBy, ...rest }: NoticeButtonProps) {
  const Look = looks[look];
  const showNotice = useNotice();
  return (
    <Look
      type="button"
      aria-describedby={describedBy}
      onClick={({ currentTarget }) => showNotice(currentTarget)}
      {...rest}
    />
  );
}
