import { build } from "esbuild";

/** A script with all that it imports, for a page's HTML or beside it. @param file from the project's root */
export async function bundleScript(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    legalComments: "none",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
