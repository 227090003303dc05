import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import matter from "gray-matter";
import { z } from "zod";
import type figuresWords from "../../content/words/figures.json";
import type frameWords from "../../content/words/frame.json";
import type numbersWords from "../../content/words/numbers.json";
import { buildDay } from "../../src/build/build-day";
import { checkContent } from "../../src/build/check/check-content";
import { bodyCompiler } from "../../src/build/mdx/compile-body";
import { mdxTools } from "../../src/build/mdx/mdx-tools";
import { renderBody } from "../../src/build/mdx/render-body";
import { fact } from "../../src/figures/definition";

/** The HTML that the build makes of a text. */
async function render(root: string, file: string): Promise<string> {
  const read = (name: string) => readFileSync(path.join(root, "content", name), "utf8");
  const { tree, facts: stated } = bodyCompiler(await mdxTools())(matter(read(file)).content);
  const known = z.array(fact.schema).parse(JSON.parse(read("facts.json")));
  const facts = new Map(known.filter(({ id }) => stated.includes(id)).map((one) => [one.id, one]));
  const { newTab }: (typeof frameWords)["frame"] = JSON.parse(read("words/frame.json")).frame;
  const figures: typeof figuresWords = JSON.parse(read("words/figures.json"));
  const { panel }: typeof numbersWords = JSON.parse(read("words/numbers.json"));
  return renderBody(tree, facts, buildDay(), {
    texts: figures.texts,
    money: panel,
    newTab,
  }).html;
}

/**
 * A process that checks one project after another: each input line is `{"root", "render"}`, each output line a result.
 * Jest cannot load the MDX packages, which are ES modules, and a process per check takes seconds.
 */
async function main(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const asked: { root: string; render?: string } = JSON.parse(line);
    try {
      const result = asked.render
        ? { html: await render(asked.root, asked.render) }
        : await checkContent(asked.root);
      process.stdout.write(`${JSON.stringify(result)}\n`);
    } catch (error) {
      process.stdout.write(
        `${JSON.stringify({ crash: error instanceof Error ? error.stack : String(error) })}\n`,
      );
    }
  }
}

void main();
