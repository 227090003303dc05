import type { GatsbyNode } from "gatsby";
import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/min";
import { z } from "zod";
import { contentTypes } from "../content-types/registry";
import { spotEnds } from "../content-types/spots";
import { words } from "../content-types/words";
import { type Bar, type BarRow, barRows, barsOf } from "../facts/bars";
import { today } from "../facts/fact-text";
import { type FactStore, findFacts, storedFact } from "../facts/find-facts";
import { chaptersIn } from "../mdx/chapter-heads";
import { bodyCompiler, type CompiledBody } from "../mdx/compile-body";
import { LastUsed } from "../mdx/last-used";
import { mdxTools } from "../mdx/mdx-tools";
import { type ChapteredPage, pieces, type RenderedBody, renderBody } from "../mdx/render-body";
import type { BodyWords } from "../mdx/vocabulary";
import { thirdPartyResolvers } from "../third-parties/third-party-resolvers";
import { cityMapResolver } from "./city-resolver";
import { nearResolver } from "./create-pages";
import { factResolvers } from "./fact-resolvers";
import { amountResolvers, numberResolver, numberResolvers } from "./number-resolvers";
import { stampResolver } from "./stamp-resolver";

/** A country's dial code, without its plus: the contact page shows it before the library of numbers is there. */
const dialResolver = {
  type: "String!",
  resolve: (source: unknown) => getCountryCallingCode(NEAR_COUNTRY.parse(source).code),
};

const WORDS_PER_MINUTE = 200;

const WITH_FACTS = z.array(z.object({ facts: z.array(z.string()) })).default([]);

const NEAR_COUNTRY = z.object({ code: z.string().refine((code) => isSupportedCountry(code)) });

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

/** A country's own guide; a page of cards is none. */
const GUIDE_SOURCE = z.object({
  internal: z.object({ type: z.literal("Country") }),
  cards: z.array(z.unknown()).max(0),
  resources: z.array(z.unknown()),
  slug: z.string(),
  year: z
    .array(z.unknown())
    .nullish()
    .transform((intakes) => (intakes?.length ? intakes : undefined)),
  bill: z.unknown(),
  cities: z.array(z.unknown()).default([]),
  spots: z.array(z.object({ ends: z.enum(spotEnds) })).default([]),
});

/** What a country says of its bars. */
const BAR_SOURCE = z.object({
  slug: z.string(),
  name: z.string(),
  code: z.string().nullish(),
  inSidebar: z.boolean(),
  numbers: z.array(
    z.object({
      row: z.string(),
      bar: z.string().nullish(),
      nought: z.boolean().nullish(),
      note: z.string().nullish(),
    }),
  ),
});

interface Context {
  readonly nodeModel: FactStore & {
    readonly findOne: (query: {
      type: "Questions";
      query: { filter: { slug: { eq: string } } };
    }) => Promise<unknown>;
    readonly findAll: (query: { type: "Words" | "Country" }) => Promise<{ entries: Iterable<unknown> }>;
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

/** The bars of a row in all countries' guides; nothing where the page's own country has no value. */
async function rowBars(row: BarRow, slug: string, { nodeModel }: Context): Promise<Bar[] | undefined> {
  const { entries } = await nodeModel.findAll({ type: "Country" });
  const countries = z
    .array(BAR_SOURCE)
    .parse([...entries])
    .filter((country) => country.inSidebar || country.slug === slug)
    .map((country) => ({ ...country, number: country.numbers.find((number) => number.row === row) }));
  const sources = countries.map(async ({ name, code, number, slug: one }) => {
    const [fact] = number?.bar ? (await findFacts(nodeModel, [number.bar])).map(storedFact) : [];
    return {
      name,
      code: code ?? name,
      isOwn: one === slug,
      isNought: number?.nought === true,
      fact,
      note: number?.note ?? undefined,
    };
  });
  const bars = barsOf(row, await Promise.all(sources), today());
  return bars.some(({ isOwn, value }) => isOwn && value !== undefined) ? bars : undefined;
}

/** What the text of a country's own guide needs to know of its page. */
async function chapteredPage(
  source: unknown,
  { tree }: CompiledBody,
  context: Context,
): Promise<ChapteredPage | undefined> {
  const { data: guide } = GUIDE_SOURCE.safeParse(source);
  if (!guide) return undefined;
  const rows = await Promise.all(
    barRows.map(async (row) => [row, await rowBars(row, guide.slug, context)] as const),
  );
  return {
    chapters: chaptersIn(tree) + (guide.resources.length > 0 ? 1 : 0),
    bars: new Map(rows.flatMap(([row, bars]) => (bars ? [[row, bars] as const] : []))),
    pieces: pieces.filter((piece) => {
      if (piece === "cities") return guide.cities.length > 0;
      if (piece === "year" || piece === "bill") return guide[piece] != null;
      return guide.spots.some(({ ends }) => ends === piece);
    }),
  };
}

/** Renders a body; a page that shows it depends on the facts that it states. */
async function bodyOf(source: unknown, context: Context): Promise<RenderedBody> {
  const entry = await cachedBody(BODY_SOURCE.parse(source).body);
  const { tree, facts: ids } = entry.compiled;
  const facts = (await findFacts(context.nodeModel, ids)).map(storedFact);
  const said = await bodyWords(context);
  const page = await chapteredPage(source, entry.compiled, context);
  const key = JSON.stringify([facts, said, page?.chapters, [...(page?.bars ?? [])], page?.pieces]);
  if (entry.rendered?.key !== key) {
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    entry.rendered = { key, body: renderBody(tree, byId, today(), said, page) };
  }
  return entry.rendered.body;
}

/** Ids of the facts that the answers on a page state. */
async function answeredFacts(source: unknown, { nodeModel }: Context): Promise<readonly string[]> {
  const { data: page } = ASKED.safeParse(source);
  if (!page) return [];
  const filter = { slug: { eq: page.slug } };
  const asked = await nodeModel.findOne({ type: "Questions", query: { filter } });
  return asked ? (await cachedBody(BODY_SOURCE.parse(asked).body)).compiled.facts : [];
}

/** Fields of every kind of page whose text is MDX. */
const bodyResolvers = {
  html: {
    type: "String!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await bodyOf(source, context)).html,
  },
  parts: {
    type: "[BodyPart!]!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await bodyOf(source, context)).parts,
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
  /** Facts that the page states: those of its numbers, its year and its bill, of its text, then of its answers. */
  figures: {
    type: "[Fact!]!",
    resolve: async (source: unknown, _args: unknown, context: Context) => {
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

/** Adds what is computed from content: figures as text, texts as HTML. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) => {
  const pageTypes = contentTypes
    .filter(({ format }) => format === "mdx")
    .map(({ name }) => [name, { ...bodyResolvers, near: nearResolver(name) }]);
  add({
    ...Object.fromEntries(pageTypes),
    Country: {
      ...bodyResolvers,
      stamp: stampResolver,
      cityMap: cityMapResolver,
      near: nearResolver("Country"),
      number: numberResolver,
    },
    Fact: factResolvers,
    ThirdParty: thirdPartyResolvers,
    CountryNumber: numberResolvers,
    CountryBillLine: amountResolvers,
    NearCountry: { dial: dialResolver },
  });
};
