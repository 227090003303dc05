import { type ContentFile, type Problem, problemAt, type ValuePath } from "../content/content-file";
import type { Content } from "../content/read-content";
import { isObject } from "../content/walk";
import { labels } from "../content-types/labels";
import type { LabelCode, LabelUse } from "./label-uses";
import { suggestion } from "./nearest";

/** Letters of a label, and of a text of whole sentences, at most: more of them break the narrowest layouts. */
const MOST = { label: 100, sentence: 300 };

const PLACE = /\{(\w*)\}/g;

function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsIn(inner, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** How much of the keys there is, and the value where they end; a list or a text is read as a whole. */
function reach(root: unknown, keys: readonly string[]): { path: string[]; value: unknown; missing?: string } {
  let value = root;
  for (const [index, key] of keys.entries()) {
    const path = keys.slice(0, index);
    if (!isObject(value)) return { path, value };
    if (!(key in value)) return { path, value, missing: key };
    value = value[key];
  }
  return { path: [...keys], value };
}

function faultOf(text: string): string | undefined {
  if (text.trim() === "") return "is empty, expected a text";
  if (text !== text.trim()) return "begins or ends with a blank, expected neither";
  const most = /[.?!…]/.test(text) ? MOST.sentence : MOST.label;
  return text.length > most ? `is too long, expected at most ${most} characters` : undefined;
}

const listed = (places: readonly string[]) =>
  places.map((place) => `{${place}}`).join(", ") || "no placeholder";

function placeFault(text: string, filled: readonly string[] | undefined, known: ReadonlySet<string>) {
  const held = [...text.matchAll(PLACE)].map(([, name = ""]) => name).sort();
  if (filled)
    return held.join() === [...filled].sort().join()
      ? undefined
      : `holds ${listed(held)}, expected ${listed(filled)}`;
  const strange = held.find((name) => !known.has(name));
  return strange === undefined
    ? undefined
    : `"{${strange}}" is filled in by nothing, expected no such placeholder${suggestion(strange, [...known])}`;
}

function checkRoom(file: ContentFile, uses: readonly LabelUse[], known: ReadonlySet<string>): Problem[] {
  const [root] = file.records;
  const read = new Set<string>();
  const filled = new Map<string, readonly string[]>();
  const missing = new Map<string, Problem>();
  for (const use of uses) {
    const { path, value, missing: key } = reach(root, use.keys);
    if (key !== undefined) {
      const whole = [...path, key];
      const known = isObject(value) ? Object.keys(value) : [];
      const message = `is missing, expected the label that ${use.file} shows${suggestion(key, known)}`;
      missing.set(whole.join("."), problemAt(file, 0, path, message, whole));
      continue;
    }
    if (use.places && typeof value === "string") filled.set(path.join("."), use.places);
    for (const text of textsIn(value, path)) read.add(text.path.join("."));
  }
  const faults = textsIn(root).flatMap(({ path, text }) => {
    const key = path.join(".");
    const fault = read.has(key)
      ? (faultOf(text) ?? placeFault(text, filled.get(key), known))
      : "is shown by nothing, expected no such label";
    return fault ? [problemAt(file, 0, path, fault)] : [];
  });
  return [...missing.values(), ...faults];
}

/** Holds the labels against the code that shows them. */
export function checkLabels(content: Content, { uses, places }: LabelCode): Problem[] {
  return content.files
    .filter(({ type }) => type === labels)
    .flatMap((file) =>
      checkRoom(
        file,
        uses.filter(({ room }) => room === file.slug),
        places,
      ),
    );
}
