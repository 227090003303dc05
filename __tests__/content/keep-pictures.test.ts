import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { keepPictures } from "../../src/build/pictures/keep-pictures";

interface Drawing {
  processFile: (file: string, transforms: readonly object[], options: object) => Promise<unknown>;
}

let root: string;
let drawing: Drawing;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  keepPictures(path.join(root, "kept"));
  drawing = require("gatsby-plugin-sharp/process-file");
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("a picture is drawn once, and anew when it is to be drawn otherwise", async () => {
  const original = path.join(root, "original.png");
  const outputPath = path.join(root, "public", "picture.webp");
  const transform = (width: number) => [{ outputPath, args: { width, toFormat: "webp", quality: 70 } }];
  await sharp({ create: { width: 64, height: 64, channels: 3, background: "#0A7C86" } }).toFile(original);
  await drawing.processFile(original, transform(32), {});
  const drawn = readFileSync(outputPath);
  expect((await sharp(drawn).metadata()).width).toBe(32);

  rmSync(path.join(root, "public"), { recursive: true });
  writeFileSync(original, "nothing can be drawn from this any more");
  await drawing.processFile(original, transform(32), {});
  expect(readFileSync(outputPath)).toEqual(drawn);
  await expect(drawing.processFile(original, transform(16), {})).rejects.toThrow();
});
