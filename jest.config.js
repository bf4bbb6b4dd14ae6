const transform = { "\\.[jt]sx?$": "<rootDir>/test/support/babel-transform.js" };

// Tied to the project's folder, whose own path may have such a name in it.
const made = ["<rootDir>/.cache/", "<rootDir>/.content/", "<rootDir>/.run/", "<rootDir>/public/"];

const ofKind = (displayName, testMatch) => ({
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
    // Functions; those that need a browser's window name jsdom at their beginning.
    ofKind("unit", ["<rootDir>/{src,gatsby,check,schema,edit}/**/*.test.{ts,tsx}"]),
    // The HTML of the test site.
    ofKind("html", ["<rootDir>/test/html/**/*.test.ts"]),
    // What an editor does, and what befalls a build.
    ofKind("editing", ["<rootDir>/test/editing/**/*.test.ts"]),
  ],
};
