/** `import()` is text, as Parcel (it compiles gatsby-node.ts) would make it `require()`, which ES modules refuse. */
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
