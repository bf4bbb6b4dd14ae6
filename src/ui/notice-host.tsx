import styled from "@emotion/styled";
import { enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from "notistack";
import { useEffect } from "react";

import { border, chatSide, color, fontSize, noticeDuration, shadow, space } from "../theme";

export function NoticeHost({ text }: { text: string }) {
  useEffect(() => {
    enqueueSnackbar(text);
  }, [text]);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <SnackbarProvider
      autoHideDuration={noticeDuration}
      anchorOrigin={{ vertical: "bottom", horizontal: chatSide === "right" ? "left" : "right" }}
      Components={components}
      // By default the notice slides in.
      transitionDuration={isCalm ? 0 : undefined}
    />
  );
}

const NoticeContent = styled(MaterialDesignContent)({
  // Doubled to be stronger than the styles of notistack, which come later.
  "&&": {
    padding: `${space.xs} ${space.lg}`,
    // Keeps its shape when forced colours remove the background.
    border: `${border.thin} solid ${color.outline}`,
    borderInlineStart: `${border.rule} solid ${color.accent}`,
    backgroundColor: color.surfaceDark,
    color: color.textOnDark,
    boxShadow: shadow,
    fontSize: fontSize.small,
  },
});

const components = { default: NoticeContent };
