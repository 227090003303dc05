import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { findScenes } from "./find-scenes";

/** What each scene draws, as a digest of its SVG. A change of the kit that alters no picture alters no digest. */
export const DIGESTS = path.join(__dirname, "digests.json");

/**
 * Draws every scene.
 * @returns digests by the scenes' names
 * @throws Error when a file holds no scene, or one that is not named as the file
 */
export async function sceneDigests(): Promise<Record<string, string>> {
  const scenes = await findScenes();
  return Object.fromEntries(
    scenes.map((scene) => [scene.name, createHash("sha256").update(scene.svg()).digest("hex")]),
  );
}

/** `npm run digests --prefix art`: writes them anew, after a picture was meant to change. */
async function main(): Promise<void> {
  writeFileSync(DIGESTS, `${JSON.stringify(await sceneDigests(), null, 2)}\n`);
}

if (require.main === module) void main();
