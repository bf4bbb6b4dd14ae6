// Builds the site with other contents, in a copy of the project, and runs the tests of its pages on each.
import { spawnSync } from "node:child_process";

import { writeContent } from "./content";
import { contents } from "./contents";
import { openWorkshop } from "../editing/workshop";

/** What is tested of each content; the specification is about the frozen one only. */
const commandsFor = (name: string) =>
  name === "frozen"
    ? ["jest --selectProjects specification html"]
    : ["jest --selectProjects html", "playwright test"];

const asked = process.argv.slice(2);
const workshop = openWorkshop();
try {
  for (const [name, make] of Object.entries(contents)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n— the ${name} content`);
    writeContent(make(), workshop.path("data"));
    const { status, output } = workshop.build();
    if (status !== 0) console.log(output);
    const isSound =
      status === 0 &&
      commandsFor(name)
        .map((command) =>
          spawnSync(command, {
            shell: true,
            stdio: "inherit",
            env: { ...process.env, SITE_UNDER_TEST: workshop.path() },
          }),
        )
        .every((run) => run.status === 0);
    if (!isSound) process.exitCode = 1;
    console.log(`The ${name} content ${isSound ? "passed" : "failed"}.`);
  }
} finally {
  workshop.close();
}
