import { z } from "zod";
import figuresWords from "../../../content/words/figures.json";
import numbersWords from "../../../content/words/numbers.json";
import type { Fact } from "../../figures/definition";
import { type FactStore, findFacts, storedFact } from "../../figures/node/find-facts";
import { guideChapters } from "../../guides/node";
import { buildDay } from "../build-day";
import { contentTypes } from "../content-types/registry";
import { spotEnds } from "../content-types/spots";
import { RATES } from "../mdx/at-home";
import { bodyCompiler, type CompiledBody } from "../mdx/compile-body";
import { mdxTools } from "../mdx/mdx-tools";
import type { BodyWords } from "../mdx/pieces/piece";
import {
  type ChapteredPage,
  pieces,
  type RenderedBody,
  renderBody,
  renderChapters,
} from "../mdx/render-body";
import { searchedParts } from "../mdx/searched-parts";

/** What the resolvers of texts ask Gatsby's store for. */
interface BodyContext {
  readonly nodeModel: FactStore & {
    readonly findOne: (query: {
      type: "Questions";
      query: { filter: { slug: { eq: string } } };
    }) => Promise<unknown>;
    readonly findAll: (query: { type: "Labels" | "Rates" }) => Promise<{ entries: Iterable<unknown> }>;
  };
}

const GUIDE_SOURCE = z.object({
  internal: z.object({ type: z.literal("Country") }),
  cards: z.array(z.unknown()).max(0),
  year: z
    .array(z.unknown())
    .nullish()
    .transform((intakes) => (intakes?.length ? intakes : undefined)),
  bill: z.unknown().optional(),
  cities: z.array(z.unknown()).default([]),
  spots: z.array(z.object({ ends: z.enum(spotEnds) })).default([]),
});

async function chapteredPage(source: unknown, context: BodyContext): Promise<ChapteredPage | undefined> {
  const { data: guide } = GUIDE_SOURCE.safeParse(source);
  if (!guide) return undefined;
  const [rates] = (await context.nodeModel.findAll({ type: "Rates" })).entries;
  return {
    rates: RATES.parse(rates),
    pieces: pieces.filter((piece) => {
      if (piece === "cities") return guide.cities.length > 0;
      if (piece === "year" || piece === "bill") return guide[piece] != null;
      return guide.spots.some(({ ends }) => ends === piece);
    }),
  };
}

const WORDS_PER_MINUTE = 200;

const WITH_FACTS = z.array(z.object({ facts: z.array(z.string()) })).default([]);

/** A page that may have questions, or nothing where its kind has none. */
const ASKED = z.object({
  internal: z.object({
    type: z
      .string()
      .refine((name) => contentTypes.some((type) => type.hasQuestions === true && type.name === name)),
  }),
  slug: z.string(),
});

const BODY_SOURCE = z.object({
  body: z.string(),
  numbers: WITH_FACTS,
  year: z.array(z.object({ stages: z.array(z.object({ fact: z.string().nullish() })) })).nullish(),
  bill: z.object({ show: WITH_FACTS, pay: WITH_FACTS, master: WITH_FACTS }).nullish(),
});

interface CachedBody {
  readonly compiled: CompiledBody;
  /** The HTML, with the facts and words that it was rendered with, as JSON. */
  rendered?: { readonly key: string; readonly body: RenderedBody };
}

/** The words that every text may need; a page that asks depends on them. */
async function bodyWords({ nodeModel }: BodyContext): Promise<BodyWords> {
  await nodeModel.findAll({ type: "Labels" });
  const { lakh, to } = numbersWords.panel;
  const { texts } = figuresWords;
  return { texts, money: { lakh, to } };
}

const compiler = mdxTools().then(bodyCompiler);
/** A page asks for four fields of its body at once. */
const bodies = new Map<string, CachedBody>();

async function cachedBody(body: string): Promise<CachedBody> {
  const compile = await compiler;
  const entry = bodies.get(body) ?? { compiled: compile(body) };
  bodies.set(body, entry);
  return entry;
}

/** A body before it is rendered; a page that shows it depends on the facts that it states. */
async function readBody(source: unknown, context: BodyContext) {
  const entry = await cachedBody(BODY_SOURCE.parse(source).body);
  const { tree, facts: ids } = entry.compiled;
  const facts = (await findFacts(context.nodeModel, ids)).map(storedFact);
  return { entry, tree, facts, said: await bodyWords(context) };
}

const byIds = (facts: readonly Fact[]) => new Map(facts.map((fact) => [fact.id, fact]));

async function bodyOf(source: unknown, context: BodyContext): Promise<RenderedBody> {
  const { entry, tree, facts, said } = await readBody(source, context);
  const page = await chapteredPage(source, context);
  const own = guideChapters(source, tree, (await questionsOf(source, context)) !== undefined);
  const key = JSON.stringify([facts, said, page?.pieces, page?.rates, own]);
  if (entry.rendered?.key !== key) {
    entry.rendered = { key, body: renderBody(tree, byIds(facts), buildDay(), said, page, own) };
  }
  return entry.rendered.body;
}

/** The questions of a page; nothing where it has none. */
async function questionsOf(source: unknown, { nodeModel }: BodyContext): Promise<unknown> {
  const { data: page } = ASKED.safeParse(source);
  if (!page) return undefined;
  const filter = { slug: { eq: page.slug } };
  return (await nodeModel.findOne({ type: "Questions", query: { filter } })) ?? undefined;
}

async function answeredFacts(source: unknown, context: BodyContext): Promise<readonly string[]> {
  const asked = await questionsOf(source, context);
  return asked ? (await cachedBody(BODY_SOURCE.parse(asked).body)).compiled.facts : [];
}

const rendered = <Value>(type: string, read: (body: RenderedBody) => Value) => ({
  type,
  resolve: async (source: unknown, _args: unknown, context: BodyContext) =>
    read(await bodyOf(source, context)),
});

/** Fields of every kind of page whose text is MDX. */
export const bodyResolvers = {
  html: rendered("String!", ({ html }) => html),
  parts: rendered("[BodyPart!]!", ({ parts }) => parts),
  /** The text where its page sets the headings beside it. */
  chapters: {
    type: "[BodyChapter!]!",
    resolve: async (source: unknown, _args: unknown, context: BodyContext) => {
      const { tree, facts, said } = await readBody(source, context);
      return renderChapters(tree, byIds(facts), buildDay(), said);
    },
  },
  /** What the search finds in it. */
  searched: {
    type: "[SearchedPart!]!",
    resolve: async (source: unknown, _args: unknown, context: BodyContext) => {
      const { tree, facts, said } = await readBody(source, context);
      return searchedParts(tree, byIds(facts), buildDay(), said);
    },
  },
  headings: rendered("[BodyHeading!]!", ({ headings }) => headings),
  readingMinutes: rendered("Int!", ({ words }) => Math.ceil(words / WORDS_PER_MINUTE)),
  /** Facts that the page states: those of its numbers, its year and its bill, of its text, then of its answers. */
  figures: {
    type: "[Fact!]!",
    resolve: async (source: unknown, _args: unknown, context: BodyContext) => {
      const { body, numbers, year, bill } = BODY_SOURCE.parse(source);
      const { compiled } = await cachedBody(body);
      const rows = [...numbers, ...(bill ? [...bill.show, ...bill.pay, ...bill.master] : [])];
      const months = (year ?? []).flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? []));
      const texts = [...compiled.facts, ...(await answeredFacts(source, context))];
      const ids = new Set([...rows.flatMap(({ facts }) => facts), ...months, ...texts]);
      return findFacts(context.nodeModel, [...ids]);
    },
  },
};
