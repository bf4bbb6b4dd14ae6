import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from "notistack";
import { useEffect, useRef } from "react";

import { border, color, shadow } from "../theme";

/** How long the notice is shown, in milliseconds. */
const displayTime = 5000;

export interface NoticeHostProps {
  text: string;
  /** Increases by one with each request for the notice. */
  request: number;
}

/** Shows one notice at a time: a new request replaces the current notice and restarts its time. */
export function NoticeHost({ text, request }: NoticeHostProps) {
  const current = useRef<ReturnType<typeof enqueueSnackbar>>();

  useEffect(() => {
    // Named, so that a notice still waiting for its place is dropped too.
    if (current.current !== undefined) closeSnackbar(current.current);
    current.current = enqueueSnackbar(text, { key: `notice-${request}` });
  }, [text, request]);

  return (
    <SnackbarProvider
      maxSnack={1}
      autoHideDuration={displayTime}
      transitionDuration={transition}
      style={look}
      anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
    />
  );
}

const look = {
  borderInlineStart: `${border.rule} solid ${color.accent}`,
  backgroundColor: color.surfaceDarkRaised,
  boxShadow: shadow.lifted,
  color: color.textOnDark,
  fontFamily: "inherit",
};

const transition = { enter: 150, exit: 100 };
