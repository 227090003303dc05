import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The longest path of a socket that every system accepts, in bytes. */
const MAX_PATH = 100;

function lockPath(root: string): string {
  const inside = join(root, "lock");
  if (Buffer.byteLength(inside) <= MAX_PATH) return inside;
  return join(tmpdir(), `spool-${createHash("sha256").update(root).digest("hex").slice(0, 16)}.lock`);
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server));
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

/**
 * Ensures that no other process delivers from this spool. The lock is a socket, so it is released when the process dies.
 *
 * @returns a function that releases the lock
 * @throws with code EADDRINUSE if another process holds it
 */
export async function lockSpool(root: string): Promise<() => Promise<void>> {
  const path = lockPath(root);
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE" || (await isAlive(path))) throw error;
    await rm(path, { force: true });
    return listen(path);
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}
