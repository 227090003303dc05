import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "../../src/build/export/compress";
import { fixtureSite, page } from "./helpers/fixture-site";
import { temporaryFolder } from "./helpers/temporary-folder";

const folder = temporaryFolder();
const site = fixtureSite(folder);
const file = join(site, "about/index.html");

test("every text file over 1 KB gets a .br and a .gz, and no other file does", async () => {
  const seen: (readonly [number, number])[] = [];
  const { files, written } = await compressFolder(site, (done, all) => seen.push([done, all]));
  expect(written).toBe(files * 2);
  expect(seen).toEqual(Array.from({ length: files }, (_, index) => [index + 1, files]));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page("About"));
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page("About"));
  const names = readdirSync(site, { recursive: true, encoding: "utf8" });
  expect(names.filter((name) => name.endsWith(".tmp"))).toEqual([]);
  for (const name of ["film.mp4", "robots.txt", "picture.avif", "empty-folder/file.txt"]) {
    expect(names).not.toContain(`${name}.br`);
  }
});

test("a second run writes only changed files", async () => {
  expect((await compressFolder(site)).written).toBe(0);
  writeFileSync(file, page("Changed"));
  const later = statSync(`${file}.br`).mtimeMs / 1000 + 5;
  utimesSync(file, later, later);
  expect((await compressFolder(site)).written).toBe(2);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page("Changed"));
});

test("the command prints in one line what it did, or that there is no build", async () => {
  const run = (root: string) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "src/build/commands/compress.ts"], {
      env: { PATH: process.env.PATH, PUBLIC_DIR: root },
    });
  expect((await run(site)).stdout).toMatch(/^Compressed \d+ files below .*\n$/);
  await expect(run(join(folder, "none"))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Compression failed: there is no folder .*; run npm run build\n$/),
  });
});
