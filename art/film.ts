import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { findScenes } from "./find-scenes";
import { palette } from "./kit/core/palette";
import { render } from "./kit/core/render";
import type { Scene } from "./kit/core/scene";

const run = promisify(execFile);
const root = join(__dirname, "..");

/** The scenes that move. */
const FILMS = "videos";

/** Ten seconds, drawn twelve times a second and shown twenty-four times, as printed films are. */
const seconds = 10;
const drawn = 12;
const shown = 24;
const mostBytes = 1_500_000;
/** Quality steps of H.264, best first; the first that is small enough is kept. */
const qualities = [20, 22, 24, 25, 26, 27, 28, 30, 32];

/** Scenes of films asked for by name; all without a wish. */
async function load(wishes: readonly string[]): Promise<readonly Scene[]> {
  const films = await findScenes(wishes.length === 0 ? [FILMS] : wishes.map((wish) => `${FILMS}/${wish}`));
  if (films.length === 0) throw new Error("no such film");
  return films;
}

/** Draws every frame of a scene into a folder, one after the other. */
async function frames(scene: Scene, folder: string): Promise<void> {
  const count = seconds * drawn;
  for (let i = 0; i < count; i++) {
    await sharp(Buffer.from(scene.svg(i / count)), { unlimited: true })
      .flatten({ background: palette.hex("sand") })
      .png({ compressionLevel: 1 })
      .toFile(join(folder, `${String(i).padStart(3, "0")}.png`));
  }
}

/** Turns the frames of a folder into a silent film; returns its size in bytes. */
async function encode(folder: string, target: string): Promise<number> {
  for (const quality of qualities) {
    await run("ffmpeg", [
      ...["-y", "-loglevel", "error", "-threads", "1", "-framerate", String(drawn)],
      ...["-i", join(folder, "%03d.png"), "-an"],
      ...["-vf", `fps=${shown},scale=out_color_matrix=bt709:out_range=tv,format=yuv420p`],
      ...["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", String(quality)],
      ...["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
      ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", target],
    ]);
    const { size } = await stat(target);
    if (size <= mostBytes) return size;
  }
  throw new Error(`a film stays over ${mostBytes} bytes`);
}

/** Films the scenes named on the command line into content/videos, with a still of each as its poster. */
async function main(): Promise<void> {
  for (const scene of await load(process.argv.slice(2))) {
    const name = scene.name.slice(scene.name.indexOf("/") + 1);
    const folder = await mkdtemp(join(tmpdir(), "film-"));
    try {
      const poster = await render(scene.svg(), join(root, "content/images", `${scene.name}.png`));
      await frames(scene, folder);
      await mkdir(join(root, "content/videos"), { recursive: true });
      const film = await encode(folder, join(folder, "film.mp4"));
      await copyFile(join(folder, "film.mp4"), join(root, "content/videos", `${name}.mp4`));
      process.stdout.write(
        `${name}  film ${Math.round(film / 1024)} KB, poster ${Math.round(poster / 1024)} KB\n`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
