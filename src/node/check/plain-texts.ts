import { type ContentFile, clip, type Problem } from "../content/content-file";
import { valuesIn } from "../content/walk";
import { isComponent, nodesIn, placeOf, type TreeOf } from "../mdx/parse-mdx";
import { writtenAttributes } from "../mdx/written-attributes";

/** Signs of Markdown and HTML, and escapes, which fields and attributes show as they are. */
const MARKUP =
  /\*\*[^*]+\*\*|__[^_]+__|(?<![\w*])\*\w[^*]*\*(?!\w)|(?<!\w)_\w[^_]*_(?!\w)|~~[^~]+~~|`[^`]+`|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\[[^[\]]+\]\([^()]*\)|^#{1,6}(?= )|^[*•-] |\\[nrt"]|\\u[\da-f]{4}/i;

function markupIn(text: string): string | undefined {
  const [sign] = MARKUP.exec(text) ?? [];
  return sign && `has "${clip(sign.trim())}", which stands on the page as typed, expected plain words`;
}

export function markupInFields(content: ContentFile): Problem[] {
  return valuesIn(content).flatMap(({ value, problem }) => {
    const message = typeof value === "string" && markupIn(value);
    return message ? [problem(message)] : [];
  });
}

export function markupInAttributes(content: ContentFile, treeOf: TreeOf): Problem[] {
  const tree = treeOf(content);
  return [...(tree ? nodesIn(tree) : [])].filter(isComponent).flatMap((node) =>
    writtenAttributes(node).flatMap(({ name, value }) => {
      const message = value && markupIn(value);
      if (!message) return [];
      return [{ file: content.file, ...placeOf(node), message: `<${node.name}> ${name}: ${message}` }];
    }),
  );
}
