import type { KnipConfig } from "knip";

/** Gatsby wants a file's fragments exported, though nobody imports them. */
const withoutQueries = (text: string) => text.replaceAll("export const query = graphql", "graphql");

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "gatsby-{browser,node,ssr}.{ts,tsx}",
        "src/{pages,templates}/**/*.tsx",
        "src/build/commands/*.ts",
        // Started as a process, and required in one stage of the build.
        "src/build/internals/drawing-process.ts",
        "src/forms/lead/without-script.tsx",
        "__tests__/setup/*.{ts,js}",
      ],
      project: ["*.{ts,tsx,js}", "src/**/*.{ts,tsx}", "__tests__/**/*.{ts,tsx,js,cjs}"],
      // Its node file is no configuration of plugins.
      gatsby: { config: ["gatsby-config.ts"] },
      // Tests of the host use the host's packages.
      ignoreDependencies: ["fastify", "pino", "smtp-server", "content-disposition"],
    },
    server: { entry: ["main.ts"], project: ["**/*.ts"], ignoreDependencies: ["smtp-server"] },
  },
  compilers: { ts: withoutQueries, tsx: withoutQueries },
  ignoreExportsUsedInFile: true,
  // Debian's programs.
  ignoreBinaries: ["apt-get", "unshare", "mount", "umount"],
};

export default config;
