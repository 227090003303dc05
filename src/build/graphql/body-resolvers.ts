import { z } from "zod";
import { bodyCompiler } from "../mdx/compile-body";
import { mdxTools } from "../mdx/mdx-tools";
import { type RenderedBody, renderBody, statedFacts } from "../mdx/render-body";
import { today } from "./fact-text";
import { type FactStore, findFacts } from "./find-facts";
import { storedFact } from "./stored-fact";

const WORDS_PER_MINUTE = 200;

/** Texts that are kept; a page asks for all that it wants of its text at once. */
const KEPT = 32;

const BODY_SOURCE = z.object({ body: z.string(), atAGlance: z.array(z.string()).optional() });

interface Context {
  readonly nodeModel: FactStore;
}

const compiler = mdxTools().then(bodyCompiler);
const rendered = new Map<string, RenderedBody>();

/** Renders a text once, however many fields ask for it; each page that shows it depends on its facts. */
async function bodyOf(source: unknown, { nodeModel }: Context): Promise<RenderedBody> {
  const { body } = BODY_SOURCE.parse(source);
  const facts = (await findFacts(nodeModel, statedFacts(body))).map(storedFact);
  const compile = await compiler;
  const key = `${body}\n${JSON.stringify(facts)}`;
  const known = rendered.get(key);
  if (known) return known;
  const result = renderBody(compile(body), new Map(facts.map((fact) => [fact.id, fact])), today());
  rendered.set(key, result);
  const [oldest] = rendered.keys();
  if (rendered.size > KEPT && oldest !== undefined) rendered.delete(oldest);
  return result;
}

/** Fields of every kind of page whose text is MDX. */
export const bodyResolvers = {
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
    resolve: (source: unknown, _args: unknown, { nodeModel }: Context) => {
      const { body, atAGlance } = BODY_SOURCE.parse(source);
      const shown = new Set(atAGlance);
      return findFacts(
        nodeModel,
        statedFacts(body).filter((id) => !shown.has(id)),
      );
    },
  },
};
