import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { ContentType } from "../content-types/content-type";
import { type ContentFile, type Problem, placeAt, type ValuePath } from "./content-file";

/** A readable reason from the parser's code: `PropertyNameExpected` becomes `property name expected`. */
function reasonOf(error: ParseError): string {
  return printParseErrorCode(error.error)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
}

function nodeAt(root: Node, path: ValuePath): Node {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

function keyAt(root: Node, path: ValuePath): Node | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return parent.children?.find((property) => property.children?.[0]?.value === key)?.children?.[0];
}

/** JSON would silently keep the last of two equal keys. */
function duplicateKey(node: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    if (key && seen.has(key.value)) return key;
    if (key) seen.add(key.value);
    const inner = duplicateKey(child);
    if (inner) return inner;
  }
  return undefined;
}

export function parseJsonFile(
  type: ContentType,
  file: string,
  slug: string,
  text: string,
): ContentFile | Problem {
  const fail = (offset: number, message: string) => ({ file, ...placeAt(text, offset), message });
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) return fail(error.offset, `is not valid JSON: ${reasonOf(error)}, expected valid JSON here`);
  if (!root) return fail(0, "is empty, expected JSON");
  const twice = duplicateKey(root);
  if (twice) return fail(twice.offset, `"${twice.value}" stands here twice, expected each key once`);
  const isList = type.format === "json-list";
  if ((root.type === "array") !== isList) {
    const found = root.type === "array" ? "a list" : `an ${root.type}`;
    return fail(root.offset, `is ${found}, expected ${isList ? "a list [ … ]" : "an object { … }"}`);
  }
  const value: unknown = JSON.parse(text);
  return {
    type,
    file,
    slug,
    records: Array.isArray(value) ? value : [value],
    place: (record, path) => {
      const whole = isList ? [record, ...path] : path;
      return placeAt(text, (keyAt(root, whole) ?? nodeAt(root, whole)).offset);
    },
  };
}
