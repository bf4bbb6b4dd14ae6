import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

import { border, chatClearance, color, failureDuration, layer, space } from "../theme";
import { LoadFailure, type OnDemand, useOnDemand } from "./on-demand";

const NoticeContext = createContext<OnDemand<unknown>["load"]>(() => undefined);

/** Returns a function that shows the notice of missing actions; it takes the pressed control. */
export const useNotice = () => useContext(NoticeContext);

export interface NoticeProviderProps {
  text: string;
  children: ReactNode;
}

const fetchHost = () =>
  import(/* webpackChunkName: "notice-host" */ "./notice-host").then(
    ({ NoticeHost }) => NoticeHost,
  );

/** Lets its children show the notice, whose code is loaded at the first request. */
export function NoticeProvider({ text, children }: NoticeProviderProps) {
  const { code: Host, hasFailed, load } = useOnDemand(fetchHost);
  const [requests, setRequests] = useState(0);
  const [failures, setFailures] = useState(0);
  const show = useCallback(
    (control?: Element | null) => {
      setRequests((count) => count + 1);
      load(control);
    },
    [load],
  );

  useEffect(() => {
    const count = () => setFailures((number) => number + 1);
    if (hasFailed) count();
  }, [hasFailed]);

  return (
    <NoticeContext.Provider value={show}>
      {children}
      {/* With a new key it is drawn, and so announced, again. */}
      {failures > 0 && <Failure key={failures} />}
      {/* A live region must exist before its text. It is last, so that screen readers do not start with it. */}
      <div aria-live="assertive">{Host && <Host text={text} request={requests} />}</div>
    </NoticeContext.Provider>
  );
}

const away = keyframes({ to: { visibility: "hidden" } });

// Takes the place of the notice, and disappears like it.
const Failure = styled(LoadFailure)({
  position: "fixed",
  zIndex: layer.floating,
  insetInlineStart: space.lg,
  insetBlockEnd: `var(${chatClearance.foot})`,
  maxWidth: `calc(100% - 2 * ${space.lg})`,
  padding: space.md,
  border: `${border.rule} solid`,
  backgroundColor: color.surfaceRaised,
  animation: `${away} ${failureDuration} forwards`,
});
