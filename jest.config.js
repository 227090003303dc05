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
};

/**
 * One run per kind of test; `npm run test:unit` and its siblings select one.
 * @param {string} name folder below `__tests__`
 * @param {"jsdom" | "node"} environment
 */
function project(name, environment) {
  return {
    displayName: name,
    testEnvironment: environment,
    roots: ["<rootDir>/src", "<rootDir>/__tests__"],
    testMatch: [`<rootDir>/__tests__/${name}/**/*.test.{ts,tsx}`],
    transform,
  };
}

/** @type {import("jest").Config} */
const config = {
  projects: [
    project("unit", "jsdom"),
    project("server", "node"),
    project("build", "node"),
    { ...project("content", "node"), testTimeout: 30_000 },
    project("browser", "node"),
  ],
  testTimeout: 120_000,
};

module.exports = config;
