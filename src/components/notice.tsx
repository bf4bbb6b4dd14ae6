import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";

import type { NoticeHost, NoticeHostProps } from "./notice-host";

const NoticeContext = createContext<() => void>(() => undefined);

/** Shows the notice of an action that does not exist yet. */
export const useNotice = () => useContext(NoticeContext);

/**
 * Lets the page inside it show the notice. The code that draws it is fetched at the first request.
 * @param text the notice.
 */
export function NoticeProvider({ text, children }: { text: string; children: ReactNode }) {
  const [Host, setHost] = useState<typeof NoticeHost>();
  const [requests, setRequests] = useState<NoticeHostProps["request"]>(0);
  const loading = useRef(false);

  const show = useCallback(() => {
    setRequests((count) => count + 1);
    if (loading.current) return;
    loading.current = true;
    import(/* webpackChunkName: "notice-host" */ "./notice-host").then(
      (module) => setHost(() => module.NoticeHost),
      // The next request tries again.
      () => {
        loading.current = false;
      },
    );
  }, []);

  return (
    <NoticeContext.Provider value={show}>
      {children}
      {Host && <Host text={text} request={requests} />}
    </NoticeContext.Provider>
  );
}
