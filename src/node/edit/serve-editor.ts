import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { editorHeaders } from "./policy";
import type { EditSettings } from "./settings";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** Serves the editor on this machine alone, with the headers that it has on the site. @param port 0: any free one */
export async function serveEditor(root: string, settings: EditSettings, port: number): Promise<Server> {
  const headers = editorHeaders(settings);
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? "/", "http://localhost").pathname;
    const name = address === "/edit/" ? "/edit/index.html" : address;
    const file = path.join(root, path.posix.normalize(name));
    const type = TYPES[path.extname(file)];
    const text = type && name.startsWith("/edit/") ? await readFile(file).catch(() => undefined) : undefined;
    if (!text) response.writeHead(404).end();
    else response.writeHead(200, { ...headers, "content-type": type, "cache-control": "no-store" }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return server;
}
