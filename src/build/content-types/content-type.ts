import type { z } from "zod";

/** How a type's files hold its records. */
export type ContentFormat = "json-list" | "json-object" | "mdx";

/**
 * The one definition of a kind of content. The TypeScript type, the check with its messages,
 * the GraphQL type and the JSON Schema for editors are all read from it.
 */
export interface ContentType<Schema extends z.ZodObject = z.ZodObject> {
  /** Name of the GraphQL type, e.g. `Branch`. */
  readonly name: string;
  /** Where its files lie, relative to `content`: one file, or one folder with an ending. */
  readonly files: { readonly file: string } | { readonly folder: string; readonly ending: ".json" | ".mdx" };
  readonly format: ContentFormat;
  /** Whether a list may hold no record; any other list fills a part of a page. */
  readonly mayBeEmpty?: boolean;
  /** Shape of one record (for MDX: of the front matter). */
  readonly schema: Schema;
  /** For types with a page of their own: the address of the file with this slug. */
  readonly pathOf?: (slug: string) => string;
}

/** Keeps the schema's own type while checking the definition's shape. */
export function defineContentType<Schema extends z.ZodObject>(
  type: ContentType<Schema>,
): ContentType<Schema> {
  return type;
}
