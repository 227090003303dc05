import type { z } from "zod";
import { fieldOf } from "../../lib/objects";
import { type ContentFile, clip, type Problem, problemAt, problemOfFile } from "../content/content-file";
import type { Content } from "../content/read-content";
import { definedTexts, valuesIn } from "../content/walk";
import type { FieldSchema } from "../content-types/field-schema";
import { labels } from "../content-types/labels";
import { recordSchemaOf } from "../content-types/registry";
import { suggestion } from "./nearest";

type Issue = z.core.$ZodIssue;

const KIND_NAMES: Record<string, string> = {
  string: "a text in quotes",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list [ … ]",
  object: "an object { … }",
};

function shown(value: unknown): string {
  return clip(JSON.stringify(value) ?? String(value));
}

function explain(issue: Issue, record: unknown, knownKeys: readonly string[]): string {
  const value = issue.path.reduce<unknown>((inner, step) => fieldOf(inner, step), record);
  switch (issue.code) {
    case "unrecognized_keys": {
      const [key = ""] = issue.keys;
      return `"${clip(key)}" is not a field here, expected one of ${knownKeys.join(", ")}${suggestion(key, knownKeys)}`;
    }
    case "invalid_type": {
      const expected = KIND_NAMES[issue.expected] ?? issue.expected;
      return value === undefined
        ? `is missing, expected ${expected}`
        : `is ${shown(value)}, expected ${expected}`;
    }
    case "invalid_value":
      return value === undefined
        ? `is missing, expected one of ${issue.values.map(String).join(", ")}`
        : `is ${shown(value)}, expected ${issue.values.map(String).join(" or ")}${suggestion(String(value), issue.values.map(String))}`;
    default:
      return value === undefined || typeof value === "object"
        ? issue.message
        : value === ""
          ? "is empty, expected a text"
          : `${shown(value)} ${issue.message}`;
  }
}

function keysAt(schema: FieldSchema, path: readonly (string | number)[]): string[] {
  let current: FieldSchema | undefined = schema;
  for (const step of path) current = typeof step === "number" ? current?.items : current?.properties?.[step];
  return Object.keys(current?.properties ?? {});
}

/** The first issue of each value; unknown fields inside it count apart. */
function firstOfEach(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter((issue) => {
    const key = JSON.stringify([issue.path, issue.code === "unrecognized_keys"]);
    return !seen.has(key) && seen.add(key);
  });
}

export function checkShape(content: ContentFile): Problem[] {
  const { type, file, records } = content;
  if (type.format === "json-list" && records.length === 0 && !type.mayBeEmpty) {
    return [problemOfFile(file, "is an empty list, expected at least one record")];
  }
  return records.flatMap((record, index) => {
    const result = type.schema.safeParse(record);
    if (result.success) return [];
    return firstOfEach(result.error.issues).map((issue) => {
      const path = issue.path.filter((step) => typeof step !== "symbol");
      // The place is the unknown field's own; the message begins with the path of the object that holds it.
      const at = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
      return problemAt(content, index, at, explain(issue, record, keysAt(recordSchemaOf(type), path)), path);
    });
  });
}

/** Maximum characters of a label, and of a text of whole sentences: longer ones break the narrowest layouts. */
const MAX_LETTERS = { label: 100, sentence: 300 };

function faultOf(text: string): string | undefined {
  if (text.trim() === "") return "is empty, expected a text";
  if (text !== text.trim()) return "begins or ends with a blank, expected neither";
  const most = /[.?!…]/.test(text) ? MAX_LETTERS.sentence : MAX_LETTERS.label;
  return text.length > most ? `is too long, expected at most ${most} characters` : undefined;
}

/** Finds labels that cannot be shown. `tsc` finds missing ones. */
export function checkLabels({ files }: Content): Problem[] {
  return files
    .filter(({ type }) => type === labels)
    .flatMap(valuesIn)
    .flatMap(({ value, problem }) => {
      const fault = typeof value === "string" && faultOf(value);
      return fault ? [problem(fault)] : [];
    });
}

/** Mistyped years: none in content is earlier, and no rule of a government is announced for so long ahead. */
const EARLIEST = "1990-01-01";
const YEARS_AHEAD = 20;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

function fault(day: string, isPast: boolean, today: string): string | undefined {
  if (day < EARLIEST) return `is long ago, expected a year from ${EARLIEST.slice(0, 4)} on`;
  if (isPast) return day > today ? `is still to come, expected a day until ${today}` : undefined;
  const most = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return Number(day.slice(0, 4)) > most ? `is far ahead, expected a year until ${most}` : undefined;
}

/** Checks all days, and that no text was revised before it was published. @param today ISO date */
export function checkDays(content: ContentFile, today: string): Problem[] {
  const days = definedTexts(content).flatMap(({ schema, value, problem }) => {
    if (schema.format !== "date" || !ISO_DAY.test(value)) return [];
    const message = fault(value, schema.isPast === true, today);
    return message ? [problem(`"${value}" ${message}`)] : [];
  });
  const revisions = valuesIn(content).flatMap(
    ({ key, value, object: { date, published = date }, problem }) => {
      if (key !== "reviewed" || typeof value !== "string" || typeof published !== "string") return [];
      if (value >= published) return [];
      return [problem(`"${value}" is before the publication, expected a day from ${published} on`)];
    },
  );
  return [...days, ...revisions];
}
