/**
 * Imports a package that is an ES module only. `import()` is written as text, as Parcel, with which Gatsby compiles
 * gatsby-node.ts, turns a written `import()` into `require()`, which such packages refuse.
 */
const importModule = new Function("name", "return import(name)");

type Modules = [typeof import("@mdx-js/mdx"), typeof import("remark-gfm"), typeof import("rehype-slug")];

async function load() {
  const [mdx, gfm, slug]: Modules = await Promise.all([
    importModule("@mdx-js/mdx"),
    importModule("remark-gfm"),
    importModule("rehype-slug"),
  ]);
  return { createProcessor: mdx.createProcessor, remarkGfm: gfm.default, rehypeSlug: slug.default };
}

export type MdxTools = Awaited<ReturnType<typeof load>>;

let loaded: Promise<MdxTools> | undefined;

export function mdxTools(): Promise<MdxTools> {
  loaded ??= load();
  return loaded;
}
