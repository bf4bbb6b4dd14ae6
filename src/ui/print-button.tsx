import { needsScripts, printAloneMark } from "../boot/marks";
import { useDevice } from "../lib/use-device";

/** Milliseconds in which a print may begin after `print()` has returned. */
const patience = 2000;

/** Prints a part of the page without the rest; the next print has the whole page, whatever the browser does now. */
function printAlone(part: Element): void {
  const mark = (isAlone: boolean) => {
    for (const element of [document.body, part]) element.toggleAttribute(printAloneMark, isAlone);
  };
  const isOver = new AbortController();
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, signal: isOver.signal });
  const end = () => {
    isOver.abort();
    mark(false);
  };
  let hasBegun = false;
  listen("beforeprint", () => (hasBegun = true));
  // A visitor who acts on the page again has left the print, or was never asked.
  for (const type of ["afterprint", "pointerdown", "keydown"]) listen(type, end);
  mark(true);
  print();
  // Phones, and pages that still load, print later; elsewhere it has begun by now, or never will.
  const isLater = navigator.maxTouchPoints > 0 || document.readyState !== "complete";
  setTimeout(() => !hasBegun && end(), isLater ? patience : 0);
}

export interface PrintButtonProps {
  /** Id of the part of the page; by default the button's section. */
  part?: string;
  children: string;
}

/**
 * A button that prints a part of the page alone. Hidden where the browser cannot print, as inside some apps. Prerendered,
 * to avoid a layout shift; the boot script keeps a click made before hydration.
 */
export function PrintButton({ part = "", children }: PrintButtonProps) {
  const canPrint = useDevice(() => typeof window.print === "function") ?? true;
  return (
    <button
      {...needsScripts}
      type="button"
      data-look="outline"
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
    </button>
  );
}
