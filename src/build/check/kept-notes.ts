import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import packages from "../../../package.json";
import type { BodyNotes } from "./body-notes";

/** Where notes on texts are kept, relative to the project. */
export const NOTES_FILE = "node_modules/.cache/content-notes.json";

/** Notes of other makes are not read: this number goes up with the shape of the notes. */
const MAKE = `2 ${packages.dependencies["@mdx-js/mdx"]} ${packages.dependencies["remark-gfm"]}`;

const KEPT = z.object({
  make: z.literal(MAKE),
  notes: z.record(
    z.string(),
    z.custom<BodyNotes>((value) => typeof value === "object" && value !== null),
  ),
});

function readKept(file: string): Readonly<Record<string, BodyNotes>> {
  try {
    return KEPT.parse(JSON.parse(readFileSync(file, "utf8"))).notes;
  } catch {
    return {};
  }
}

/** The notes on texts: taken once a text, as parsing takes most of the check's time. */
export class KeptNotes {
  private readonly earlier: Readonly<Record<string, BodyNotes>>;
  private readonly current: Record<string, BodyNotes> = {};
  private isChanged = false;

  constructor(private readonly file: string = path.resolve(NOTES_FILE)) {
    this.earlier = readKept(file);
  }

  /** The notes on a text; taken now if the same text was not there before. */
  of(body: string, take: () => BodyNotes): BodyNotes {
    const digest = createHash("sha256").update(body).digest("base64");
    const known = this.current[digest] ?? this.earlier[digest];
    const notes = known ?? take();
    if (!known) this.isChanged = true;
    this.current[digest] = notes;
    return notes;
  }

  /** Keeps the notes that were asked for; where nothing can be written they are taken anew the next time. */
  save(): void {
    if (!this.isChanged) return;
    try {
      mkdirSync(path.dirname(this.file), { recursive: true });
      const half = `${this.file}.${process.pid}`;
      writeFileSync(half, JSON.stringify({ make: MAKE, notes: this.current }));
      renameSync(half, this.file);
    } catch (error) {
      console.warn(`notes on texts could not be kept: ${error instanceof Error ? error.message : error}`);
    }
  }
}
