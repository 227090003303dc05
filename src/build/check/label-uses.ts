import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "@babel/parser";
import traverse, { type NodePath, type Scope } from "@babel/traverse";
import type { ObjectExpression, ObjectPattern } from "@babel/types";

export interface LabelUse {
  /** Name of the labels' file, without its ending. */
  readonly room: string;
  /** Keys from the file's root. What stands below them is read, too. */
  readonly keys: readonly string[];
  readonly places?: readonly string[];
  /** File of the code, from the project's root. */
  readonly file: string;
}

export interface LabelCode {
  readonly uses: readonly LabelUse[];
  /** Placeholders that are filled in anywhere, also in labels that came as an argument. */
  readonly places: ReadonlySet<string>;
}

const LABELS = /content\/words\/([a-z-]+)\.json$/;

/** Keys of a literal such as `{ count, name: country.name }`; nothing when they are not all written there. */
function literalKeys({ properties }: ObjectExpression): string[] | undefined {
  const keys = properties.map((property) =>
    property.type === "ObjectProperty" && !property.computed && property.key.type === "Identifier"
      ? property.key.name
      : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** Names that `fill(label, { … })` or `<Filled text={label} values={{ … }} />` fills in. */
function filledBy(path: NodePath): string[] | undefined {
  if (path.isCallExpression()) {
    const [, values] = path.node.arguments;
    const isFill = path.get("callee").isIdentifier({ name: "fill" });
    return isFill && values?.type === "ObjectExpression" ? literalKeys(values) : undefined;
  }
  if (!path.isJSXOpeningElement() || !path.get("name").isJSXIdentifier({ name: "Filled" })) return undefined;
  for (const { type, ...attribute } of path.node.attributes) {
    if (type !== "JSXAttribute" || !("name" in attribute) || attribute.name.name !== "values") continue;
    const value = attribute.value?.type === "JSXExpressionContainer" ? attribute.value.expression : undefined;
    return value?.type === "ObjectExpression" ? literalKeys(value) : undefined;
  }
  return undefined;
}

/** Names that are filled in where a label stands. */
function filledAt(label: NodePath): string[] | undefined {
  const parent = label.parentPath;
  if (parent?.isCallExpression()) return label.key === 0 ? filledBy(parent) : undefined;
  const tag = parent?.isJSXExpressionContainer() ? parent.parentPath?.parentPath : undefined;
  return tag ? filledBy(tag) : undefined;
}

/** Follows a value of labels to where it is read. */
function follow(
  label: NodePath,
  keys: readonly string[],
  found: (use: Omit<LabelUse, "room" | "file">) => void,
) {
  const parent = label.parentPath;
  if (!parent || parent.isTSTypeQuery() || parent.isTSQualifiedName()) return;
  const isRead = label.key === "object" || label.key === "expression";
  if (isRead && (parent.isMemberExpression() || parent.isOptionalMemberExpression())) {
    const { property, computed } = parent.node;
    if (!computed && property.type === "Identifier") return follow(parent, [...keys, property.name], found);
    if (property.type === "StringLiteral") return follow(parent, [...keys, property.value], found);
  }
  if (parent.isVariableDeclarator() && label.key === "init") {
    const { id } = parent.node;
    if (id.type === "ObjectPattern") return followPattern(id, parent.scope, keys, found);
    if (id.type === "Identifier") return followName(id.name, parent.scope, keys, found);
  }
  const places = filledAt(label);
  found(places ? { keys, places } : { keys });
}

function followName(name: string, scope: Scope, ...[keys, found]: Tail): void {
  for (const reference of scope.getBinding(name)?.referencePaths ?? []) follow(reference, keys, found);
}

type Tail = [keys: readonly string[], found: Parameters<typeof follow>[2]];

function followPattern({ properties }: ObjectPattern, scope: Scope, ...[keys, found]: Tail): void {
  for (const property of properties) {
    if (property.type === "RestElement" || property.key.type !== "Identifier") {
      found({ keys });
      continue;
    }
    const inner = [...keys, property.key.name];
    if (property.value.type === "Identifier") followName(property.value.name, scope, inner, found);
    else if (property.value.type === "ObjectPattern") followPattern(property.value, scope, inner, found);
    else found({ keys: inner });
  }
}

function usesOf(file: string, code: string) {
  const uses: LabelUse[] = [];
  const places: string[] = [];
  const fills = (path: NodePath) => {
    places.push(...(filledBy(path) ?? []));
  };
  traverse(parse(code, { sourceType: "module", plugins: ["typescript", "jsx"] }), {
    ImportDeclaration({ node, scope }) {
      const room = LABELS.exec(node.source.value)?.[1];
      if (!room) return;
      for (const { local } of node.specifiers)
        followName(local.name, scope, [], (use) => uses.push({ room, file, ...use }));
    },
    CallExpression: fills,
    JSXOpeningElement: fills,
  });
  return { uses, places };
}

/** Finds what the code reads of `content/words`. */
export function labelUses(root: string): LabelCode {
  const read = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) => {
      const code = readFileSync(path.join(root, "src", file), "utf8");
      return code.includes("content/words/") ? [usesOf(`src/${file.replaceAll(path.sep, "/")}`, code)] : [];
    });
  return {
    uses: read.flatMap(({ uses }) => uses),
    places: new Set(read.flatMap(({ places }) => places)),
  };
}
