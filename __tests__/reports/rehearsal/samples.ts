import sharp from "sharp";
import { z } from "zod";
import { hasWords } from "../../../src/node/check/phrase";
import { contentTypeOf } from "../../../src/node/content-types/registry";
import { specified } from "../../../src/node/content-types/specified";
import { isFictionalPhone } from "../../../src/node/launch/launch-groups";
import type { ContentCopy } from "../../helpers/content-copy";
import { editJson, textFiles } from "./editing";

const WORDS =
  "river garden window morning letter harbour kitchen ticket lantern market bridge orchard paper meadow".split(
    " ",
  );

const FIELD = z.looseObject({
  reference: z.string().optional(),
  minimumSize: z.object({ width: z.number(), height: z.number() }).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  enum: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** Names that stay in replaced records: countries, networks, and the legal entries that the footer requires. */
const STAY = new Set(["country", "social", "legal"]);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

let numbers = 5550123;
export function otherPhone(): string {
  numbers += 1;
  return `+91 422 ${numbers}`;
}

/** A noisy picture, which compresses as badly as a photograph. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 140, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: "#808080", noise } as const;
  return sharp({ create }).blur(1.5).png().toBuffer();
}

let turn = 0;
/** Returns the next word; the step of fourteen, plus one after each round, makes texts differ. */
function nextWord(): string {
  turn += turn % WORDS.length === 0 ? 4 : 3;
  return WORDS[turn % WORDS.length] ?? "";
}

/** Texts already used, as two offices must not have the same name. */
const taken = new Set<string>();

/** Replaces a text by a unique one that is no longer; its `{placeholders}` and its full stop stay. */
function otherWords(old: string, least: number, most: number): string {
  let text = someWords(old, least, most);
  for (let tries = 0; taken.has(text) && tries < 100; tries += 1) text = someWords(old, least, most);
  taken.add(text);
  return text;
}

function someWords(old: string, least: number, most: number): string {
  const placeholders = old.match(/\{\w+\}/g)?.join(" ") ?? "";
  const room = Math.min(Math.max(old.length, least + 12, 12), most) - placeholders.length - 2;
  let text = nextWord();
  for (let longer = text; longer.length <= room; longer = `${text} ${nextWord()}`) text = longer;
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return `${sentence}${placeholders && ` ${placeholders}`}${old.endsWith(".") ? "." : ""}`;
}

/** Replaces every record that is marked as a sample, with its pictures and videos. */
export async function replaceSamples(content: ContentCopy): Promise<readonly string[]> {
  const gone: string[] = [];
  const files: { readonly name: string; readonly data: Promise<Buffer> | Buffer }[] = [];
  const newFile = (folder: string, old: string, data: Promise<Buffer> | Buffer) => {
    const name = old.replace(/([^/]+)$/, `real-${files.length + 1}-$1`);
    files.push({ name: `${folder}/${name}`, data });
    return name;
  };
  const records = specified.schema.array().parse(JSON.parse(content.read("specified.json")));
  let fixed: readonly string[] = [];
  const otherText = (value: string, field: z.infer<typeof FIELD>) => {
    if (fixed.some((words) => hasWords(value, words))) return value;
    if (field.reference === "image" && field.minimumSize) {
      const { width, height } = field.minimumSize;
      return newFile("images", value.replace(/\.\w+$/, ".png"), photograph(width, height));
    }
    if (field.reference === "video") return newFile("videos", value, content.readBytes(`videos/${value}`));
    if (field.enum !== undefined || field.reference !== undefined) return value;
    if (isFictionalPhone(value)) return otherPhone();
    if (/@[\w.-]+\.example$/.test(value)) return value.replace(/@.+/, "@rehearsal.in");
    if (field.maxLength === undefined || /^\d+$/.test(value)) return value;
    gone.push(value);
    return otherWords(value, field.minLength ?? 1, field.maxLength);
  };
  /** Walks a value along its JSON Schema; below a mark every text is replaced, and the mark is removed. */
  const replace = (value: unknown, schema: unknown, isSample: boolean): unknown => {
    const known = FIELD.safeParse(schema).data ?? {};
    if (typeof value === "string") return isSample ? otherText(value, known) : value;
    if (Array.isArray(value)) return value.map((item) => replace(item, known.items, isSample));
    if (!isFields(value)) return value;
    const below = isSample || value.sample === true;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== "sample")
        .map(([key, item]) => [key, replace(item, known.properties?.[key], below && !STAY.has(key))]),
    );
  };
  for (const file of textFiles(content).filter((name) => name.endsWith(".json"))) {
    const type = contentTypeOf(file);
    if (!type) continue;
    const schema = z.toJSONSchema(type.schema, { io: "input" });
    fixed = records.flatMap((one) => (one.file === file ? one.phrases.map(({ words }) => words) : []));
    editJson(content, file, (data) =>
      Array.isArray(data) ? data.map((one) => replace(one, schema, false)) : replace(data, schema, false),
    );
  }
  for (const { name, data } of files) content.write(name, await data);
  return gone;
}
