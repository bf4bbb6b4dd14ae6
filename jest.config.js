const transform = { "\\.[jt]sx?$": "<rootDir>/test/support/babel-transform.js" };

// With <rootDir>, since the path of the project may contain such a name.
const generated = ["<rootDir>/.cache/", "<rootDir>/.content/", "<rootDir>/.run/", "<rootDir>/public/"];

const ofKind = (displayName, testMatch) => ({
  displayName,
  testEnvironment: "node",
  testMatch,
  testPathIgnorePatterns: ["<rootDir>/node_modules/", ...generated],
  modulePathIgnorePatterns: generated,
  transform,
});

module.exports = {
  // Long, for a busy machine.
  testTimeout: 60_000,
  projects: [
    // Functions; tests that need a browser's window select jsdom in their first line.
    ofKind("unit", ["<rootDir>/{src,gatsby,check,schema,edit}/**/*.test.{ts,tsx}"]),
    // The HTML of the test site.
    ofKind("html", ["<rootDir>/test/html/**/*.test.ts"]),
    // Builds and `develop` after edits, mistakes and kills.
    ofKind("editing", ["<rootDir>/test/editing/**/*.test.ts"]),
  ],
};
