import institutionsWords from "../../../content/words/institutions.json";
import { type Fact, fact } from "../../figures/definition";
import { factText } from "../../figures/node/fact-text";
import { institutionList } from "../../institutions/definition";
import { fill } from "../../lib/fill";
import { monthName } from "../../lib/months";
import { fieldOf } from "../../lib/objects";
import { type ContentFile, type Problem, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { recordsOf, valuesIn } from "../content/walk";
import { isFixed } from "../content-types/labels";
import { type SpecifiedPhrase, specified } from "../content-types/specified";
import { isComponent, type MdxNode, nodesIn, textIn } from "../mdx/parse-mdx";
import { namedFacts, writtenAttributes } from "../mdx/written-attributes";
import { type ContentIndex, missingReference } from "./check-references";
import { suggestion } from "./nearest";
import { hasWords } from "./phrase";

/** What a file contributes to a page: its words, with figures for their ids, and its links. */
interface PageText {
  /** The MDX body. */
  readonly body: string;
  /** Front matter or records. */
  readonly fields: string;
  /** The labels of the specification, which stand there to the letter. */
  readonly labels?: readonly unknown[];
  readonly links: readonly { readonly words: string; readonly address: string }[];
}

type Figures = ReadonlyMap<string, Fact>;

/** Attributes of pieces that a visitor reads. */
const TITLES = new Set(["title", "summary", "asks"]);
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const INLINE = new Set(["text", "strong", "emphasis", "link", "inlineCode", "delete", "mdxJsxTextElement"]);

function bodyText(node: MdxNode, figures: Figures): string {
  if ("value" in node) return node.value;
  const inner = "children" in node ? node.children.map((child) => bodyText(child, figures)).join("") : "";
  const around = INLINE.has(node.type) ? "" : "\n";
  if (!isComponent(node)) return `${around}${inner}${around}`;
  const attributes = writtenAttributes(node);
  const [named] = namedFacts(node.name ?? "", attributes);
  const figure = named && figures.get(named.id);
  const titles = attributes.flatMap(({ name, value }) => (TITLES.has(name) && value) || []).join("\n");
  return `${around}${figure ? factText(figure) : `${titles}${inner}`}${around}`;
}

/** Links of records: an address and the other texts beside it. */
function linksOf(file: ContentFile): PageText["links"] {
  return valuesIn(file).flatMap(({ value, object }) =>
    typeof value === "string" && /^(?:https:\/|\/|#)/.test(value)
      ? [{ words: Object.values(object).join("\n"), address: value }]
      : [],
  );
}

/** Pages show a figure for its id, and a day as "July 18, 2025". */
function shownAs(value: unknown, figures: Figures): unknown {
  if (typeof value !== "string") return value;
  const figure = figures.get(value);
  if (figure) return factText(figure);
  const [, year, month, day] = DAY.exec(value) ?? [];
  return year ? `${monthName(Number(month) - 1)} ${Number(day)}, ${year}` : value;
}

/** The sentence over a list of institutions. */
function countOf({ type, records: [list] }: ContentFile): string {
  const ids = type === institutionList ? fieldOf(list, "list") : undefined;
  if (!Array.isArray(ids)) return "";
  const { countOne, countMany } = institutionsWords;
  return fill(ids.length === 1 ? countOne : countMany, {
    count: ids.length,
    places: String(fieldOf(list, "country")),
  });
}

/** Reads the texts of files. */
function pageTexts(content: Content): (file: ContentFile) => PageText {
  const figures: Figures = new Map(recordsOf(content, fact).map(({ data }) => [data.id, data]));
  return (file) => {
    const { tree } = file;
    const values = valuesIn(file).map(({ value }) => shownAs(value, figures));
    const written = nodesIn(tree).filter((node) => node.type === "link");
    return {
      labels: isFixed(file.slug) ? values : undefined,
      body: tree ? bodyText(tree, figures) : "",
      fields: [countOf(file), ...values.filter((value) => typeof value !== "object")].join("\n"),
      links: [...written.map((node) => ({ words: textIn(node), address: node.url })), ...linksOf(file)],
    };
  };
}

/** Has no address of its own; visitors meet it at every unknown one. */
const NOT_FOUND = "/404";

const REMEDY = "expected it put back, or taken out of content/specified.json if the company decided so";

/** What a file has lost of a phrase; undefined if nothing. */
function loss({ words, link }: SpecifiedPhrase, page: PageText): string | undefined {
  const { body, fields, labels, links } = page;
  if (labels && !labels.includes(words)) return `lost “${words}”`;
  const isField = hasWords(fields, words);
  if (!isField && !hasWords(body, words)) return `lost “${words}”`;
  // Code makes most links of fields, such as buttons, so only the built pages show their addresses.
  if (link === undefined || (isField && !link.startsWith("https://"))) return undefined;
  const leads = links.some((one) => one.address === link && hasWords(one.words, words));
  return leads ? undefined : `lost the link of “${words}” to ${link}`;
}

/** Checks that the content still has each phrase that the specification fixes, in one line a loss. */
export function checkSpecified(content: Content, index: ContentIndex): Problem[] {
  // What an unparsable file has is unknown, also the figures that others name.
  if (content.problems.length > 0) return [];
  const files = new Map(content.files.map((file) => [file.file, file]));
  const names = content.files.map(({ file }) => file.replace(/^content\//, ""));
  const textOf = pageTexts(content);
  return recordsOf(content, specified).flatMap(({ data: { pages, file: name, phrases }, problem }) => {
    const unknown = (pages ?? []).flatMap((page, at) => {
      const message = page === NOT_FOUND ? undefined : missingReference(index, "path", page);
      return message === undefined ? [] : [problem(["pages", at], message)];
    });
    const place = `content/${name}`;
    const file = files.get(place);
    if (file?.body !== undefined && !file.tree) return unknown;
    if (!file) {
      const message = `"${name}" does not exist, expected a file below content${suggestion(name, names)}`;
      return [...unknown, problem(["file"], message)];
    }
    const text = textOf(file);
    const [first = "every page", ...others] = pages ?? [];
    const where = others.length > 0 ? `${first} and ${others.length} more` : first;
    const lost = phrases.flatMap((phrase) => loss(phrase, text) ?? []);
    return [
      ...unknown,
      ...lost.map((what) =>
        problemOfFile(file.file, `${what}, which the specification asks for on ${where}; ${REMEDY}`),
      ),
    ];
  });
}
