const transform = { "\\.[jt]sx?$": "<rootDir>/test/support/babel-transform.js" };

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
      ...ofPages("unit", ["<rootDir>/{src,gatsby,check,schema,scripts}/**/*.test.{ts,tsx}"]),
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/test/support/setup.ts"],
      moduleNameMapper: { "\\.woff2$": "<rootDir>/test/support/font-stub.ts" },
    },
    // The HTML of the test site.
    ofPages("html", ["<rootDir>/test/html/**/*.test.ts"]),
    // What an editor does, and what befalls a build.
    ofPages("editing", ["<rootDir>/test/editing/**/*.test.ts"]),
  ],
};
