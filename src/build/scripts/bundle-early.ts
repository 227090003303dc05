import path from "node:path";
import { build } from "esbuild";

/** The inline script of every page, as small as it gets. */
export async function bundleEarly(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/early/early.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error("src/early/early.ts made no bundle");
  return `<script>${bundle.text.trim()}</script>`;
}
