import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/node/content/read-content";
import { type Reference, referencesOf } from "../../src/node/content/walk";
import { type ContentCopy, contentAt } from "./content-copy";
import { PLAIN_LOGO, plainFilm, plainPictureFile } from "./plain-picture";

/** Small, complete and valid content of an invented company; pictures and videos are generated. */
const FIXTURE = "__tests__/fixtures/content";

function references(): Reference[] {
  return readContent(FIXTURE).files.flatMap((file) => referencesOf(file).map(({ reference }) => reference));
}

/** Writes the fixture with every picture and video that it names, each picture in its required size. */
export async function writeFixture(content: string): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  cpSync(FIXTURE, content, { recursive: true });
  const named = new Map(references().map((reference) => [reference.value, reference]));
  for (const { kind, value, minimum } of named.values()) {
    if (kind !== "video" && kind !== "image") continue;
    const file = path.join(content, `${kind}s`, value);
    mkdirSync(path.dirname(file), { recursive: true });
    if (kind === "video") writeFileSync(file, plainFilm);
    else if (minimum) linkSync(await plainPictureFile(minimum.width, minimum.height), file);
    else writeFileSync(file, PLAIN_LOGO);
  }
}

/** A copy of the fixture, with the code that determines the required pages and labels. */
export async function copyOfFixture(): Promise<ContentCopy> {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  await writeFixture(path.join(root, "content"));
  cpSync("src", path.join(root, "src"), { recursive: true });
  return contentAt(root);
}
