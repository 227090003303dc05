import { readFileSync } from "node:fs";
import type { ContentCopy } from "../helpers/content-copy";
import { PLAIN_LOGO, plainFilm, plainPicture } from "../helpers/plain-picture";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function changed(old: unknown, now: unknown): unknown {
  if (!isFields(old) || !isFields(now)) return now;
  const entries = Object.entries(now).map(([key, value]) => [key, changed(old[key], value)]);
  return Object.fromEntries(
    [...Object.entries(old), ...entries].filter(([key]) => typeof key !== "string" || now[key] !== null),
  );
}

function added(old: unknown, now: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(now)) return [...old, ...now];
  if (!isFields(old) || !isFields(now)) return now;
  const entries = Object.entries(now).map(([key, value]) => [key, added(old[key], value)]);
  return { ...old, ...Object.fromEntries(entries) };
}

function replaced(old: unknown, now: unknown): unknown {
  if (!Array.isArray(old) || !Array.isArray(now)) throw new TypeError("only lists have records to replace");
  return old.map((record) => now.find((other) => isFields(other) && other.id === record.id) ?? record);
}

const ACTIONS = new Map(Object.entries({ change: changed, add: added, replace: replaced }));

function applyExample(copy: ContentCopy, file: string, action: string, code: string): void {
  if (action === "new") {
    copy.write(file, code);
    return;
  }
  const act = ACTIONS.get(action);
  if (!act) throw new Error(`the guide has an example with the unknown action "${action}"`);
  const now = act(JSON.parse(copy.read(file)), JSON.parse(code));
  copy.write(file, `${JSON.stringify(now, null, 2)}\n`);
}

/** Creates the pictures and videos that a recipe tells the editor to add, in the size that it names. */
async function putFiles(copy: ContentCopy, text: string): Promise<void> {
  for (const [, file = "", width, height] of text.matchAll(
    /`((?:images|videos)\/[^`]+)`(?:[^`.]*?at least (\d+) x (\d+) pixels)?/g,
  )) {
    if (file.endsWith(".svg")) copy.write(file, PLAIN_LOGO);
    else if (file.endsWith(".mp4")) copy.write(file, plainFilm);
    else copy.write(file, await plainPicture(Number(width), Number(height)));
  }
}

/** Sections of the guide below headings of a level, by title; headings inside examples are skipped. */
function partsOf(text: string, level: string): Map<string, string> {
  const parts = new Map<string, string>();
  let title = "";
  let isExample = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) isExample = !isExample;
    if (!isExample && line.startsWith(`${level} `)) title = line.slice(level.length + 1);
    else parts.set(title, `${parts.get(title) ?? ""}${line}\n`);
  }
  parts.delete("");
  return parts;
}

function examplesIn(text: string) {
  const blocks = text.matchAll(/```(?:json|mdx) (\S+) (\S+)\n([\s\S]*?)```/g);
  return [...blocks].map(([, file = "", action = "", code = ""]) => ({ file, action, code }));
}

export function recipes() {
  const guide = readFileSync("docs/content.md", "utf8");
  const part = partsOf(guide, "##").get("Recipes") ?? "";
  return [...partsOf(part, "###").values()].map((text) => {
    const examples = examplesIn(text);
    return {
      files: examples.map(({ file }) => file),
      async follow(copy: ContentCopy) {
        await putFiles(copy, text.replace(/```[\s\S]*?```/g, ""));
        for (const { file, action, code } of examples) applyExample(copy, file, action, code);
      },
    };
  });
}
