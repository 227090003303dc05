import { z } from "zod";
import { isFictionalPhone } from "../../src/build/launch/launch-groups";
import type { ContentFolder } from "./content-folder";
import { inventPhone, inventText, makePhotograph } from "./inventions";

type Fields = Record<string, unknown>;

const FIELD = z.looseObject({
  reference: z.string().optional(),
  minimumSize: z.object({ width: z.number(), height: z.number() }).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  enum: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
});

/** Names that stay in invented records: countries, networks, and the legal entries that the footer requires. */
const STAY = new Set(["country", "social", "legal"]);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Replaces each record that is marked as a sample. */
class SampleReplacer {
  readonly gone: string[] = [];
  private readonly files: { readonly name: string; readonly data: Promise<Buffer> | Buffer }[] = [];

  constructor(private readonly content: ContentFolder) {}

  private newFile(old: string, data: Promise<Buffer> | Buffer): string {
    const name = old.replace(/([^/]+)$/, `real-${this.files.length + 1}-$1`);
    this.files.push({ name, data });
    return name;
  }

  private text(value: string, schema: z.infer<typeof FIELD>): string {
    if (schema.reference === "image" && schema.minimumSize) {
      const { width, height } = schema.minimumSize;
      return this.newFile(value.replace(/\.\w+$/, ".png"), makePhotograph(width, height));
    }
    if (schema.reference === "video") return this.newFile(value, this.content.readBytes(`videos/${value}`));
    if (schema.enum !== undefined || schema.reference !== undefined) return value;
    if (isFictionalPhone(value)) return inventPhone();
    if (schema.maxLength === undefined) return value;
    this.gone.push(value);
    return inventText(value, schema.minLength ?? 1, schema.maxLength);
  }

  /** Walks a value along its JSON Schema; below a mark every text is replaced, and the marks are removed. */
  replace(value: unknown, schema: unknown, isSample: boolean): unknown {
    const known = FIELD.safeParse(schema).data ?? {};
    if (typeof value === "string") return isSample ? this.text(value, known) : value;
    if (Array.isArray(value)) return value.map((item) => this.replace(item, known.items, isSample));
    if (!isFields(value)) return value;
    const invented = isSample || value.sample === true;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== "sample" && key !== "confirm")
        .map(([key, item]) => [key, this.replace(item, known.properties?.[key], invented && !STAY.has(key))]),
    );
  }

  /** Writes the pictures and videos that the new records name. */
  async writeFiles(): Promise<void> {
    for (const { name, data } of this.files) {
      this.content.write(`${name.endsWith(".png") ? "images" : "videos"}/${name}`, await data);
    }
  }
}

/**
 * Replaces all samples, and removes the `confirm` lists as if a person had confirmed them.
 * @returns the texts that no page may show any more
 */
export async function replaceSamples(content: ContentFolder): Promise<readonly string[]> {
  const replacer = new SampleReplacer(content);
  content.editAll((record, { schema }) =>
    replacer.replace(record, z.toJSONSchema(schema, { io: "input" }), false),
  );
  await replacer.writeFiles();
  return replacer.gone;
}
