import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { ContentCopy } from "./content-copy";

/** The site as it was built from a copy of the content. */
export interface BuiltCopy {
  /** Path of its export. */
  readonly folder: string;
  /** Takes the whole site away. */
  discard(): void;
}

const CODE = [
  "src",
  "static",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/** Puts a plain picture of the same size in each picture's place: the build reads every one of them. */
async function blankPictures(folder: string): Promise<void> {
  const blanks = new Map<string, Promise<Buffer>>();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".png"))) {
    const { width, height } = await sharp(path.join(folder, file)).metadata();
    const size = `${width} x ${height}`;
    const picture = sharp({ create: { width, height, channels: 3, background: "#2a6f6b" } });
    const blank = blanks.get(size) ?? picture.png({ palette: true }).toBuffer();
    blanks.set(size, blank);
    rmSync(path.join(folder, file));
    writeFileSync(path.join(folder, file), await blank);
  }
}

/** Gatsby gives the scaling of pictures to its parent, which says at once that it is done. */
function leavePicturesUnscaled(build: ChildProcess): void {
  build.on("message", (message: { type: string; payload: { id: string } }) => {
    if (message.type !== "JOB_CREATED") return;
    build.send({ type: "JOB_COMPLETED", payload: { id: message.payload.id, result: {} } });
  });
}

/**
 * Builds the site as `gatsby build` does, with a copy's content and this project's code; only the scaled pictures
 * are left out, which take most of a build's time.
 * @throws Error with the end of the build's output when it fails
 */
export async function buildCopy(copy: ContentCopy): Promise<BuiltCopy> {
  const site = mkdtempSync(path.join(tmpdir(), "site-"));
  const discard = () => rmSync(site, { recursive: true, force: true });
  try {
    for (const name of CODE) cpSync(name, path.join(site, name), { recursive: true });
    cpSync(path.join(copy.root, "content"), path.join(site, "content"), { recursive: true });
    await blankPictures(path.join(site, "content", "images"));
    symlinkSync(path.resolve("node_modules"), path.join(site, "node_modules"));
    const { NODE_ENV: _environment, JEST_WORKER_ID: _worker, ...env } = process.env;
    const build = spawn(process.execPath, [path.resolve("node_modules/gatsby/cli.js"), "build"], {
      cwd: site,
      env: { ...env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ENABLE_GATSBY_EXTERNAL_JOBS: "true" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    leavePicturesUnscaled(build);
    let log = "";
    for (const stream of [build.stdout, build.stderr]) {
      stream?.on("data", (data) => {
        log += data;
      });
    }
    const code = await new Promise((resolve) => build.once("close", resolve));
    if (code !== 0) throw new Error(`the build ended with ${code}:\n${log.slice(-4000)}`);
    return { folder: path.join(site, "public"), discard };
  } catch (error) {
    discard();
    throw error;
  }
}
