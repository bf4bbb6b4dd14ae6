import type { Reporter } from "gatsby";

import { openGate } from "./content/gate";
import { siteAddress } from "./head/site-address";

/** Ends a build, or `develop`, that has a wrong address for the site or no content without errors. */
export async function beforeBuild(reporter: Reporter): Promise<void> {
  const { problem } = siteAddress(process.env);
  if (problem) reporter.panic(problem);
  await openGate(reporter);
}
