import { readdirSync } from "node:fs";
import path from "node:path";
import type { ContentCopy } from "./content-copy";
import type { Random } from "./random";

/** Damage that an editor, a program or a transfer may do to a file. */
interface Mutation {
  readonly name: string;
  /** Paths of the files that it applies to. */
  readonly files: RegExp;
  /** Returns the file's new bytes, or undefined to delete it. */
  readonly mutate: (text: string, random: Random) => string | Buffer | undefined;
}

type Place = { parent: Record<string, unknown> | unknown[]; key: string | number };

/** All positions in a JSON value. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== "object" || value === null) return [];
  const parent = Array.isArray(value) ? value : Object.assign(value);
  return Object.entries(parent).flatMap(([key, item]) => [
    { parent, key: Array.isArray(parent) ? Number(key) : key },
    ...placesIn(item),
  ]);
}

/** Changes a JSON file at one random position that fits. */
function inJson(
  fits: (value: unknown) => boolean,
  change: (place: Place, random: Random, all: readonly Place[]) => void,
): Mutation["mutate"] {
  return (text, random) => {
    const whole: unknown = JSON.parse(text);
    const places = placesIn(whole).filter(({ parent, key }) => fits(Reflect.get(parent, key)));
    if (places.length > 0) change(random.pick(places), random, places);
    return `${JSON.stringify(whole, null, 2)}\n`;
  };
}

const set = ({ parent, key }: Place, value: unknown) => Reflect.set(parent, key, value);
const get = ({ parent, key }: Place): unknown => Reflect.get(parent, key);
const anything = () => true;
const isText = (value: unknown) => typeof value === "string";

/** Changes one random line of an MDX file's front matter. */
function inFrontMatter(change: (line: string, random: Random) => string[]): Mutation["mutate"] {
  return (text, random) => {
    const lines = text.split("\n");
    const at = 1 + random.below(lines.indexOf("---", 1) - 1);
    return [...lines.slice(0, at), ...change(lines[at] ?? "", random), ...lines.slice(at + 1)].join("\n");
  };
}

/** Changes one random line of an MDX file's body. */
function inBody(change: (line: string, random: Random) => string): Mutation["mutate"] {
  return (text, random) => {
    const lines = text.split("\n");
    const from = lines.indexOf("---", 1) + 1;
    const at = from + random.below(lines.length - from);
    return [...lines.slice(0, at), change(lines[at] ?? "", random), ...lines.slice(at + 1)].join("\n");
  };
}

const VALUES = [null, 0, -1, 1.5, true, false, "", " ", "x", [], {}, [[]], { a: 1 }, "#", "/", "https://"];
const YAML_VALUES = [
  "",
  "null",
  "true",
  "12:30",
  "0x1f",
  "[]",
  "{}",
  "2025-02-30",
  "- a",
  "'",
  "*a",
  "yes",
  "1e3",
];
const BODIES = ["{", "<", "<Fact>", "<div>", "{1 + 1}", "<!-- a -->", "import x from 'y'", "# Top", "[a](b)"];
const TEXT = /\.(?:json|mdx)$/;
const JSON_FILE = /\.json$/;
const MDX = /\.mdx$/;

const MUTATIONS: readonly Mutation[] = [
  {
    name: "drops a field",
    files: JSON_FILE,
    mutate: inJson(anything, ({ parent, key }) => {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else Reflect.deleteProperty(parent, key);
    }),
  },
  { name: "drops a line of front matter", files: MDX, mutate: inFrontMatter(() => []) },
  {
    name: "gives a field another type",
    files: JSON_FILE,
    mutate: inJson(anything, (place, random) => set(place, random.pick(VALUES))),
  },
  {
    name: "gives a front matter field another type",
    files: MDX,
    mutate: inFrontMatter((line, random) => [`${line.split(":")[0]}: ${random.pick(YAML_VALUES)}`]),
  },
  {
    name: "swaps two texts",
    files: JSON_FILE,
    mutate: inJson(isText, (place, random, all) => {
      const other = random.pick(all);
      const value = get(place);
      set(place, get(other));
      set(other, value);
    }),
  },
  {
    name: "repeats a record",
    files: JSON_FILE,
    mutate: inJson(Array.isArray, (place, random) => {
      const list = get(place);
      if (Array.isArray(list) && list.length > 0) list.push(structuredClone(random.pick(list)));
    }),
  },
  { name: "empties a list", files: JSON_FILE, mutate: inJson(Array.isArray, (place) => set(place, [])) },
  { name: "empties the whole list", files: JSON_FILE, mutate: () => "[]" },
  {
    name: "lengthens a text",
    files: JSON_FILE,
    mutate: inJson(isText, (place, random) => set(place, String(get(place)).repeat(2 + random.below(3000)))),
  },
  { name: "lengthens a text of MDX", files: MDX, mutate: inBody((line) => `${line} `.repeat(3000)) },
  {
    name: "puts emoji into a text",
    files: JSON_FILE,
    mutate: inJson(isText, (place) => set(place, `${get(place)} 🎓👩🏽‍🎓`)),
  },
  { name: "puts emoji into MDX", files: MDX, mutate: inBody((line) => `${line} 🎓👩🏽‍🎓`) },
  {
    name: "puts odd characters into a text",
    files: JSON_FILE,
    mutate: inJson(isText, (place, random) =>
      set(
        place,
        `${get(place)}${random.pick(["\u0000", "\u202e", "\ud800", "<b>", "&amp;", '"', "\\", "\n", "`"])}`,
      ),
    ),
  },
  {
    name: "puts syntax into MDX",
    files: MDX,
    mutate: inBody((line, random) => `${line}\n\n${random.pick(BODIES)}`),
  },
  {
    name: "cuts a file off",
    files: TEXT,
    mutate: (text, random) => text.slice(0, random.below(text.length)),
  },
  { name: "empties a file", files: TEXT, mutate: () => "" },
  { name: "takes a file away", files: TEXT, mutate: () => undefined },
  { name: "saves as Latin-1", files: TEXT, mutate: (text) => Buffer.from(`${text.trimEnd()} é\n`, "latin1") },
  { name: "saves as UTF-16", files: TEXT, mutate: (text) => Buffer.from(text, "utf16le") },
  { name: "saves with a byte-order mark", files: TEXT, mutate: (text) => `\uFEFF${text}` },
  { name: "saves with CRLF", files: TEXT, mutate: (text) => text.replaceAll("\n", "\r\n") },
  { name: "saves with CR", files: TEXT, mutate: (text) => text.replaceAll("\n", "\r") },
  {
    name: "indents with tabs",
    files: TEXT,
    mutate: (text) => text.replace(/^(?: {2})+/gm, (blanks) => "\t".repeat(blanks.length / 2)),
  },
  {
    name: "drops a character",
    files: TEXT,
    mutate: (text, random) => {
      const at = random.below(text.length);
      return text.slice(0, at) + text.slice(at + 1);
    },
  },
  {
    name: "doubles a line",
    files: TEXT,
    mutate: (text, random) => {
      const lines = text.split("\n");
      const at = random.below(lines.length);
      return [...lines.slice(0, at), lines[at], ...lines.slice(at)].join("\n");
    },
  },
  { name: "takes a picture away", files: /^images\/(?!social).*\.(?:png|svg)$/, mutate: () => undefined },
  {
    name: "writes rubbish for a picture",
    files: /^images\/(?!social).*\.(?:png|svg)$/,
    mutate: () => "rubbish",
  },
];

/**
 * Applies one random mutation to a copy of the content.
 * @returns its description and a function that undoes it
 */
export function mutateContent(copy: ContentCopy, random: Random): { what: string; undo: () => void } {
  const folder = path.join(copy.root, "content");
  const mutation = random.pick(MUTATIONS);
  const file = random.pick(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll(path.sep, "/"))
      .filter((name) => mutation.files.test(name))
      .sort(),
  );
  const before = copy.readBytes(file);
  const after = mutation.mutate(before.toString("utf8"), random);
  if (after === undefined) copy.remove(file);
  else copy.write(file, after);
  return { what: `${mutation.name}: ${file}`, undo: () => copy.write(file, before) };
}
