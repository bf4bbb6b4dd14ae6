import { needsScripts, printAloneMark } from "../lib/marks";
import { useBrowserValue } from "../lib/use-browser-value";

/** Prints a section of the page without the rest; later prints have the whole page. */
function printAlone(section: Element): void {
  const mark = (isAlone: boolean) => {
    for (const element of [document.body, section])
      element.toggleAttribute(printAloneMark, isAlone);
  };
  const printing = new AbortController();
  const end = () => {
    printing.abort();
    mark(false);
  };
  // A visitor who acts on the page again has left the print: a phone may print after `print()` has returned, or never.
  const options = { capture: true, signal: printing.signal };
  for (const type of ["afterprint", "pointerdown", "keydown"]) addEventListener(type, end, options);
  // Some browsers never say that a print has ended; then the next one begins.
  const begin = () => addEventListener("beforeprint", end, options);
  addEventListener("beforeprint", begin, { once: true, signal: printing.signal });
  mark(true);
  try {
    print();
  } catch (error) {
    end();
    throw error;
  }
}

export interface PrintButtonProps {
  /** Id of what is printed; by default the button's section. */
  sectionId?: string;
  children: string;
}

/**
 * A button that prints a section of the page alone. Hidden where the browser cannot print, as inside some apps. Prebuilt,
 * to avoid a layout shift; the boot script keeps a click made before hydration.
 */
export function PrintButton({ sectionId = "", children }: PrintButtonProps) {
  const canPrint = useBrowserValue(() => typeof window.print === "function") ?? true;
  return (
    <button
      {...needsScripts}
      type="button"
      data-look="outline"
      style={canPrint ? undefined : { visibility: "hidden" }}
      onClick={({ currentTarget: button }) => {
        // If the press came before hydration, a part that depends on the URL is drawn a task later.
        setTimeout(() => {
          const printed = document.getElementById(sectionId) ?? button.closest("section");
          if (printed) printAlone(printed);
        });
      }}
    >
      {children}
    </button>
  );
}
