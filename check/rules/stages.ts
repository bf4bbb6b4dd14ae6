import { nearest } from "../report/nearest";
import { quote } from "../report/wording";
import type { Finding } from "../shape/places";
import { at, type Content, fieldOf, groupsOf } from "./rule";

/** The stage of an ongoing project is one of the list of stages. */
export const stagesAreListed = (content: Content): Finding[] =>
  groupsOf(content, "OngoingProject").flatMap((project) => {
    const { stage } = project.value;
    const stages = content.texts
      .filter(({ document, path }) => document === project.document && path[0] === "stages")
      .map(({ value }) => value);
    if (typeof stage !== "string" || stages.includes(stage)) return [];
    const meant = nearest(stage, stages);
    const fix = meant
      ? `write ${quote(meant)}`
      : "write one of them as it is there, or add it there";
    return [
      at(fieldOf(project, "stage"), `${quote(stage)} is not among the stages of this file`, fix),
    ];
  });
