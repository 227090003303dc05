import type { Root } from "mdast";
import type { ContentType } from "../content-types/content-type";
import { formMessage, formPlace } from "../edit/labels";

export type ValuePath = readonly (string | number)[];

/** Line and column, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export function placeAt(text: string, offset: number, start: Place = { line: 1, column: 1 }): Place {
  const [last = "", ...above] = text.slice(0, offset).split("\n").reverse();
  return { line: start.line + above.length, column: last.length + (above.length > 0 ? 1 : start.column) };
}

export interface Fault extends Place {
  readonly message: string;
}

export interface Problem extends Fault {
  /** Path from the project's root, e.g. `content/facts.json`. */
  readonly file: string;
  /** The same with the form's labels, if it concerns one field. */
  readonly form?: { readonly place: string; readonly message: string };
}

/** A file below `content`, parsed, with the places of its values. */
export interface ContentFile {
  readonly type: ContentType;
  readonly file: string;
  /** File name without its ending; the last part of the page's address. */
  readonly slug: string;
  /** One value for an object or front matter, several for a list. */
  readonly records: readonly unknown[];
  /** Where a value of a record begins; the nearest parent when it is missing. */
  place(record: number, path: ValuePath): Place;
  /** MDX: the whole text with the front matter blanked, so that lines keep their numbers. */
  readonly body?: string;
  /** The body's tree, for the check alone; undefined if it cannot be parsed, which `check-body.ts` reports. */
  readonly tree?: Root | undefined;
}

export function problemOfFile(file: string, message: string): Problem {
  return { file, line: 1, column: 1, message };
}

/** The place of a value as a person reads it: `[2].position.top`. */
function pathText(path: ValuePath): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

/** A problem of one value, whose path begins its message. @param named the path there, if not that of the place */
export function problemAt(
  content: ContentFile,
  record: number,
  path: ValuePath,
  message: string,
  named: ValuePath = path,
): Problem {
  const isList = content.type.format === "json-list";
  const whole = isList ? [record, ...named] : named;
  const where = pathText(whole);
  const names = "file" in content.type.files ? [content.type.label] : [content.type.label, content.slug];
  return {
    file: content.file,
    ...content.place(record, path),
    message: where ? `${where}: ${message}` : message,
    form: {
      place: formPlace(names, isList ? content.records : content.records[record], whole),
      message: formMessage(message),
    },
  };
}

export function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} ${message.replace(/\s+/g, " ")}`;
}

export const jsonOf = (problems: unknown): string =>
  JSON.stringify(problems, (key, value) => (key === "form" ? undefined : value), 2);

export function compareProblems(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}

/** A text for a message, at most 60 characters. */
export function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
