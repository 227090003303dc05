import type { MdxTools } from "../mdx/mdx-tools";
import type { ParsedMdx } from "../mdx/parse-mdx";
import type { MdxNode, MdxRoot } from "../mdx/tree";
import { isVocabularyName, vocabularyAttributes } from "../mdx/vocabulary-attributes";
import { missingReference } from "./check-references";
import { clip } from "./clip";
import type { ContentFile } from "./content-file";
import type { ContentIndex } from "./content-index";
import { suggestion } from "./nearest";
import type { Problem } from "./problem";

type JsxNode = Extract<MdxNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function checkLink(url: string, index: ContentIndex): string | undefined {
  if (url.startsWith("/")) {
    const path = url.split(/[?#]/)[0] ?? "";
    if (path.length > 1 && path.endsWith("/"))
      return `link "${clip(url)}" ends with a slash, expected "${clip(path.slice(0, -1))}"`;
    const missing = missingReference(index, "path", url);
    return missing && `link ${missing}`;
  }
  if (/^#[\w-]+$/.test(url) || /^mailto:[^@\s]+@[^@\s]+$/.test(url)) return undefined;
  return URL.canParse(url) && url.startsWith("https://")
    ? undefined
    : `link "${clip(url)}" is not a web address, expected https://… or an address on this site such as /contact`;
}

function checkJsx(node: JsxNode, index: ContentIndex): string[] {
  const name = node.name ?? "";
  if (!isVocabularyName(name)) {
    const known = Object.keys(vocabularyAttributes);
    return [
      `<${name}> is not a component for texts, expected one of ${known.join(", ")}${suggestion(name, known)}`,
    ];
  }
  const expected = vocabularyAttributes[name];
  const given = new Map<string, string>();
  const problems: string[] = [];
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "string") {
      problems.push(`<${name}> has an attribute that is not a text, expected name="value"`);
      continue;
    }
    if (!expected.some((known) => known.name === attribute.name)) {
      const names = expected.map((known) => known.name);
      problems.push(
        `<${name}> has no attribute "${clip(attribute.name)}", expected ${names.join(", ") || "none"}${suggestion(attribute.name, names)}`,
      );
      continue;
    }
    given.set(attribute.name, attribute.value);
  }
  for (const { name: attribute, reference } of expected) {
    const value = given.get(attribute);
    if (!value?.trim()) {
      problems.push(`<${name}> lacks ${attribute}="…", expected <${name} ${attribute}="…">`);
    } else if (reference) {
      for (const id of value.trim().split(/\s+/)) {
        const missing = missingReference(index, reference, id);
        if (missing) problems.push(`<${name}> ${attribute}: ${missing}`);
      }
    }
  }
  return problems;
}

function problemsOf(node: MdxNode, index: ContentIndex): string[] {
  switch (node.type) {
    case "mdxjsEsm":
      return ["import and export are not for texts, expected only the components of content/README.md"];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return ["braces { } are not for texts, expected plain words"];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return checkJsx(node, index);
    case "link":
      return [checkLink(node.url, index)].filter((message) => message !== undefined);
    case "image":
      return ["pictures do not stand in the text, expected the picture in the front matter's image"];
    default:
      return [];
  }
}

/** Headings begin at the second level, as the page sets its one h1, and skip none. */
function headingProblems(tree: MdxRoot, visit: MdxTools["visit"]): { node: MdxNode; message: string }[] {
  const problems: { node: MdxNode; message: string }[] = [];
  let previous = 1;
  visit(tree, "heading", (node) => {
    if (node.depth === 1)
      problems.push({ node, message: "heading of the first level, expected ## (the page sets its own #)" });
    else if (node.depth > previous + 1)
      problems.push({
        node,
        message: `heading of level ${node.depth} after level ${previous}, expected level ${previous + 1} or less`,
      });
    previous = Math.max(node.depth, 2);
  });
  return problems;
}

/** What the check of a text needs from the MDX packages. */
export interface BodyTools {
  readonly parse: (body: string) => ParsedMdx;
  readonly visit: MdxTools["visit"];
}

/** Checks the text of an MDX file: syntax, components, facts, links, headings. */
export function checkBody(content: ContentFile, index: ContentIndex, { parse, visit }: BodyTools): Problem[] {
  if (content.body === undefined) return [];
  const parsed = parse(content.body);
  if (!parsed.ok) return [{ file: content.file, ...parsed.place, message: parsed.message }];
  const found = headingProblems(parsed.tree, visit);
  visit(parsed.tree, (node) => {
    for (const message of problemsOf(node, index)) found.push({ node, message });
  });
  if (parsed.tree.children.length === 0)
    found.push({ node: parsed.tree, message: "has no text, expected paragraphs below the front matter" });
  return found.map(({ node, message }) => ({
    file: content.file,
    line: node.position?.start.line ?? 1,
    column: node.position?.start.column ?? 1,
    message,
  }));
}
