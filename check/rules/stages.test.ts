/** @jest-environment node */
import { messagesOf } from "../../test/check/broken";

const stage = (set: string) => ({
  file: "ongoing-projects.json",
  at: ["projects", 1, "stage"],
  set,
});

test("stages that are not in the list", async () => {
  const mistakes = { "a misspelt stage": stage("Word 2"), "another stage": stage("Fences") };
  expect(await messagesOf(mistakes)).toMatchInlineSnapshot(`
    "a misspelt stage: data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › stage
      "Word 2" is not among the stages of this file
      write "Words 2"
    another stage: data/ongoing-projects.json  projects › 2 "Bibinagar Greens" › stage
      "Fences" is not among the stages of this file
      write one of them as it is there, or add it there"
  `);
});
