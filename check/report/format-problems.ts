import { contentFiles } from "../../schema/content-files";
import type { Problem, Severity } from "./problem";
import { plural } from "./wording";

const headings: { severity: Severity; heading: string }[] = [
  { severity: "launch", heading: "Before launch:" },
  { severity: "warning", heading: "Warnings (they do not stop the build):" },
  { severity: "error", heading: "Errors:" },
];

function formatProblem({ file, line, column, where, problem, fix }: Problem): string {
  const place = line > 0 ? `${file}:${line}:${column}` : file;
  return [where ? `${place}  ${where}` : place, `  ${problem}`, `  ${fix}`].join("\n");
}

function summary(problems: readonly Problem[]): string {
  const count = (severity: Severity) =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings, launch] = [count("error"), count("warning"), count("launch")];
  if (errors + launch === 0) {
    return `Content is fine: ${plural(contentFiles.length, "file")}, 0 errors, ${plural(warnings, "warning")}`;
  }
  const counts = [
    errors > 0 ? plural(errors, "error") : "",
    warnings > 0 ? plural(warnings, "warning") : "",
    launch > 0 ? `${plural(launch, "thing")} to do before launch` : "",
  ];
  const files = new Set(problems.map(({ file }) => file)).size;
  return `${counts.filter(Boolean).join(", ")} in ${plural(files, "file")}`;
}

/**
 * Writes problems for an editor to read: what is to do before launch, then warnings, then errors, so that no
 * warning pushes an error out of sight, and a closing line that counts them.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const sections = headings.flatMap(({ severity, heading }) => {
    const listed = problems.filter((problem) => problem.severity === severity).map(formatProblem);
    return listed.length > 0 ? [heading, ...listed] : [];
  });
  return [...sections, summary(problems)].join("\n\n");
}
