import type { Content, Rule } from "./content";
import { iconRules } from "./icons";
import { launchRules } from "./launch";
import { linkRules } from "./links";
import { numberRules } from "./numbers";
import { photoRules } from "./photos";
import { recordRules } from "./records";
import { staticFilesFit } from "./static-files";
import { textRules } from "./texts";

const always: readonly Rule[] = [
  ...textRules,
  ...recordRules,
  ...numberRules,
  ...linkRules,
  ...iconRules,
  ...photoRules,
  staticFilesFit,
];

/** What the rules say of all content. An error at a place hides what later rules say of it. */
export async function brokenRules(content: Content) {
  const rules = [...always, ...(content.launch ? launchRules : [])];
  return (await Promise.all(rules.map((rule) => rule(content)))).flat();
}
