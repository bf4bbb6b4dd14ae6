import { createContext, lazy, type ReactNode, useCallback, useContext, useState } from "react";

import { OnDemand } from "./on-demand";

const NoticeHost = lazy(() =>
  import(/* webpackChunkName: "notice-host" */ "./notice-host").then((module) => ({
    default: module.NoticeHost,
  })),
);

const NoticeContext = createContext(() => {});

/** Returns a function that shows the notice of missing actions. */
export const useNotice = () => useContext(NoticeContext);

export interface NoticeProviderProps {
  text: string;
  children: ReactNode;
}

/** Lets its children show the notice, whose code is loaded at the first request. */
export function NoticeProvider({ text, children }: NoticeProviderProps) {
  const [requests, setRequests] = useState(0);
  const show = useCallback(() => setRequests((count) => count + 1), []);
  return (
    <NoticeContext.Provider value={show}>
      {children}
      {requests > 0 && (
        <OnDemand>
          {/* With a new key a request replaces the notice that is shown. */}
          <NoticeHost key={requests} text={text} />
        </OnDemand>
      )}
    </NoticeContext.Provider>
  );
}
