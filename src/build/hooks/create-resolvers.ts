import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { fact } from "../content-types/fact";
import { contentTypes } from "../content-types/registry";
import { factAnchor, factText, isFactDue, today } from "../graphql/fact-text";
import { mdxTools } from "../mdx/mdx-tools";
import { type RenderedBody, renderBody } from "../mdx/render-body";

const WORDS_PER_MINUTE = 200;

const STORED_FACT = z.looseObject({ jsonId: z.string() }).transform(({ jsonId, ...fields }) => {
  const known = Object.fromEntries(
    Object.keys(fact.schema.shape).flatMap((key) => (fields[key] == null ? [] : [[key, fields[key]]])),
  );
  return fact.schema.parse({ ...known, id: jsonId });
});
const BODY_SOURCE = z.object({ body: z.string(), atAGlance: z.array(z.string()).optional() });

interface Context {
  nodeModel: {
    findAll: (query: { type: string }) => Promise<{ entries: Iterable<unknown> }>;
    findOne: (query: { type: string; query: object }) => Promise<unknown>;
  };
}

const rendered = new Map<string, Promise<RenderedBody>>();

/** Renders a text once, however many fields ask for it. */
async function bodyOf(source: unknown, { nodeModel }: Context): Promise<RenderedBody> {
  const { body } = BODY_SOURCE.parse(source);
  const { entries } = await nodeModel.findAll({ type: "Fact" });
  const facts = new Map(
    [...entries].map((entry) => STORED_FACT.parse(entry)).map((entry) => [entry.id, entry]),
  );
  const key = `${body}\n${JSON.stringify([...facts.values()])}`;
  const known = rendered.get(key);
  if (known) return known;
  const result = mdxTools().then((tools) => renderBody(tools, body, facts, today()));
  rendered.set(key, result);
  return result;
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
  /** Facts that the text states and the at-a-glance table does not show. */
  figures: {
    type: "[Fact!]!",
    resolve: async (source: unknown, _args: unknown, context: Context) => {
      const shown = new Set(BODY_SOURCE.parse(source).atAGlance);
      const ids = (await bodyOf(source, context)).factIds.filter((id) => !shown.has(id));
      return Promise.all(
        ids.map((id) =>
          context.nodeModel.findOne({ type: "Fact", query: { filter: { jsonId: { eq: id } } } }),
        ),
      );
    },
  },
};

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, bodyResolvers]);
  add({
    ...Object.fromEntries(pageTypes),
    Fact: {
      text: { type: "String!", resolve: (source: unknown) => factText(STORED_FACT.parse(source)) },
      isDue: {
        type: "Boolean!",
        resolve: (source: unknown) => isFactDue(STORED_FACT.parse(source), today()),
      },
      anchor: { type: "String!", resolve: (source: unknown) => factAnchor(STORED_FACT.parse(source).id) },
    },
  });
};
