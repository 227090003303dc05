import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { compressFolder } from "../../../src/node/export/compress";

const page = (title: string) => `<!DOCTYPE html><title>${title}</title>${"<p>text</p>".repeat(500)}`;

test("a second compression writes only what has changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "compress-"));
  const file = join(folder, "index.html");
  for (const name of ["index.html", "other.html"]) writeFileSync(join(folder, name), page(name));
  expect((await compressFolder(folder)).written).toBe(4);
  expect((await compressFolder(folder)).written).toBe(0);
  writeFileSync(file, page("Changed"));
  const later = statSync(`${file}.br`).mtimeMs / 1000 + 5;
  utimesSync(file, later, later);
  expect((await compressFolder(folder)).written).toBe(2);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page("Changed"));
  rmSync(folder, { recursive: true });
});
