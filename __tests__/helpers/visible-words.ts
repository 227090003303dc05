import { parseSync } from "@swc/core";

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Attributes and props whose text a visitor sees or hears. */
const SEEN =
  /^(?:alt|title|placeholder|label|heading|intro|note|text|name|subject|top|bottom|summary|caption|submitLabel|aria-(?:label|description|roledescription|valuetext|placeholder))$/;
/** Attributes that hold no words, whatever their value looks like. */
const UNSEEN =
  /^(?:className|css|style|sizes|media|rel|d|viewBox|points|transform|autoComplete|allow|preserveAspectRatio|property|type|tag|ground|look|icon|phase|kind|card|key|id|htmlFor|role|href|to|src|data-.*)$/;
/** `name` is also a form field's and an icon's name: it counts only with a space or a capital letter. */
const AMBIGUOUS = new Set(["name", "subject"]);
/** Calls whose strings no visitor sees: styles, and messages for engineers. */
const SILENT = /^(?:css|keyframes|Error|console\.\w+)$/;

const LETTERS = /\p{L}{2}/u;
/** Two words with a space between them, or one word with a capital letter. */
const PROSE = /\p{L}{2,}[,.:;!?’']? \p{L}+|^\s*\p{Lu}\p{Ll}+[.!?…]?\s*$/u;

function calleeOf(node: Node): string {
  const { callee } = node;
  if (!isNode(callee)) return "";
  if (callee.type === "Identifier") return String(callee.value);
  if (callee.type !== "MemberExpression" || !isNode(callee.object) || !isNode(callee.property)) return "";
  return `${String(callee.object.value)}.${String(callee.property.value)}`;
}

const nameOf = (attribute: Node): string =>
  isNode(attribute.name) ? String(attribute.name.value ?? "") : "";

/** Types, imports and re-exports are skipped; `as const` and `satisfies` wrap values. */
const UNREAD = /^(?:Ts(?!As|ConstAssertion|Satisfies|NonNull)|Import|ExportAll|ExportNamed)/;

/** What JSX renders of a child expression: both sides of a choice, parts of a template; no call arguments. */
const SHOWN = new Set([
  "JSXExpressionContainer",
  "ConditionalExpression",
  "BinaryExpression",
  "ParenthesisExpression",
  "TemplateLiteral",
]);

function textsOf(node: Node, isSeen: boolean, found: string[]): void {
  const report = (text: unknown) => {
    if (typeof text !== "string") return;
    if ((isSeen ? LETTERS : PROSE).test(text)) found.push(text.replace(/\s+/g, " ").trim());
  };
  const walk = (value: unknown, seen: boolean): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, seen);
    else if (isNode(value)) textsOf(value, seen, found);
    else if (typeof value === "object" && value !== null)
      for (const inner of Object.values(value)) walk(inner, seen);
  };
  if (UNREAD.test(node.type)) return;
  switch (node.type) {
    case "TaggedTemplateExpression":
      return;
    case "JSXText":
      if (LETTERS.test(String(node.value))) found.push(String(node.value).replace(/\s+/g, " ").trim());
      return;
    case "StringLiteral":
      report(node.value);
      return;
    case "TemplateElement":
      report(node.cooked);
      return;
    case "CallExpression":
    case "NewExpression":
      if (!SILENT.test(calleeOf(node))) for (const value of Object.values(node)) walk(value, false);
      return;
    case "JSXAttribute": {
      const name = nameOf(node);
      if (!UNSEEN.test(name)) walk(node.value, SEEN.test(name) && !AMBIGUOUS.has(name));
      return;
    }
    case "JSXElement":
    case "JSXFragment":
      walk(node.opening, false);
      walk(node.children, true);
      return;
    case "BinaryExpression":
      if (!/^[=!<>]/.test(String(node.operator))) walk([node.left, node.right], isSeen);
      return;
    case "ConditionalExpression":
      walk(node.test, false);
      walk([node.consequent, node.alternate], isSeen);
      return;
    default:
      for (const value of Object.values(node)) walk(value, isSeen && SHOWN.has(node.type));
  }
}

/**
 * Words in a source file that a visitor would see or hear: JSX text, attributes such as `alt`, and every other
 * string that reads like words. Styles, queries, types, imports and messages for engineers are skipped.
 */
export function visibleWords(source: string): string[] {
  const found: string[] = [];
  const { body } = parseSync(source, { syntax: "typescript", tsx: true });
  for (const statement of body) {
    const node: unknown = statement;
    if (isNode(node)) textsOf(node, false, found);
  }
  return found;
}
