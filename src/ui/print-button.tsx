import { needsScripts, printAloneAttribute } from "../lib/attributes";

interface PrintButtonProps {
  /** The id of what is printed; by default the section around the button. */
  sectionId?: string;
  /** The name of what is printed, which a browser proposes for a PDF. */
  title: string;
  children: string;
}

/** Prints a part of the page without the rest. */
function printAlone(part: Element | null, title: string): void {
  const pageTitle = document.title;
  const setAlone = (isAlone: boolean) => {
    for (const element of [document.body, part])
      element?.toggleAttribute(printAloneAttribute, isAlone);
    document.title = isAlone ? title : pageTitle;
  };
  setAlone(true);
  // A phone prints after `print()` has returned.
  addEventListener("afterprint", () => setAlone(false), { once: true });
  print();
}

export const PrintButton = ({ sectionId = "", title, children }: PrintButtonProps) => (
  <button
    {...needsScripts}
    type="button"
    data-look="outline"
    onClick={({ currentTarget: button }) =>
      printAlone(document.getElementById(sectionId) ?? button.closest("section"), title)
    }
  >
    {children}
  </button>
);
