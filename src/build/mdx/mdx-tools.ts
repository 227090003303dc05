import { z } from "zod";
import { importModule } from "../internals/import-module";

const functionExport = <Type extends (...args: never[]) => unknown>() =>
  z.custom<Type>((value) => typeof value === "function", "is not a function");

const MDX = z.object({
  createProcessor: functionExport<typeof import("@mdx-js/mdx")["createProcessor"]>(),
});
const GFM = z.object({ default: functionExport<typeof import("remark-gfm")["default"]>() });
const SLUG = z.object({ default: functionExport<typeof import("rehype-slug")["default"]>() });
const VISIT = z.object({ visit: functionExport<typeof import("unist-util-visit")["visit"]>() });

async function load() {
  const [mdx, gfm, slug, visit] = await Promise.all([
    importModule("@mdx-js/mdx"),
    importModule("remark-gfm"),
    importModule("rehype-slug"),
    importModule("unist-util-visit"),
  ]);
  return {
    ...MDX.parse(mdx),
    remarkGfm: GFM.parse(gfm).default,
    rehypeSlug: SLUG.parse(slug).default,
    ...VISIT.parse(visit),
  };
}

export type MdxTools = Awaited<ReturnType<typeof load>>;

let loaded: Promise<MdxTools> | undefined;

export function mdxTools(): Promise<MdxTools> {
  loaded ??= load();
  return loaded;
}
