import { needsScripts, printAloneMark } from "../lib/marks";

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
  const mark = (isAlone: boolean) => {
    for (const element of [document.body, part]) element?.toggleAttribute(printAloneMark, isAlone);
    document.title = isAlone ? title : pageTitle;
  };
  mark(true);
  // A phone prints after `print()` has returned.
  addEventListener("afterprint", () => mark(false), { once: true });
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
