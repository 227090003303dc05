import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { keepPictures } from "../../src/build/internals/keep-pictures";

const UNDRAWABLE = "nothing can be drawn from this any more";

let root: string;
let drawing: { processFile(file: string, transforms: readonly object[], options: object): Promise<unknown> };
const paint = (file: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#0A7C86" } }).toFile(file);

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  keepPictures(path.join(root, "kept"));
  drawing = require("gatsby-plugin-sharp/process-file");
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a picture is resized once, and again when its settings change", async () => {
  const original = path.join(root, "original.png");
  const outputPath = path.join(root, "public", "picture.webp");
  const transform = (width: number) => [{ outputPath, args: { width, toFormat: "webp", quality: 70 } }];
  await paint(original);
  await drawing.processFile(original, transform(32), {});
  const drawn = readFileSync(outputPath);
  expect((await sharp(drawn).metadata()).width).toBe(32);

  rmSync(path.join(root, "public"), { recursive: true });
  writeFileSync(original, UNDRAWABLE);
  await drawing.processFile(original, transform(32), {});
  expect(readFileSync(outputPath)).toEqual(drawn);
  await expect(drawing.processFile(original, transform(16), {})).rejects.toThrow();
});

test("a full cache drops the picture used longest ago", async () => {
  const [earlier, later] = [path.join(root, "earlier.png"), path.join(root, "later.png")];
  await Promise.all([earlier, later].map(paint));
  const outputOf = (file: string) => path.join(root, "public", `${path.parse(file).name}.webp`);
  const draw = (file: string) =>
    drawing.processFile(file, [{ outputPath: outputOf(file), args: { width: 8, toFormat: "webp" } }], {});
  const kept = path.join(root, "kept");
  await draw(later);
  await draw(earlier);
  for (const name of readdirSync(kept)) utimesSync(path.join(kept, name), 0, 0);
  await draw(later);
  keepPictures(kept, 1);
  for (const file of [earlier, later]) writeFileSync(file, UNDRAWABLE);
  await expect(draw(later)).resolves.toBeDefined();
  await expect(draw(earlier)).rejects.toThrow();
});
