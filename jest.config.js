const transform = { "\\.[jt]sx?$": "<rootDir>/test/babel-transform.js" };
const testPathIgnorePatterns = ["/node_modules/", "/.cache/", "/public/"];

/** Two kinds of tests: of the code, and of the HTML that a production build has written. */
module.exports = {
  projects: [
    {
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/{src,build,schema,scripts}/**/*.test.{ts,tsx}"],
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
  ],
};
