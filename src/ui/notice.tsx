import { createContext, useCallback, useContext, useState, type ReactNode } from "react";

import { needsScripts } from "../lib/attributes";
import { onDemand } from "./on-demand";

const NoticeHost = onDemand(() =>
  import(/* webpackChunkName: "notice-host" */ "./notice-host").then((module) => module.NoticeHost),
);

const NoticeContext = createContext(() => {});

/** Returns a function that shows the notice for an action that does not exist yet. */
export const useNotice = () => useContext(NoticeContext);

/** Lets its children show the notice, whose code is loaded when the notice is first needed. */
export function NoticeProvider({ text, children }: { text: string; children: ReactNode }) {
  const [requests, setRequests] = useState(0);
  const show = useCallback(() => setRequests((count) => count + 1), []);
  return (
    <NoticeContext.Provider value={show}>
      {children}
      {requests > 0 && (
        // A new key makes the next notice replace the one that is shown.
        <NoticeHost key={requests} text={text} />
      )}
    </NoticeContext.Provider>
  );
}

interface NoticeButtonProps {
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
