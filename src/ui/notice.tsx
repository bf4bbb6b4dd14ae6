import styled from "@emotion/styled";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";

import { border, color, layer, size, space } from "../theme";
import { LoadFailure, LoadFailureWords, type OnDemand, useOnDemand } from "./on-demand";

const NoticeContext = createContext<OnDemand<unknown>["ask"]>(() => undefined);

/** Shows the notice of an action that does not exist yet. It takes the control that was pressed. */
export const useNotice = () => useContext(NoticeContext);

export interface NoticeProviderProps {
  text: string;
  /** Said of whatever cannot be fetched on demand. */
  loadFailed: string;
  children: ReactNode;
}

const fetchHost = () =>
  import(/* webpackChunkName: "notice-host" */ "./notice-host").then(
    ({ NoticeHost }) => NoticeHost,
  );

/** Lets the page inside it show the notice. The code that draws it is fetched at the first request. */
export function NoticeProvider({ text, loadFailed, children }: NoticeProviderProps) {
  const { part: Host, hasFailed, ask } = useOnDemand(fetchHost);
  const [requests, setRequests] = useState(0);
  const show = useCallback(
    (control?: Element | null) => {
      setRequests((count) => count + 1);
      ask(control);
    },
    [ask],
  );

  return (
    <NoticeContext.Provider value={show}>
      {Host && <Host text={text} request={requests} />}
      <LoadFailureWords.Provider value={loadFailed}>
        {children}
        {hasFailed && <Failure />}
      </LoadFailureWords.Provider>
    </NoticeContext.Provider>
  );
}

// Where the notice would be, and for about as long.
const Failure = styled(LoadFailure)({
  position: "fixed",
  zIndex: layer.floating,
  insetInlineStart: space.lg,
  insetBlockEnd: space.lg,
  maxWidth: `calc(100% - ${size.floating} - 3 * ${space.lg})`,
  padding: space.md,
  border: `${border.rule} solid`,
  backgroundColor: color.surfaceRaised,
  animation: "away 8s forwards",
});
