import figuresWords from "../../../content/words/figures.json";
import { type Country, country } from "../../countries/definition";
import { type FactStore, findFacts, type StoredFact } from "../../figures/node/resolvers";
import { type Guide, guide } from "../../guides/definition";
import { isLanguage } from "../../lib/languages";
import { parentsPage } from "../../parents/definition";
import { formattersFor, wordsOf } from "../../parents/node/say";
import { service } from "../../services/definition";
import { type Subject, subject } from "../../subjects/definition";
import { trustPage } from "../../trust/definition";
import { buildDay } from "../build-day";
import { contentTypes } from "../content-types/registry";
import { isHeading } from "../mdx/chapter-heads";
import { bodyCompiler, type CompiledBody } from "../mdx/compile-body";
import { mdxTools } from "../mdx/mdx-tools";
import type { BodyWords } from "../mdx/pieces/piece";
import { type HeadingManner, type RenderedBody, renderBody } from "../mdx/render-body";
import { searchedParts } from "../mdx/searched-parts";

interface Text {
  readonly slug: string;
  readonly body: string;
  readonly internal: { readonly type: string };
}

const isCountry = (page: Text): page is Text & Country => page.internal.type === country.name;
const isSubject = (page: Text): page is Text & Subject => page.internal.type === subject.name;
const isGuide = (page: Text): page is Text & Guide => page.internal.type === guide.name;

interface BodyContext {
  readonly nodeModel: FactStore & {
    readonly findOne: (query: {
      type: "Questions";
      query: { filter: { slug: { eq: string } } };
    }) => Promise<Text | null>;
    readonly findAll: (query: {
      type: "Labels" | "Rates";
    }) => Promise<{ entries: Iterable<NonNullable<BodyWords["rates"]>> }>;
  };
}

/** Page types that render the headings of their chapters themselves. */
const APART: readonly string[] = [service.name, trustPage.name, parentsPage.name];

async function headingManner(
  page: Text,
  headings: readonly unknown[],
  context: BodyContext,
): Promise<HeadingManner> {
  if (APART.includes(page.internal.type)) return "apart";
  if (isCountry(page)) return page.cards.length > 0 ? undefined : "apart";
  if (isSubject(page)) return { before: 0, count: headings.length };
  if (!isGuide(page)) return undefined;
  // The bill of the cost guide comes before the text and is the first entry of the contents.
  const before = page.tool === "costs" ? 1 : 0;
  const asked = (await questionsOf(page, context)) ? 1 : 0;
  return { before, count: before + headings.length + asked };
}

const WORDS_PER_MINUTE = 200;

interface CachedBody {
  readonly compiled: CompiledBody;
  /** The HTML and a key, the JSON of the figures and labels that it was rendered with. */
  rendered?: { readonly key: string; readonly body: RenderedBody };
}

async function storedRates({ nodeModel }: BodyContext) {
  const [rates] = (await nodeModel.findAll({ type: "Rates" })).entries;
  if (!rates) throw new Error("content/rates.json is missing");
  return rates;
}

/** The labels that texts may need; the querying page depends on them. */
async function bodyWords({ slug, internal }: Text, context: BodyContext): Promise<BodyWords> {
  await context.nodeModel.findAll({ type: "Labels" });
  const { perEuro, pegs } = await storedRates(context);
  const { texts } = figuresWords;
  const shared = { texts, rates: { perEuro, pegs } };
  if (internal.type !== parentsPage.name || !isLanguage(slug)) return shared;
  return { ...shared, texts: { ...texts, source: wordsOf[slug].source }, say: formattersFor(slug).fact };
}

const compiler = mdxTools().then(bodyCompiler);
/** Cached, as a page queries four fields of its body. */
const bodies = new Map<string, CachedBody>();

async function cachedBody(body: string): Promise<CachedBody> {
  const compile = await compiler;
  const entry = bodies.get(body) ?? { compiled: compile(body) };
  bodies.set(body, entry);
  return entry;
}

/** The parsed body; the page that shows it depends on its figures. */
async function readBody(page: Text, context: BodyContext) {
  const entry = await cachedBody(page.body);
  const { tree, facts: ids } = entry.compiled;
  const facts = await findFacts(context.nodeModel, ids);
  return { entry, tree, facts, words: await bodyWords(page, context) };
}

const byIds = (facts: readonly StoredFact[]) => new Map(facts.map((fact) => [fact.jsonId, fact]));

async function bodyOf(text: Text, context: BodyContext): Promise<RenderedBody> {
  const { entry, tree, facts, words } = await readBody(text, context);
  const manner = await headingManner(text, tree.children.filter(isHeading), context);
  const states = facts.map(({ internal }) => internal.contentDigest);
  const key = JSON.stringify([states, words, manner]);
  if (entry.rendered?.key !== key) {
    entry.rendered = { key, body: renderBody(tree, byIds(facts), buildDay(), words, manner) };
  }
  return entry.rendered.body;
}

async function questionsOf({ slug, internal }: Text, { nodeModel }: BodyContext): Promise<Text | undefined> {
  if (!contentTypes.some(({ name, hasQuestions }) => hasQuestions && name === internal.type))
    return undefined;
  const query = { filter: { slug: { eq: slug } } };
  return (await nodeModel.findOne({ type: "Questions", query })) ?? undefined;
}

async function answeredFacts(page: Text, context: BodyContext): Promise<readonly string[]> {
  const asked = await questionsOf(page, context);
  return asked ? (await cachedBody(asked.body)).compiled.facts : [];
}

const factsInSums = ({ sums }: Subject) => sums.flatMap(({ facts }) => facts);

function factsInRows({ numbers, bill, year }: Country): readonly string[] {
  const lines = bill ? [...bill.show, ...bill.pay, ...bill.master] : [];
  const stages = year.flatMap((intake) => intake.stages);
  return [
    ...[...numbers, ...lines].flatMap(({ facts }) => facts),
    ...lines.flatMap(({ least }) => least ?? []),
    ...stages.flatMap(({ fact }) => fact ?? []),
  ];
}

const convertsMoney = ({ html, parts }: RenderedBody) =>
  [html, ...parts.map((part) => part.html)].some((text) => text.includes("₹"));

const rendered = <Value>(type: string, read: (body: RenderedBody) => Value) => ({
  type,
  resolve: async (page: Text, _args: unknown, context: BodyContext) => read(await bodyOf(page, context)),
});

export const bodyResolvers = {
  html: rendered("String!", ({ html }) => html),
  parts: rendered("[BodyPart!]!", ({ parts }) => parts),
  searched: {
    type: "[SearchedPart!]!",
    resolve: async (page: Text, _args: unknown, context: BodyContext) => {
      const { tree, facts, words } = await readBody(page, context);
      return searchedParts(tree, byIds(facts), buildDay(), words);
    },
  },
  headings: rendered("[BodyHeading!]!", ({ headings }) => headings),
  /** Rates of the text, its sums and its answers; null if no amount is converted. */
  rates: {
    type: "Rates",
    resolve: async (page: Text, _args: unknown, context: BodyContext) => {
      const answers = await questionsOf(page, context);
      const texts = await Promise.all(
        [page, ...(answers ? [answers] : [])].map((one) => bodyOf(one, context)),
      );
      const hasSums = isSubject(page) && page.sums.length > 0;
      return hasSums || texts.some(convertsMoney) ? storedRates(context) : null;
    },
  },
  readingMinutes: rendered("Int!", ({ words }) => Math.ceil(words / WORDS_PER_MINUTE)),
  /** Figures on the page: of its numbers, year, bill and sums, of its text, then of its answers. */
  figures: {
    type: "[Fact!]!",
    resolve: async (page: Text, _args: unknown, context: BodyContext) => {
      const { compiled } = await cachedBody(page.body);
      const rows = isCountry(page) ? factsInRows(page) : isSubject(page) ? factsInSums(page) : [];
      const ids = new Set([...rows, ...compiled.facts, ...(await answeredFacts(page, context))]);
      return findFacts(context.nodeModel, [...ids]);
    },
  },
};
