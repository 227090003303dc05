import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";

/** Pages that are worth a process more: it takes two seconds and 300 MB before it has made the first. */
const PAGES_EACH = 200;
const MOST = 6;

/** Texts below `content`, each of which becomes a page. */
const countTexts = () =>
  readdirSync(path.resolve("content"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".mdx"),
  ).length;

/**
 * Tells Gatsby how many processes make pages. By itself it takes one less than there are processors, and leaves
 * one idle: while the others work, its own process only waits.
 */
export function setWorkers(): void {
  if (process.env.GATSBY_CPU_COUNT !== undefined) return;
  const wanted = Math.ceil(countTexts() / PAGES_EACH);
  const workers = Math.max(1, Math.min(wanted, availableParallelism(), MOST));
  // Gatsby starts one process less than it is told.
  process.env.GATSBY_CPU_COUNT = String(workers + 1);
}
