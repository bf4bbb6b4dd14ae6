import { missingChromium } from "./chromium";
import { type Kind, type Outcome, runSideBySide } from "./kinds";

/** Every run has it; `npm test` has it; only `--edit`; only `--all`. */
type When = "always" | "test" | "edit" | "all";

interface TestKind extends Kind {
  when: When;
  /** Whether it cannot run without a browser, or what is run instead. */
  browser?: "required" | { without: string };
}

// Two sequences of about the same length run side by side, one for each core of a small machine.
const first: TestKind[] = [
  {
    name: "build",
    about: "a production build",
    command: "tsx scripts/build.ts",
    when: "always",
  },
  {
    name: "browser",
    about: "the built site in a real browser",
    command: "playwright test --project browser",
    browser: "required",
    needs: "build",
    when: "test",
  },
  {
    name: "stress",
    about: "odd addresses, half-done deploys, every page by keyboard, in large text, in Firefox",
    command: "playwright test --project stress",
    browser: "required",
    needs: "build",
    when: "all",
  },
  {
    name: "screens",
    about: "the part of browser that an edit to the content can break",
    command: "playwright test --project=browser accessibility rhythm",
    browser: "required",
    needs: "build",
    when: "edit",
  },
  {
    name: "forms",
    about: "the editors' forms, whose CMS it installs",
    command: "playwright test --project forms",
    browser: "required",
    needs: "build",
    when: "all",
  },
  {
    name: "unit",
    about: "functions and components",
    command: "jest --selectProjects unit",
    when: "test",
  },
  {
    name: "variants",
    about: "the tests of pages over variants of the content, built in a copy of the project",
    command: "tsx test/variants/run.ts",
    browser: "required",
    when: "all",
  },
];
const second: TestKind[] = [
  {
    name: "format",
    about: "formatting",
    command: "prettier --check . --log-level warn",
    when: "test",
  },
  { name: "lint", about: "lint rules", command: "oxlint --deny-warnings", when: "test" },
  {
    name: "content",
    about: "the JSON files of data/",
    command: "tsx scripts/validate.ts",
    when: "always",
  },
  {
    name: "editing",
    about: "what a change, and a mistake, in the content does",
    command: "jest --selectProjects editing --runInBand",
    browser: {
      without: "jest --selectProjects editing --runInBand --testPathIgnorePatterns develop",
    },
    needs: "build",
    when: "test",
  },
  {
    name: "html",
    about: "the built HTML",
    command: "jest --selectProjects html",
    needs: "build",
    when: "always",
  },
  {
    name: "size",
    about: "bytes of each page",
    command: "tsx scripts/size.ts",
    needs: "build",
    when: "test",
  },
  {
    name: "types",
    about: "types, queries included",
    command: "tsc && tsc --project src",
    needs: "build",
    when: "test",
  },
  {
    name: "builds",
    about: "builds of odd content, and builds that break or are ended from outside",
    command: "jest --selectProjects builds --runInBand",
    when: "all",
  },
];
const kinds = [...first, ...second];

/** What of a kind can run without a browser. */
function withoutBrowser(kind: TestKind): TestKind[] {
  if (kind.browser === "required") return [];
  return [kind.browser ? { ...kind, command: kind.browser.without } : kind];
}

/** The kinds of each group. */
const groups: Record<string, readonly When[]> = {
  "--edit": ["always", "edit"],
  "--all": ["always", "test", "all"],
};

const described = (when: When) =>
  kinds
    .filter((kind) => kind.when === when)
    .map(({ name, about }) => `  ${name.padEnd(14)} ${about}`)
    .join("\n");

const help = `npm test                 every kind but the slow ones, two at a time
npm test -- --all        the slow ones too, as CI does
npm test -- --edit       only what a change to data/ or static/ can break
npm test -- unit html    only these kinds (build first, where a kind needs it)

In every run:
${described("always")}
In npm test, and with --all:
${described("test")}
Only with --all:
${described("all")}
Only with --edit:
${described("edit")}
`;

async function run(asked: readonly string[]): Promise<void> {
  const unknown = asked.filter(
    (name) => !groups[name] && !kinds.some((kind) => kind.name === name),
  );
  if (unknown.length > 0) {
    console.error(`There is no kind of test called ${unknown.join(", ")}.\n\n${help}`);
    process.exitCode = 1;
    return;
  }
  const times = asked.flatMap((name) => groups[name] ?? []);
  const wanted = asked.length === 0 ? ["always", "test"] : times;
  const isChosen = ({ name, when }: TestKind) => wanted.includes(when) || asked.includes(name);
  const chosen = kinds.filter(isChosen);
  const noBrowser = chosen.some(({ browser }) => browser) ? missingChromium() : undefined;
  const runnable = (sequence: TestKind[]) => {
    const ours = sequence.filter(isChosen);
    return noBrowser ? ours.flatMap(withoutBrowser) : ours;
  };

  const outcomes = await runSideBySide([runnable(first), runnable(second)]);
  const named = (outcome: Outcome) =>
    chosen
      .filter(({ name }) => (outcomes.get(name) ?? "failed") === outcome)
      .map(({ name }) => name);
  const [passed, failed] = [named("passed"), named("failed")];
  if (noBrowser) console.error(`\n${noBrowser}`);
  if (passed.length > 0) console.log(`\nPassed: ${passed.join(", ")}.`);
  if (failed.length > 0) console.error(`Failed: ${failed.join(", ")}.`);
  console.log(`checks: ${passed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const asked = process.argv.slice(2);
if (asked.includes("--help")) console.log(help);
else void run(asked);
