import figuresWords from "../../../content/words/figures.json";
import { type FactStore, findFacts, type StoredFact } from "../../figures/node/fact-node";
import { isLanguage } from "../../lib/languages";
import { parentsPage } from "../../parents/definition";
import { formattersFor, parentsLabels } from "../../parents/node/say";
import { buildDay } from "../build-day";
import { contentTypes } from "../content-types/registry";
import { isHeading } from "../mdx/chapter-heads";
import { bodyCompiler, type CompiledBody } from "../mdx/compile-body";
import { mdxTools } from "../mdx/mdx-tools";
import type { BodyWords } from "../mdx/pieces/piece";
import { type HeadingManner, type RenderedBody, renderBody } from "../mdx/render-body";
import { searchedParts } from "../mdx/searched-parts";
import { countedField } from "./counted-field";

interface Text extends Readonly<Record<string, unknown>> {
  readonly slug: string;
  readonly body: string;
  readonly internal: { readonly type: string };
}

const typeOf = ({ internal }: Text) => contentTypes.find(({ name }) => name === internal.type);

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

async function headingManner(page: Text, count: number, context: BodyContext): Promise<HeadingManner> {
  const before = typeOf(page)?.headingsOf?.(page);
  if (typeof before !== "number") return before;
  // The questions are the last chapter.
  const asked = (await questionsOf(page, context)) ? 1 : 0;
  return { before, count: before + count + asked };
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
  return {
    ...shared,
    texts: { ...texts, source: parentsLabels[slug].source },
    say: formattersFor(slug).fact,
  };
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
  const manner = await headingManner(text, tree.children.filter(isHeading).length, context);
  const states = facts.map(({ internal }) => internal.contentDigest);
  const key = JSON.stringify([states, words, manner]);
  if (entry.rendered?.key !== key) {
    entry.rendered = { key, body: renderBody(tree, byIds(facts), buildDay(), words, manner) };
  }
  return entry.rendered.body;
}

async function questionsOf(page: Text, { nodeModel }: BodyContext): Promise<Text | undefined> {
  if (!typeOf(page)?.hasQuestions) return undefined;
  const query = { filter: { slug: { eq: page.slug } } };
  return (await nodeModel.findOne({ type: "Questions", query })) ?? undefined;
}

async function answeredFacts(page: Text, context: BodyContext): Promise<readonly string[]> {
  const asked = await questionsOf(page, context);
  return asked ? (await cachedBody(asked.body)).compiled.facts : [];
}

const showsMoney = ({ html, parts }: RenderedBody) =>
  [html, ...parts.map((part) => part.html)].some((text) => text.includes("₹"));

const rendered = <Value>(type: string, read: (body: RenderedBody) => Value) =>
  countedField(type, async (page: Text, context: BodyContext) => read(await bodyOf(page, context)));

export const bodyResolvers = {
  html: rendered("String!", ({ html }) => html),
  parts: rendered("[BodyPart!]!", ({ parts }) => parts),
  searched: countedField("[SearchedPart!]!", async (page: Text, context: BodyContext) => {
    const { tree, facts, words } = await readBody(page, context);
    return searchedParts(tree, byIds(facts), buildDay(), words);
  }),
  headings: rendered("[BodyHeading!]!", ({ headings }) => headings),
  /** Rates of the text, its sums and its answers; null if no amount is converted. */
  rates: countedField("Rates", async (page: Text, context: BodyContext) => {
    const answers = await questionsOf(page, context);
    const texts = await Promise.all([page, ...(answers ? [answers] : [])].map((one) => bodyOf(one, context)));
    return typeOf(page)?.convertsMoney?.(page) || texts.some(showsMoney) ? storedRates(context) : null;
  }),
  readingMinutes: rendered("Int!", ({ words }) => Math.ceil(words / WORDS_PER_MINUTE)),
  /** Figures on the page: of its numbers, year, bill and sums, of its text, then of its answers. */
  figures: countedField("[Fact!]!", async (page: Text, context: BodyContext) => {
    const { compiled } = await cachedBody(page.body);
    const rows = typeOf(page)?.factsOf?.(page) ?? [];
    const ids = new Set([...rows, ...compiled.facts, ...(await answeredFacts(page, context))]);
    return findFacts(context.nodeModel, [...ids]);
  }),
};
