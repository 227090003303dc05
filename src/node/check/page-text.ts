import institutionsWords from "../../../content/words/institutions.json";
import { type Fact, fact } from "../../figures/definition";
import { factText } from "../../figures/node/fact-state";
import { institutionList } from "../../institutions/definition";
import { fill } from "../../lib/fill";
import { monthName } from "../../lib/months";
import type { ContentFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { fieldOf, recordsOf, valuesIn } from "../content/walk";
import { isComponent, type MdxNode, nodesIn, type TreeOf, wordsOf } from "../mdx/parse-mdx";
import { namedFacts, writtenAttributes } from "../mdx/written-attributes";

/** What a file contributes to a page: its words, with figures for their ids, and its links. */
export interface PageText {
  /** The MDX body. */
  readonly body: string;
  /** Front matter or records. */
  readonly fields: string;
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
export function pageTexts(content: Content, treeOf: TreeOf): (file: ContentFile) => PageText {
  const figures: Figures = new Map(recordsOf(content, fact).map(({ data }) => [data.id, data]));
  return (file) => {
    const tree = treeOf(file);
    const values = valuesIn(file).map(({ value }) => shownAs(value, figures));
    const written = tree ? [...nodesIn(tree)].filter((node) => node.type === "link") : [];
    return {
      body: tree ? bodyText(tree, figures) : "",
      fields: [countOf(file), ...values.filter((value) => typeof value !== "object")].join("\n"),
      links: [...written.map((node) => ({ words: wordsOf(node), address: node.url })), ...linksOf(file)],
    };
  };
}
