import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import sharp from "sharp";
import { DIGESTS, sceneDigests } from "./digests";
import { palette } from "./kit/core/palette";
import { render } from "./kit/core/render";
import { scene as malaysia } from "./scenes/countries/malaysia";
import { scene as melbourne } from "./scenes/states/melbourne";

let folder: string;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "art-"));
});

after(() => rm(folder, { recursive: true, force: true }));

/** Fills that an SVG prints. */
const fillsOf = (svg: string) =>
  new Set([...svg.matchAll(/(?:fill|stroke)="(#[0-9A-Fa-f]{6})"/g)].map((match) => match[1]));

for (const { scene, width, height, most } of [
  { scene: malaysia, width: 2560, height: 1440, most: 14 },
  { scene: melbourne, width: 800, height: 800, most: 18 },
]) {
  test(`${scene.name} is drawn in its size and with few inks`, async () => {
    const { size: inks } = fillsOf(scene.svg());
    assert.ok(inks > 5 && inks <= most, `${inks} inks`);
    const file = path.join(folder, "size.png");
    await render(scene.svg(), file);
    const { format, ...size } = await sharp(file).metadata();
    assert.deepEqual([format, size.width, size.height], ["png", width, height]);
  });
}

test("every scene is named as its file, and draws what digests.json has of it", async () => {
  const expected: Record<string, string> = JSON.parse(readFileSync(DIGESTS, "utf8"));
  assert.deepEqual(await sceneDigests(), expected);
});

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
  assert.throws(() => palette.check("too many", [...inks], false), /14/);
  assert.doesNotThrow(() => palette.check("enough", [...inks], true));
});
