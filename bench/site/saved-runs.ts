import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { RouteRuns } from "./measure-route";

/** Measurements of an interrupted run. */
export interface SavedRuns {
  /** Digest of all pages of the build. */
  readonly build: string;
  readonly runs: number;
  readonly routes: Readonly<Record<string, RouteRuns>>;
}

/** Digest of a build's pages; they name all other files, which are named by their content. */
export function buildDigest(root: string): string {
  const hash = createHash("sha256");
  const pages = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages.sort()) hash.update(relative(root, page)).update(readFileSync(page));
  return hash.digest("hex").slice(0, 12);
}

/** Reads the saved measurements if build and number of runs match; else none. */
export function readSaved(file: string, build: string, runs: number): SavedRuns {
  const nothing: SavedRuns = { build, runs, routes: {} };
  try {
    const saved: SavedRuns = JSON.parse(readFileSync(file, "utf8"));
    return saved.build === build && saved.runs === runs ? saved : nothing;
  } catch {
    return nothing;
  }
}

/** Writes atomically, as the run may be interrupted at any moment. */
export function writeSaved(file: string, saved: SavedRuns): void {
  writeFileSync(`${file}.tmp`, JSON.stringify(saved));
  renameSync(`${file}.tmp`, file);
}
