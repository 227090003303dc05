import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readContent } from "../../src/build/content/read-content";
import { serveEditor } from "../../src/build/edit/serve-editor";
import { writeEditor } from "../../src/build/edit/write-editor";

export interface ServedEditor {
  readonly address: string;
  close(): void;
}

/** Writes and serves the editor of some content. */
export async function servedEditor(root: string): Promise<ServedEditor> {
  const folder = mkdtempSync(path.join(tmpdir(), "editor-"));
  const settings = { repo: "lantern/site", branch: "main" };
  await writeEditor(folder, readContent(path.join(root, "content")), settings);
  const server = await serveEditor(folder, settings, 0);
  const place = server.address();
  if (typeof place !== "object" || place === null) throw new Error("the editor's server has no port");
  return {
    address: `http://127.0.0.1:${place.port}`,
    close() {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
