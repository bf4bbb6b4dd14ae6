// Builds each variant of the site in a copy of the project, and runs the tests of its pages.
import { spawnSync } from "node:child_process";

import { openWorkshop } from "../editing/workshop";
import { writeDataFiles } from "./data-files";
import { variants } from "./variants";

/** Whether to replace the accessibility trees by what is told now. */
const renew = process.argv.includes("--renew");

/** What is tested of each variant; the specification is about the frozen one only. */
const commandsFor = (name: string) =>
  name === "frozen"
    ? [
        "jest --selectProjects specification html",
        `playwright test --project specification ${renew ? "--update-snapshots" : ""}`,
      ]
    : ["jest --selectProjects html", "playwright test --project browser"];

const asked = process.argv.slice(2).filter((word) => word !== "--renew");
const workshop = openWorkshop();
try {
  for (const [name, make] of Object.entries(variants)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n— the ${name} content`);
    writeDataFiles(make(), workshop.path("data"));
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
