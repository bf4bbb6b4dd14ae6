const project = (displayName, testMatch) => ({
  displayName,
  testEnvironment: "node",
  testMatch,
  // <rootDir> is here because the path of the project may itself have such a folder.
  testPathIgnorePatterns: ["<rootDir>/(.*/)?node_modules/"],
  modulePathIgnorePatterns: ["<rootDir>/(\\.test|public)/"],
  transform: { "\\.[jt]sx?$": "<rootDir>/test/support/esbuild-transform.js" },
});

module.exports = {
  // Long enough for a busy machine.
  testTimeout: 60_000,
  projects: [
    // Functions and the check.
    project("unit", ["<rootDir>/{src,gatsby,check,schema,edit,scripts}/**/*.test.{ts,tsx}"]),
    // The HTML of the test site.
    project("html", ["<rootDir>/test/html/**/*.test.ts"]),
    // The configuration of nginx, in nginx.
    project("nginx", ["<rootDir>/test/nginx.test.ts"]),
    // Builds and `gatsby develop` after edits, mistakes and interruptions.
    project("editing", ["<rootDir>/test/editing/**/*.test.ts"]),
  ],
};
