import type { Root } from "mdast";
import { type ContentFile, clip, type Fault, type Problem, problemOfFile } from "../content/content-file";
import {
  isComponent,
  type MdxComponent,
  type MdxNode,
  nodesIn,
  type ParsedMdx,
  placeOf,
} from "../mdx/parse-mdx";
import { pieces } from "../mdx/pieces/pieces";
import { namedFacts, writtenAttributes } from "../mdx/written-attributes";
import { type Anchors, missingAnchor, placesOf } from "./anchors";
import { boxFaults, pieceFaults } from "./check-pieces";
import { type ContentIndex, missingReference } from "./check-references";
import { suggestion } from "./nearest";
import { literalMarkup } from "./stray-markdown";

interface Known {
  readonly index: ContentIndex;
  readonly missingPlace: (url: string) => string | undefined;
  readonly kind: string;
}

function linkFault(url: string, { index, missingPlace }: Known): string | undefined {
  if (url.startsWith("/")) {
    const path = url.split(/[?#]/)[0] ?? "";
    if (path.length > 1 && path.endsWith("/"))
      return `link "${clip(url)}" ends with a slash, expected "${clip(path.slice(0, -1))}"`;
  }
  if (/^[/#]/.test(url)) {
    const wrong = (url.startsWith("/") && missingReference(index, "path", url)) || missingPlace(url);
    return wrong && `link ${wrong}`;
  }
  if (/^mailto:[^@\s]+@[^@\s]+$/.test(url)) return undefined;
  return URL.canParse(url) && url.startsWith("https://")
    ? undefined
    : `link "${clip(url)}" is not a web address, expected https://… or an address on this site such as /contact`;
}

function componentFaults(node: MdxComponent, { index, kind }: Known): string[] {
  const name = node.name ?? "";
  const attributes = writtenAttributes(node);
  const piece = pieces.get(name);
  if (!piece) {
    const known = [...pieces.keys()];
    return [
      `<${name}> is not a component for texts, expected one of ${known.join(", ")}${suggestion(name, known)}`,
    ];
  }
  const expected = piece.attributes ?? [];
  const names = expected.map((known) => known.name);
  const given = new Map<string, string>();
  const faults = piece.onlyIn && piece.onlyIn.kind !== kind ? [piece.onlyIn.message] : [];
  for (const attribute of attributes) {
    if (attribute.value === null)
      faults.push(`<${name}> has an attribute that is not a text, expected name="value"`);
    else if (!expected.some((known) => known.name === attribute.name))
      faults.push(
        `<${name}> has no attribute "${clip(attribute.name)}", expected ${names.join(", ") || "none"}${suggestion(attribute.name, names)}`,
      );
    else given.set(attribute.name, attribute.value);
  }
  for (const { name: attribute, choices } of expected) {
    const value = given.get(attribute)?.trim();
    if (!value) faults.push(`<${name}> lacks ${attribute}="…", expected <${name} ${attribute}="…">`);
    else if (choices && !choices.includes(value))
      faults.push(`<${name}> ${attribute}: "${clip(value)}" is none, expected ${choices.join(" or ")}`);
  }
  for (const { attribute, kind: wanted, id } of namedFacts(name, attributes)) {
    const missing = missingReference(index, "fact", id) ?? missingReference(index, wanted, id);
    if (missing) faults.push(`<${name}> ${attribute}: ${missing}`);
  }
  return faults;
}

function nodeFaults(node: MdxNode, known: Known): string[] {
  if (isComponent(node)) return componentFaults(node, known);
  switch (node.type) {
    case "mdxjsEsm":
      return ["import and export are not for texts, expected only the components of docs/content.md"];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return ["braces { } are not for texts, expected plain words"];
    case "link":
      return [linkFault(node.url, known) ?? []].flat();
    case "image":
      return ["pictures do not stand in the text, expected the picture in the front matter's image"];
    case "definition":
      return ["links stand where they are read, expected [words](/address) there"];
    case "footnoteDefinition":
      return ['footnotes are not for texts, expected the remark in its sentence, or <Note title="…">'];
    default:
      return [];
  }
}

/** The page has its only h1 above the text, so headings start at level two and skip none. */
function headingFaults(tree: Root): Fault[] {
  let previous = 1;
  return nodesIn(tree).flatMap((node) => {
    if (node.type !== "heading") return [];
    const { depth } = node;
    const tell = (message: string) => [{ ...placeOf(node), message }];
    const most = previous + 1;
    previous = Math.max(depth, 2);
    if (depth === 1) return tell("heading of the first level, expected ## (the page sets its own #)");
    return depth > most
      ? tell(`heading of level ${depth} after level ${most - 1}, expected level ${most} or less`)
      : [];
  });
}

export function checkBody(
  content: ContentFile,
  index: ContentIndex,
  anchors: Anchors,
  parse: (body: string) => ParsedMdx,
): Problem[] {
  const { file, body, type } = content;
  if (body === undefined) return [];
  const parsed = parse(body);
  if (!parsed.ok) return [{ file, ...parsed.fault }];
  const { tree } = parsed;
  if (tree.children.length === 0)
    return [problemOfFile(file, "has no text, expected paragraphs below the front matter")];
  const missingPlace = (url: string) => missingAnchor(anchors, url, placesOf(content));
  const known = { index, missingPlace, kind: type.name };
  const faults = nodesIn(tree).flatMap((node) =>
    nodeFaults(node, known).map((message) => ({ ...placeOf(node), message })),
  );
  const shapes = [...headingFaults(tree), ...literalMarkup(tree), ...pieceFaults(tree), ...boxFaults(tree)];
  return [...faults, ...shapes].map((fault) => ({ file, ...fault }));
}
