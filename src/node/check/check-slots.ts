import type { Root } from "mdast";
import type { ContentFile, Problem } from "../content/content-file";
import { problemOfFile } from "../content/content-file";
import { isComponent, type MdxComponent, nodesIn, placeOf, type TreeOf } from "../mdx/parse-mdx";
import { isSlot } from "../mdx/pieces/slots";
import { writtenAttributes } from "../mdx/written-attributes";
import { suggestion } from "./nearest";

function slotsIn(tree: Root): readonly { readonly node: MdxComponent; readonly written: string }[] {
  return [...nodesIn(tree)].flatMap((node) => {
    if (!isComponent(node) || !isSlot(node.name)) return [];
    const attributes = writtenAttributes(node).map(({ name, value }) => `${name}="${value ?? ""}" `);
    return [{ node, written: `<${node.name} ${attributes.join("")}/>` }];
  });
}

/** Checks that a text places each slot that its fields fill once, on a line of its own, and no other. */
export function checkSlots(content: ContentFile, treeOf: TreeOf): Problem[] {
  const { file, type, records } = content;
  const tree = treeOf(content);
  const record = type.schema.safeParse(records[0]);
  if (!tree || tree.children.length === 0 || !record.success) return [];
  const expected = type.slotsOf?.(record.data) ?? [];
  const found = slotsIn(tree);
  const wrong = found.flatMap(({ node, written }, position) => {
    const tell = (message: string) => [{ file, ...placeOf(node), message: `${written} ${message}` }];
    if (!expected.includes(written))
      return tell(
        expected.length > 0
          ? `draws nothing here, expected ${expected.join(", ")}${suggestion(written, expected)}`
          : "draws nothing here, expected no such piece in this kind of text",
      );
    if (found.findIndex((other) => other.written === written) < position)
      return tell("stands twice, expected it once");
    if (!tree.children.includes(node))
      return tell("stands inside other text, expected it on a line of its own between empty lines");
    return [];
  });
  const lost = expected.filter((written) => found.every((slot) => slot.written !== written));
  return [
    ...wrong,
    ...lost.map((written) =>
      problemOfFile(file, `nowhere places ${written}, expected it on a line of its own where it is drawn`),
    ),
  ];
}
