import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Scene } from "./kit/core/scene";

const SCENES = path.join(__dirname, "scenes");

/** What each scene draws, as a digest of its SVG. A change of the kit that alters no picture alters no digest. */
export const DIGESTS = path.join(__dirname, "digests.json");

/**
 * Draws every scene.
 * @returns digests by the scenes' names
 * @throws Error when a file holds no scene, or one that is not named as the file
 */
export async function sceneDigests(): Promise<Record<string, string>> {
  const files = readdirSync(SCENES, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const digests: [string, string][] = [];
  for (const file of files.sort()) {
    const loaded: Record<string, unknown> = await import(path.join(SCENES, file));
    const scene = Object.values(loaded).find((value) => value instanceof Scene);
    if (!(scene instanceof Scene)) throw new Error(`${file} exports no scene`);
    if (`${scene.name}.ts` !== file) throw new Error(`${file} holds the scene ${scene.name}`);
    digests.push([scene.name, createHash("sha256").update(scene.svg()).digest("hex")]);
  }
  return Object.fromEntries(digests);
}

/** `npm run digests --prefix art`: writes them anew, after a picture was meant to change. */
async function main(): Promise<void> {
  writeFileSync(DIGESTS, `${JSON.stringify(await sceneDigests(), null, 2)}\n`);
}

if (require.main === module) void main();
