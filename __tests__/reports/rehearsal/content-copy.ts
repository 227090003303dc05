import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { contentTypeOf } from "../../../src/build/content-types/registry";

const FIELDS = z.record(z.string(), z.unknown());
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
export type Fields = z.infer<typeof FIELDS>;

/** A copy of the content, which is edited as an editor would. */
export class ContentCopy {
  constructor(readonly root: string) {}

  /** Paths of text files, relative to the folder. */
  files(folder = ""): string[] {
    return readdirSync(this.root, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll(path.sep, "/"))
      .filter((name) => name.startsWith(folder) && contentTypeOf(name) !== undefined)
      .sort();
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  write(file: string, data: string | Buffer): void {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  }

  remove(file: string): void {
    rmSync(path.join(this.root, file));
  }

  /** Replaces a text wherever it stands. */
  replaceAll(before: string | RegExp, now: string): void {
    for (const file of this.files()) this.write(file, this.read(file).replaceAll(before, now));
  }

  /** Changes the data of a JSON file. */
  editJson(file: string, change: (data: unknown) => unknown): void {
    this.write(file, `${JSON.stringify(change(JSON.parse(this.read(file))), null, 2)}\n`);
  }

  /** A page's fields and the text below them. */
  page(file: string): { readonly fields: Fields; readonly body: string } {
    const text = this.read(file);
    const [front = "", yaml = ""] = FRONT_MATTER.exec(text) ?? [];
    return { fields: FIELDS.parse(parse(yaml)), body: text.slice(front.length) };
  }

  writePage(file: string, fields: Fields, body: string): void {
    this.write(file, `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}`);
  }
}
