const ofKind = (displayName, testMatch) => ({
  displayName,
  testEnvironment: "node",
  testMatch,
  // With <rootDir>, since the path of the project may contain such a name.
  testPathIgnorePatterns: ["<rootDir>/(.*/)?node_modules/"],
  modulePathIgnorePatterns: ["<rootDir>/(\\.test|public)/"],
  transform: { "\\.[jt]sx?$": "<rootDir>/test/support/esbuild-transform.js" },
});

module.exports = {
  // Long, for a busy machine.
  testTimeout: 60_000,
  projects: [
    // Functions; tests that need a browser's window select jsdom in their first line.
    ofKind("unit", ["<rootDir>/{src,gatsby,check,schema,edit,scripts}/**/*.test.{ts,tsx}"]),
    // The HTML of the test site.
    ofKind("html", ["<rootDir>/test/html/**/*.test.ts"]),
    // The configuration of nginx, in nginx.
    ofKind("nginx", ["<rootDir>/test/nginx.test.ts"]),
    // Builds and `develop` after edits, mistakes and kills.
    ofKind("editing", ["<rootDir>/test/editing/**/*.test.ts"]),
  ],
};
