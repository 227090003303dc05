import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { palette } from "../../art/kit/core/palette";
import { render } from "../../art/kit/core/render";
import { Scene } from "../../art/kit/core/scene";
import { scene as malaysia } from "../../art/scenes/countries/malaysia";
import { scene as portrait } from "../../art/scenes/team/1";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "art-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Fills that an SVG prints. */
const fillsOf = (svg: string) =>
  new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9A-Fa-f]{6})"/g)].map((match) => match[1]));

test.each([
  { scene: malaysia, width: 1920, height: 1080, most: 14 },
  { scene: portrait, width: 800, height: 800, most: 18 },
])(
  "$scene.name is drawn the same twice, in its size and with few inks",
  async ({ scene, width, height, most }) => {
    expect(scene.svg()).toBe(scene.svg());
    expect(fillsOf(scene.svg()).size).toBeGreaterThan(5);
    expect(fillsOf(scene.svg()).size).toBeLessThanOrEqual(most);
    const files = ["first.png", "second.png"].map((name) => path.join(folder, name));
    for (const file of files) await render(scene.svg(), file);
    const [first, second] = files.map((file) => readFileSync(file));
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    expect(await sharp(first).metadata()).toMatchObject({ format: "png", width, height });
  },
);

test("a scene with more than fourteen inks is refused, eighteen with people", () => {
  const inks = [
    "ink",
    "sea",
    "marigold",
    "red",
    "leaf",
    "sand",
    "white",
    "cream",
    "straw",
    "honey",
    "orange",
    "blush",
    "rose",
    "salmon",
    "brick",
  ] as const;
  expect(() => palette.check("too many", [...inks], false)).toThrow(/14/);
  expect(() => palette.check("enough", [...inks], true)).not.toThrow();
});

const files = readdirSync("art/scenes", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);

test.each(files)(
  "the scene %s is named after its file, so that its picture lands beside the others",
  (file) => {
    const loaded: Record<string, unknown> = require(path.resolve("art/scenes", file));
    const scene = Object.values(loaded).find((value) => value instanceof Scene);
    expect(scene).toHaveProperty("name", file.replace(/\.ts$/, ""));
  },
);
