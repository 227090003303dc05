import { cpSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/build/content/read-content";
import { type Reference, referencesOf } from "../../src/build/content/walk";
import { recordSchemaOf } from "../../src/build/content-types/registry";
import { type ContentCopy, contentAt } from "./content-copy";
import { plainPictureFile } from "./plain-picture";

/** Small, complete and valid content of an invented company; pictures and videos are generated. */
const FIXTURE = "__tests__/fixtures/content";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n';

/** References of the fixture's records. */
function references(): Reference[] {
  return readContent(FIXTURE).files.flatMap((file) =>
    referencesOf(file, recordSchemaOf(file.type)).map(({ reference }) => reference),
  );
}

function put(file: string, link: (file: string) => void): void {
  mkdirSync(path.dirname(file), { recursive: true });
  link(file);
}

/**
 * Writes the fixture and every picture and video that it names, a picture in the size that its place needs.
 * @param content folder that holds nothing else afterwards
 */
export async function writeFixture(content: string): Promise<void> {
  rmSync(content, { recursive: true, force: true });
  cpSync(FIXTURE, content, { recursive: true });
  const named = new Map(references().map((reference) => [reference.value, reference]));
  for (const { kind, value, minimum } of named.values()) {
    if (kind === "video") put(path.join(content, "videos", value), (file) => writeFileSync(file, "film"));
    if (kind !== "image") continue;
    const picture = minimum && (await plainPictureFile(minimum.width, minimum.height));
    put(path.join(content, "images", value), (file) =>
      picture ? linkSync(picture, file) : writeFileSync(file, LOGO),
    );
  }
}

/** A copy of the fixture, with the file names of the fixed pages. */
export async function copyOfFixture(): Promise<ContentCopy> {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  await writeFixture(path.join(root, "content"));
  cpSync("src/pages", path.join(root, "src", "pages"), { recursive: true });
  return contentAt(root);
}
