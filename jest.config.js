const transform = {
  "^.+\\.(ts|tsx|mjs|js)$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
        target: "es2022",
      },
    },
  ],
  "\\.svg$": "<rootDir>/__tests__/setup/file-address.js",
};

/**
 * One run per kind of test; `npm run test:unit` and its siblings select one.
 * A test file that needs a document says so in its first line: `@jest-environment jsdom`.
 * @param {string} name folder below `__tests__`
 * @param {import("jest").Config} [more] settings of this kind alone
 */
function project(name, more) {
  return {
    displayName: name,
    testEnvironment: "node",
    roots: ["<rootDir>/src", "<rootDir>/__tests__"],
    testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
    transform,
    // Code that is tested shows the fixture's labels: no edit of the real ones turns a test red.
    moduleNameMapper: {
      "^.*/content/words/([a-z-]+)\\.json$": "<rootDir>/__tests__/fixtures/content/words/$1.json",
    },
    ...more,
  };
}

/** @type {import("jest").Config} */
const config = {
  projects: [
    project("unit"),
    project("content", {
      globalSetup: "<rootDir>/__tests__/setup/start-checkers.ts",
      globalTeardown: "<rootDir>/__tests__/setup/stop-checkers.ts",
    }),
    project("server", {
      globalSetup: "<rootDir>/__tests__/setup/start-postgres.ts",
      globalTeardown: "<rootDir>/__tests__/setup/stop-postgres.ts",
    }),
    project("rules", { globalSetup: "<rootDir>/__tests__/setup/read-export.ts" }),
    project("behaviour", {
      globalSetup: "<rootDir>/__tests__/setup/start-fixed-site.ts",
      globalTeardown: "<rootDir>/__tests__/setup/stop-fixed-site.ts",
    }),
  ],
  // Browser tests mostly wait; by default Jest would use only one of two cores.
  maxWorkers: 2,
  testTimeout: 120_000,
};

module.exports = config;
