import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { RouteRuns } from "./measure-route";

/** What a run that was cut short had measured. */
export interface KeptRuns {
  /** Digest of every page of the build. */
  readonly build: string;
  readonly runs: number;
  readonly routes: Readonly<Record<string, RouteRuns>>;
}

/** Names a build by its pages, which name all else. */
export function buildDigest(root: string): string {
  const hash = createHash("sha256");
  const pages = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const page of pages.sort()) hash.update(relative(root, page)).update(readFileSync(page));
  return hash.digest("hex").slice(0, 12);
}

/** Reads what was kept, if it is of the same build and as many runs; else nothing. */
export function readKept(file: string, build: string, runs: number): KeptRuns {
  const nothing: KeptRuns = { build, runs, routes: {} };
  try {
    const kept: KeptRuns = JSON.parse(readFileSync(file, "utf8"));
    return kept.build === build && kept.runs === runs ? kept : nothing;
  } catch {
    return nothing;
  }
}

/** Writes it whole or not at all: the run may be ended at any moment. */
export function writeKept(file: string, kept: KeptRuns): void {
  writeFileSync(`${file}.tmp`, JSON.stringify(kept));
  renameSync(`${file}.tmp`, file);
}
