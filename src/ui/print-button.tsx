import { needsScripts, printAloneMark } from "../lib/marks";

interface PrintButtonProps {
  /** Id of what is printed; by default the button's section. */
  sectionId?: string;
  children: string;
}

/** Prints a part of the page without the rest; later prints have the whole page. */
function printAlone(part: Element | null): void {
  const mark = (isAlone: boolean) => {
    for (const element of [document.body, part]) element?.toggleAttribute(printAloneMark, isAlone);
  };
  mark(true);
  // A phone prints after `print()` has returned.
  addEventListener("afterprint", () => mark(false), { once: true });
  print();
}

export const PrintButton = ({ sectionId = "", children }: PrintButtonProps) => (
  <button
    {...needsScripts}
    type="button"
    data-look="outline"
    onClick={({ currentTarget: button }) =>
      printAlone(document.getElementById(sectionId) ?? button.closest("section"))
    }
  >
    {children}
  </button>
);
