import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const note = ({ type }: Event) => {
    isPrinting = type === "beforeprint";
    listener();
  };
  addEventListener("beforeprint", note);
  addEventListener("afterprint", note);
  return () => {
    removeEventListener("beforeprint", note);
    removeEventListener("afterprint", note);
  };
}

/** Whether the page is being printed: then it has all that a visitor has not yet asked for. */
export const useIsPrinting = () =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
