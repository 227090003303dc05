import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { readContentFile } from "../content/read-content";

const FILE = z.object({ sourceInstanceName: z.string(), relativePath: z.string() });
const PLUGIN = z.object({ loadNodeContent: z.custom<(node: unknown) => Promise<string>>() });

const lastText = new Map<string, string>();

/**
 * In development, gives a file that cannot be parsed the text that it had before, at first none: Gatsby's parsers would
 * print a stack and lose the page. The check tells the mistake.
 */
export function keepParsable(): void {
  if (process.env.NODE_ENV !== "development") return;
  const plugin: object = createRequire(path.resolve("package.json"))("gatsby-source-filesystem");
  const { loadNodeContent: load } = PLUGIN.parse(plugin);
  const loadNodeContent = async (node: unknown) => {
    const { sourceInstanceName, relativePath } = FILE.parse(node);
    const text = await load(node);
    if (sourceInstanceName !== "content" || !/\.(?:json|mdx)$/.test(relativePath)) return text;
    if ("message" in readContentFile("content", relativePath))
      return lastText.get(relativePath) ?? (relativePath.endsWith(".json") ? "[]" : "");
    lastText.set(relativePath, text);
    return text;
  };
  Object.assign(plugin, { loadNodeContent });
}
