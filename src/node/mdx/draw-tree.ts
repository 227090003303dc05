import type { Content, Root } from "hast";
import type {} from "mdast-util-mdx";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";

export type Components = Readonly<Record<string, ComponentType<Record<string, unknown>> | undefined>>;

/** Converts a property to React's form: a list of classes to one text, `ariaLabel` and `dataName` to hyphens. */
function reactProperty(name: string, value: unknown): [string, unknown] {
  const hyphened = /^(?:aria|data)[A-Z]/.test(name);
  return [
    hyphened ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name,
    Array.isArray(value) ? value.join(" ") : value,
  ];
}

/** Elements in which whitespace between tags has no meaning; React would render it as text. */
const WITHOUT_TEXT = new Set(["table", "thead", "tbody", "tfoot", "tr"]);

function drawChildren(children: readonly Content[], components: Components, parent = ""): ReactNode[] {
  const drawn = WITHOUT_TEXT.has(parent) ? children.filter(({ type }) => type !== "text") : children;
  return drawn.map((child) => drawNode(child, components));
}

function drawNode(node: Content, components: Components): ReactNode {
  switch (node.type) {
    case "text":
      return node.value;
    case "element": {
      const properties = Object.entries(node.properties ?? {}).map(([name, value]) =>
        reactProperty(name, value),
      );
      return createElement(
        components[node.tagName] ?? node.tagName,
        Object.fromEntries(properties),
        ...drawChildren(node.children, components, node.tagName),
      );
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const component = components[node.name ?? ""];
      if (!component) throw new Error(`<${node.name}> is not a component for texts`);
      const properties = node.attributes.map((attribute) =>
        attribute.type === "mdxJsxAttribute" ? [attribute.name, attribute.value] : [],
      );
      return createElement(
        component,
        Object.fromEntries(properties),
        ...drawChildren(node.children, components),
      );
    }
    default:
      throw new Error(`a text holds a node of the kind ${node.type}, which cannot be drawn`);
  }
}

/** Renders a text's tree with React. @throws Error on invalid content, which the check reports first, with its place */
export function drawTree(tree: Root, components: Components): ReactNode {
  return createElement(Fragment, null, ...drawChildren(tree.children, components));
}
