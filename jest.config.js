const transform = { "\\.[jt]sx?$": "<rootDir>/test/babel-transform.js" };
const testPathIgnorePatterns = ["/node_modules/", "/.cache/", "/public/"];

/** Three kinds of tests: of the code, of the HTML of a production build, and of an editor's work. */
module.exports = {
  projects: [
    {
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,gatsby,check,schema,scripts}/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns,
      modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
      setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
      moduleNameMapper: { "\\.woff2$": "<rootDir>/test/font-stub.ts" },
      transform,
    },
    {
      displayName: "html",
      testEnvironment: "node",
      testMatch: ["<rootDir>/test/html/**/*.test.ts"],
      testPathIgnorePatterns,
      modulePathIgnorePatterns: ["<rootDir>/.cache"],
      transform,
    },
    {
      displayName: "editing",
      testEnvironment: "node",
      testMatch: ["<rootDir>/test/editing/**/*.test.ts"],
      testPathIgnorePatterns,
      modulePathIgnorePatterns: ["<rootDir>/.cache"],
      transform,
    },
  ],
};
