const transform = { "\\.[jt]sx?$": "<rootDir>/test/babel-transform.js" };

// Tied to the project's folder, whose own path may have such a name in it.
const made = ["<rootDir>/.cache/", "<rootDir>/.content/", "<rootDir>/.run/", "<rootDir>/public/"];

/** Tests that read what was built, or build it. */
const ofPages = (displayName, testMatch) => ({
  displayName,
  testEnvironment: "node",
  testMatch,
  testPathIgnorePatterns: ["<rootDir>/node_modules/", ...made],
  modulePathIgnorePatterns: made,
  transform,
});

module.exports = {
  // Room for a busy machine.
  testTimeout: 60_000,
  projects: [
    {
      ...ofPages("unit", [
        "<rootDir>/{src,gatsby,check,schema,scripts,test/variants}/**/*.test.{ts,tsx}",
      ]),
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
      moduleNameMapper: { "\\.woff2$": "<rootDir>/test/font-stub.ts" },
    },
    // The HTML of a build, whatever its content; and what the specification fixes, in one of frozen content.
    ofPages("html", ["<rootDir>/test/html/**/*.test.ts"]),
    ofPages("specification", ["<rootDir>/test/specification/**/*.test.ts"]),
    // What an editor does; and builds of odd content, or that are interrupted.
    ofPages("editing", ["<rootDir>/test/editing/*.test.ts"]),
    ofPages("builds", ["<rootDir>/test/editing/builds/**/*.test.ts"]),
  ],
};
