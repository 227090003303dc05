import type { KnipConfig } from "knip";

/** Gatsby wants a file's fragments exported, though nobody imports them. */
const withoutQueries = (text: string) => text.replaceAll("export const query = graphql", "graphql");

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "gatsby-{browser,node,ssr}.{ts,tsx}",
        "src/{pages,templates}/**/*.tsx",
        "src/node/commands/*.ts",
        // Bundled for browsers as the editor is written.
        "src/node/edit/page/start.ts",
        // Required in one stage of the build.
        "src/forms/shared/without-script.tsx",
        // Started as processes.
        "__tests__/helpers/{check-loop,ensure-chromium}.ts",
        "__tests__/reports/soak/{clock.cjs,inside.ts}",
        "__tests__/rules/record-sizes.ts",
        "jest.config.js",
        "__tests__/setup/{file-address.js,*-checkers.ts,*-export.ts,*-site.ts,*-postgres.ts}",
        "__tests__/server/helpers/{cost.cjs,host-entry.ts}",
        "__tests__/**/*.test.{ts,tsx}",
      ],
      // It has packages of its own.
      ignore: ["art/**"],
      // It would take every file below `__tests__` for a test.
      jest: false,
      project: ["*.{ts,tsx,js}", "src/**/*.{ts,tsx}", "__tests__/**/*.{ts,tsx,js,cjs}"],
      // Its node file is no configuration of plugins.
      gatsby: { config: ["gatsby-config.ts"] },
      // Tests of the host use the host's packages; files of the editor are copied.
      ignoreDependencies: ["pg", "pino", "smtp-server", "@swc/jest", "@sveltia/cms", "@fontsource.*"],
    },
    "__tests__/reports/engines": { entry: ["tour.ts"], project: ["*.ts"] },
    server: { entry: ["main.ts"], project: ["**/*.ts"], ignoreDependencies: ["smtp-server"] },
  },
  compilers: { ts: withoutQueries, tsx: withoutQueries },
  ignoreExportsUsedInFile: true,
  ignoreBinaries: ["apt-get", "mkfifo", "mount", "openssl", "umount"],
};

export default config;
