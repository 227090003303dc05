import type { ContentType } from "../content-types/content-type";
import type { Problem } from "./problem";

/** Steps from a record's root to a value inside it. */
export type ValuePath = readonly (string | number)[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A file below `content`, parsed, with the places of its values. */
export interface ContentFile {
  readonly type: ContentType;
  /** From the project's root, for messages. */
  readonly file: string;
  /** File name without its ending; the last part of the page's address. */
  readonly slug: string;
  /** One value for an object or front matter, several for a list. */
  readonly records: readonly unknown[];
  /** Where a value of a record begins; the nearest parent when it is missing. */
  place(record: number, path: ValuePath): Place;
  /** MDX: the whole text with the front matter blanked, so that lines keep their numbers. */
  readonly body?: string;
}

/** A file that could be read, or the one reason why not. */
export type ParsedFile =
  | { readonly ok: true; readonly content: ContentFile }
  | { readonly ok: false; readonly problem: Problem };

/** A JSON value's or front matter's place as people read it: `[2].position.top`. */
export function pathText(path: ValuePath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}
