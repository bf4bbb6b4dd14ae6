import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const update = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    listener();
  };
  addEventListener("beforeprint", update);
  addEventListener("afterprint", update);
  return () => {
    removeEventListener("beforeprint", update);
    removeEventListener("afterprint", update);
  };
}

/** Whether the page is being printed, when long lists show all their items. */
export const useIsPrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
