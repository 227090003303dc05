import type { ContentType } from "../content-types/content-type";
import type { FieldSchema } from "../content-types/field-schema";
import { jsonText, mdxParts, mdxText } from "./editors-form";

/** The schema of a whole file: of its list, where it holds one. */
export function fileSchema({ format }: ContentType, record: FieldSchema): FieldSchema {
  return format === "json-list" ? { type: "array", items: record } : record;
}

/**
 * What the editor would write of a file of content, were it opened and saved.
 * @param record schema of one record
 * @throws Error when the text is neither JSON nor MDX with front matter, whichever its type has
 */
export function inEditorsForm(text: string, type: ContentType, record: FieldSchema): string {
  if (type.format === "mdx") return mdxText(mdxParts(text), record);
  return jsonText(JSON.parse(text), fileSchema(type, record));
}
