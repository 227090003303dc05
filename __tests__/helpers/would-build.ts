import { readFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { z } from "zod";
import { buildDay } from "../../src/build/build-day";
import { readContent } from "../../src/build/content/read-content";
import { type Fact, fact } from "../../src/build/content-types/fact";
import { bodyCompiler } from "../../src/build/mdx/compile-body";
import { mdxTools } from "../../src/build/mdx/mdx-tools";
import { renderBody } from "../../src/build/mdx/render-body";
import { words } from "./site-content";

/** Bodies that were built before, with their facts. */
const built = new Set<string>();

/**
 * Runs the build's steps on every file, without the check: Gatsby's parser reads the front matter, records are parsed
 * against their definition, bodies are compiled and rendered.
 * @returns one line per file that throws; empty if all would build
 */
export async function wouldBuild(root: string): Promise<string[]> {
  const compile = bodyCompiler(await mdxTools());
  const { files } = readContent(path.join(root, "content"));
  const facts = new Map<string, Fact>(
    files
      .filter(({ type }) => type.name === "Fact")
      .flatMap(({ records }) => z.array(fact.schema).parse(records))
      .map((record) => [record.id, record]),
  );
  const buildErrors: string[] = [];
  for (const { type, file, records } of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    const key = `${file}\n${JSON.stringify([...facts])}\n${text}`;
    if (built.has(key)) continue;
    try {
      if (type.format === "mdx") {
        const { content } = matter(text);
        z.array(type.schema).parse(records);
        const { tree, facts: stated } = compile(content);
        const known = new Map([...facts].filter(([id]) => stated.includes(id)));
        const { html } = renderBody(tree, known, buildDay(), words);
        if (html.includes("undefined") || html.trim() === "") buildErrors.push(`${file}: renders badly`);
      } else {
        const stored: unknown = JSON.parse(text);
        z.array(type.schema).parse(Array.isArray(stored) ? stored : [stored]);
      }
      built.add(key);
    } catch (error) {
      buildErrors.push(`${file}: ${String(error).replace(/\s+/g, " ").slice(0, 300)}`);
    }
  }
  return buildErrors;
}
