/** A browser with one window, as the tests use it. */
export interface Session {
  /** Loads an address of the test site. */
  open: (address: string) => Promise<unknown>;
  /** Calls a function in the page, with a text if it takes one. @returns its result, as JSON has it. */
  evaluate: <Result>(call: (text: string) => Result, text?: string) => Promise<Awaited<Result>>;
  /** Presses the control that `controlNamed` finds. */
  press: (name: string) => Promise<unknown>;
  /** Types into the control that `controlNamed` finds. */
  type: (name: string, text: string) => Promise<unknown>;
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  back: () => Promise<unknown>;
  /** The errors and warnings of the page since the last call: its own, the console's and the CSP's. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

/** Finds the first visible control by its label, its name for screen readers, or its text. Runs in the page. */
export function controlNamed(name: string): HTMLElement {
  const controls = document.querySelectorAll<HTMLInputElement>(
    "a, button, input, select, textarea",
  );
  for (const control of controls) {
    const label = control.labels?.[0];
    const named = [label?.firstElementChild, label, control].map((part) => part?.textContent);
    if (!control.checkVisibility() || ![control.ariaLabel, ...named].includes(name)) continue;
    control.scrollIntoView({ block: "center", behavior: "instant" });
    return control;
  }
  throw new Error(`No visible control is called ${name}.`);
}
