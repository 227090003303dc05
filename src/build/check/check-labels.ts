import { type Problem, problemAt, type ValuePath } from "../content/content-file";
import type { Content } from "../content/read-content";
import { isObject } from "../content/walk";
import { labels } from "../content-types/labels";

/** Letters of a label, and of a text of whole sentences, at most: more of them break the narrowest layouts. */
const MOST = { label: 100, sentence: 300 };

function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsIn(inner, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

function faultOf(text: string): string | undefined {
  if (text.trim() === "") return "is empty, expected a text";
  if (text !== text.trim()) return "begins or ends with a blank, expected neither";
  const most = /[.?!…]/.test(text) ? MOST.sentence : MOST.label;
  return text.length > most ? `is too long, expected at most ${most} characters` : undefined;
}

/** Labels that cannot be shown; whether all are there is known to `tsc`, which reads their files where code does. */
export function checkLabels({ files }: Content): Problem[] {
  return files
    .filter(({ type }) => type === labels)
    .flatMap((file) =>
      textsIn(file.records[0]).flatMap(({ path, text }) => {
        const fault = faultOf(text);
        return fault ? [problemAt(file, 0, path, fault)] : [];
      }),
    );
}
