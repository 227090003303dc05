import path from "node:path";
import { findScenes } from "./find-scenes";
import { render } from "./kit/core/render";

const IMAGES = path.join(__dirname, "../content/images");

/** Draws the pictures named on the command line into content/images. */
async function main(): Promise<void> {
  const scenes = await findScenes(process.argv.slice(2));
  if (scenes.length === 0) throw new Error("no such scene");
  for (const scene of scenes) {
    const bytes = await render(scene.svg(), path.join(IMAGES, `${scene.name}.png`));
    process.stdout.write(`${scene.name}  ${Math.round(bytes / 1024)} KB\n`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
