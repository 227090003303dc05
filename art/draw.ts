import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { render } from "./kit/core/render";
import { Scene } from "./kit/core/scene";

const root = join(__dirname, "..");
const scenes = join(__dirname, "scenes");

/** Scene files whose folder, name or folder/name is asked for; all without a wish. */
async function find(wishes: readonly string[]): Promise<readonly string[]> {
  const files = await readdir(scenes, { recursive: true });
  return files
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => {
      const name = file.slice(0, -3);
      return (
        wishes.length === 0 ||
        wishes.some((w) => name === w || name.endsWith(`/${w}`) || name.startsWith(`${w}/`))
      );
    })
    .sort();
}

/** Draws the pictures named on the command line into content/images. */
async function main(): Promise<void> {
  const files = await find(process.argv.slice(2));
  if (files.length === 0) throw new Error("no such scene");
  for (const file of files) {
    const loaded: Record<string, unknown> = await import(pathToFileURL(join(scenes, file)).href);
    const scene = Object.values(loaded).find((value) => value instanceof Scene);
    if (!(scene instanceof Scene)) throw new Error(`${file} exports no scene`);
    const target = join(root, "content/images", `${scene.name}.png`);
    const bytes = await render(scene.svg(), target);
    process.stdout.write(`${scene.name}  ${Math.round(bytes / 1024)} KB\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
