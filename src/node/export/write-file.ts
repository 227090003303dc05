import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes a file of the export. @param address its path on the site */
export const writePublicFile = (address: string, text: string) => write(path.join("public", address), text);

export const writeNginxFile = (name: string, text: string) =>
  write(path.join("deploy", "generated", name), text);

export const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;
