import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import type { ContentType } from "../../src/build/content-types/content-type";
import { contentTypeOf } from "../../src/build/content-types/registry";

type Fields = Record<string, unknown>;

const FIELDS = z.record(z.string(), z.unknown());
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A page's file, parsed. */
export interface PageFile<Schema extends z.ZodObject = z.ZodObject> {
  readonly slug: string;
  readonly fields: z.output<Schema>;
  /** Markdown below the front matter. */
  readonly body: string;
}

/** A copy of the content that is edited as an editor would: record by record, file by file. */
export class ContentFolder {
  constructor(readonly root: string) {}

  /** Paths of text files, relative to the folder. */
  files(): string[] {
    return readdirSync(this.root, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll(path.sep, "/"))
      .filter((name) => contentTypeOf(name) !== undefined)
      .sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  readBytes(file: string): Buffer {
    return readFileSync(path.join(this.root, file));
  }

  write(file: string, data: string | Buffer): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    rmSync(target, { force: true });
    writeFileSync(target, data);
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /** Changes the text of every file. */
  editTexts(change: (text: string, file: string) => string): void {
    for (const file of this.files()) this.write(file, change(this.read(file), file));
  }

  /** Changes every record of every type as untyped data. */
  editAll(change: (record: Fields, type: ContentType) => unknown): void {
    for (const file of this.files()) {
      const type = contentTypeOf(file);
      if (type?.format === "mdx") {
        const page = this.pageFile(file);
        this.writePageFile(file, FIELDS.parse(change(page.fields, type)), page.body);
      } else if (type) {
        const data: unknown = JSON.parse(this.read(file));
        const records = z.array(FIELDS).safeParse(data).data;
        this.writeJson(
          file,
          records ? records.map((one) => change(one, type)) : change(FIELDS.parse(data), type),
        );
      }
    }
  }

  /** Changes the list of a type's only file. */
  editList<Schema extends z.ZodObject>(
    { files, schema }: ContentType<Schema>,
    change: (records: z.output<Schema>[]) => unknown[],
  ): void {
    if (!("file" in files)) throw new Error(`${files.folder} is a folder, not a list`);
    this.writeJson(files.file, change(z.array(schema).parse(JSON.parse(this.read(files.file)))));
  }

  /** Changes each JSON file of a type with one file per record; `undefined` removes the file. */
  editEach<Schema extends z.ZodObject>(
    type: ContentType<Schema>,
    change: (record: z.output<Schema>, file: string) => unknown,
  ): void {
    for (const file of this.filesOf(type)) {
      const changed = change(type.schema.parse(JSON.parse(this.read(file))), file);
      if (changed === undefined) this.remove(file);
      else this.writeJson(file, changed);
    }
  }

  pages<Schema extends z.ZodObject>(type: ContentType<Schema>): PageFile<Schema>[] {
    return this.filesOf(type).map((file) => {
      const { fields, body } = this.pageFile(file);
      return { slug: path.basename(file, ".mdx"), fields: type.schema.parse(fields), body };
    });
  }

  writePage(type: ContentType, { slug, fields, body }: PageFile): void {
    if (!("folder" in type.files)) throw new Error(`${type.name} has no folder`);
    this.writePageFile(`${type.files.folder}/${slug}.mdx`, fields, body);
  }

  writeJson(file: string, data: unknown): void {
    this.write(file, `${JSON.stringify(data, null, 2)}\n`);
  }

  private filesOf(type: ContentType): string[] {
    return this.files().filter((file) => contentTypeOf(file)?.name === type.name);
  }

  private pageFile(file: string): { fields: Fields; body: string } {
    const text = this.read(file);
    const [front = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
    return { fields: FIELDS.parse(parse(yaml)), body: text.slice(front.length) };
  }

  private writePageFile(file: string, fields: Fields, body: string): void {
    this.write(file, `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`);
  }
}
