import { readdirSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { z } from "zod";
import { contentTypeOf } from "../../../src/node/content-types/registry";
import type { ContentCopy } from "../../helpers/content-copy";

const FIELDS = z.record(z.string(), z.unknown());
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

export const textFiles = ({ root }: ContentCopy, folder = ""): string[] =>
  readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.startsWith(folder) && contentTypeOf(name) !== undefined)
    .sort();

export function replaceAll(content: ContentCopy, before: string | RegExp, now: string): void {
  for (const file of textFiles(content)) content.write(file, content.read(file).replaceAll(before, now));
}

export function editJson(content: ContentCopy, file: string, change: (data: unknown) => unknown): void {
  content.write(file, `${JSON.stringify(change(JSON.parse(content.read(file))), null, 2)}\n`);
}

export const fieldsOf = (content: ContentCopy, file: string) =>
  FIELDS.parse(parse(FRONT_MATTER.exec(content.read(file))?.[1] ?? ""));

export function editFields(content: ContentCopy, file: string, changes: object, to = file): void {
  const yaml = stringify({ ...fieldsOf(content, file), ...changes }, { lineWidth: 0 });
  content.write(
    to,
    content.read(file).replace(FRONT_MATTER, () => `---\n${yaml}---\n`),
  );
}
