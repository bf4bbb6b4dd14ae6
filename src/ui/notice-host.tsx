import styled from "@emotion/styled";
import { enqueueSnackbar, MaterialDesignContent, SnackbarProvider } from "notistack";
import { useEffect } from "react";

import { border, color, fontSize, noticeDuration, shadow, space } from "../theme";

export function NoticeHost({ text }: { text: string }) {
  useEffect(() => {
    enqueueSnackbar(text);
  }, [text]);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return (
    <SnackbarProvider
      autoHideDuration={noticeDuration}
      Components={components}
      // It would slide in.
      transitionDuration={isCalm ? 0 : undefined}
    />
  );
}

const Content = styled(MaterialDesignContent)({
  // Twice, since notistack adds its styles last.
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

const components = { default: Content };
