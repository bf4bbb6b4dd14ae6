import styled from "@emotion/styled";

import { withoutScripts } from "../boot/marks";
import { printAlone } from "../lib/printing";
import { useDevice } from "../lib/use-device";
import { OutlineButton } from "./button";

export interface PrintButtonProps {
  /** Id of the part of the page; by default the button's section. */
  part?: string;
  children: string;
}

/** A button that prints a part of the page alone. Hidden where the browser cannot print, as inside some apps. */
export function PrintButton({ part = "", children }: PrintButtonProps) {
  const canPrint = useDevice(() => typeof window.print === "function") ?? true;
  return (
    <Print
      type="button"
      style={canPrint ? undefined : { visibility: "hidden" }}
      onClick={({ currentTarget: button }) => {
        // After a press before hydration, a part that the address decides on is drawn a task later.
        setTimeout(() => {
          const printed = document.getElementById(part) ?? button.closest("section");
          if (printed) printAlone(printed);
        });
      }}
    >
      {children}
    </Print>
  );
}

// Prerendered, to avoid a layout shift; the boot script keeps a click made before hydration.
const Print = styled(OutlineButton)({ [withoutScripts]: { display: "none" } });
