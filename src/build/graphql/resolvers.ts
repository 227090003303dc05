import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { contentTypes } from "../content-types/registry";
import { words } from "../content-types/words";
import { today } from "../facts/fact-text";
import { type FactStore, findFacts, storedFact } from "../facts/find-facts";
import { bodyCompiler, type CompiledBody } from "../mdx/compile-body";
import { LastUsed } from "../mdx/last-used";
import { mdxTools } from "../mdx/mdx-tools";
import { type RenderedBody, renderBody } from "../mdx/render-body";
import type { BodyWords } from "../mdx/vocabulary";
import { nearResolver } from "./create-pages";
import { factResolvers } from "./fact-resolvers";
import { numberResolvers } from "./number-resolvers";

const WORDS_PER_MINUTE = 200;

const BODY_SOURCE = z.object({
  body: z.string(),
  numbers: z.array(z.object({ facts: z.array(z.string()) })).default([]),
});

interface Context {
  readonly nodeModel: FactStore & {
    readonly findAll: (query: { type: "Words" }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

interface CachedBody {
  readonly compiled: CompiledBody;
  /** The HTML, with the facts and words that it was rendered with, as JSON. */
  rendered?: { readonly key: string; readonly body: RenderedBody };
}

const BODY_WORDS = z.object({
  frame: words.schema.shape.frame,
  facts: words.schema.shape.facts,
  texts: words.schema.shape.texts,
});

/** The words that every text may need; a page that asks depends on them. */
async function bodyWords({ nodeModel }: Context): Promise<BodyWords> {
  const { entries } = await nodeModel.findAll({ type: "Words" });
  const [node] = entries;
  return BODY_WORDS.parse(node);
}

const compiler = mdxTools().then(bodyCompiler);
/** A page asks for four fields of its body at once, and is asked for twice (`internals/ask-early.ts`). */
const bodies = new LastUsed<string, CachedBody>();

async function cachedBody(body: string): Promise<CachedBody> {
  const compile = await compiler;
  return bodies.of(body, () => ({ compiled: compile(body) }));
}

/** Renders a body; a page that shows it depends on the facts that it states. */
async function bodyOf(source: unknown, context: Context): Promise<RenderedBody> {
  const entry = await cachedBody(BODY_SOURCE.parse(source).body);
  const { tree, facts: ids } = entry.compiled;
  const facts = (await findFacts(context.nodeModel, ids)).map(storedFact);
  const said = await bodyWords(context);
  const key = JSON.stringify([facts, said]);
  if (entry.rendered?.key !== key) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    entry.rendered = { key, body: renderBody(tree, byId, today(), said) };
  }
  return entry.rendered.body;
}

/** Fields of every kind of page whose text is MDX. */
const bodyResolvers = {
  html: {
    type: "String!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await bodyOf(source, context)).html,
  },
  headings: {
    type: "[BodyHeading!]!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await bodyOf(source, context)).headings,
  },
  readingMinutes: {
    type: "Int!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      Math.ceil((await bodyOf(source, context)).words / WORDS_PER_MINUTE),
  },
  /** Facts that the page states: those of its numbers, then those of its text. */
  figures: {
    type: "[Fact!]!",
    resolve: async (source: unknown, _args: unknown, { nodeModel }: Context) => {
      const { body, numbers } = BODY_SOURCE.parse(source);
      const { compiled } = await cachedBody(body);
      const ids = new Set([...numbers.flatMap(({ facts }) => facts), ...compiled.facts]);
      return findFacts(nodeModel, [...ids]);
    },
  },
};

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: nearResolver(name) }]);
  add({
    ...Object.fromEntries(pageTypes),
    Fact: factResolvers,
    CountryNumber: numberResolvers,
  });
};
