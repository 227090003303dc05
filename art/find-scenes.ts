import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Scene } from "./kit/core/scene";

const SCENES = path.join(__dirname, "scenes");

/** A scene's file has no dot before `.ts`; with one it is a part of the scene: `usa.ts`, `usa.fog.ts`. */
const SCENE_FILE = /^[^.]+\.ts$/;

/** Whether a picture is asked for: by name, by its last part or by its folder. Without a wish all are. */
function isAskedFor(name: string, wishes: readonly string[]): boolean {
  return (
    wishes.length === 0 ||
    wishes.some((wish) => name === wish || name.endsWith(`/${wish}`) || name.startsWith(`${wish}/`))
  );
}

/**
 * Loads the scenes asked for.
 * @param wishes names of scenes or folders as on the command line; all scenes without one
 * @returns scenes in the order of their names
 * @throws Error when a file holds no scene, or one that is not named as the file
 */
export async function findScenes(wishes: readonly string[] = []): Promise<readonly Scene[]> {
  const files = readdirSync(SCENES, { recursive: true, encoding: "utf8" })
    .filter((file) => SCENE_FILE.test(file))
    .map((file) => ({ file, name: file.slice(0, -".ts".length) }))
    .filter(({ name }) => isAskedFor(name, wishes))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const scenes: Scene[] = [];
  for (const { file, name } of files) {
    const loaded: Record<string, unknown> = await import(pathToFileURL(path.join(SCENES, file)).href);
    const scene = Object.values(loaded).find((value) => value instanceof Scene);
    if (!(scene instanceof Scene)) throw new Error(`${file} exports no scene`);
    if (scene.name !== name) throw new Error(`${file} holds the scene ${scene.name}`);
    scenes.push(scene);
  }
  return scenes;
}
