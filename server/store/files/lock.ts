import { randomBytes } from "node:crypto";
import { link, open, rename, rm, stat } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { errorCode } from "../../errors";

/** How often a dead host's lock is taken away, if others do the same. */
const TRIES = 10;

/** Another living host uses the spool. */
export class InUseError extends Error {
  constructor(root: string) {
    super(`another host uses the spool ${root}; stop it, or set SPOOL_DIR to another folder, or STORE_URL`);
  }
}

/** A held lock. */
export interface Lock {
  release(): Promise<void>;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) => {
      const code = errorCode(error);
      if (code === "ECONNREFUSED" || code === "ENOENT") resolve(false);
      else reject(error);
    });
  });
}

/** Takes a lock away if nobody answers at it any more. @throws InUseError if somebody does */
async function removeDead(root: string, lock: string, socket: string): Promise<void> {
  const inode = await stat(lock).then(({ ino }) => ino);
  if (await answers(socket)) throw new InUseError(root);
  const aside = join(root, "tmp", `lock-${randomBytes(8).toString("hex")}`);
  await rename(lock, aside);
  // Another start may have been quicker: then this is its lock, which it gets back.
  if ((await stat(aside)).ino !== inode) {
    await link(aside, lock).catch(() => {});
    throw new InUseError(root);
  }
  await rm(aside, { force: true });
}

/**
 * Locks a spool for this process: a socket at `lock` that answers while the process lives, so that the lock of a
 * killed one is known for dead at once. Its name is linked, which only one process can do.
 *
 * @throws InUseError while another process holds it
 */
export async function lockSpool(root: string): Promise<Lock> {
  const folder = await open(root, "r");
  // The path of a socket has a hundred bytes or so: where the system allows it, a short one.
  const short = process.platform === "linux" ? `/proc/self/fd/${folder.fd}` : root;
  const name = join("tmp", `lock-${randomBytes(8).toString("hex")}`);
  const lock = join(root, "lock");
  let server: Server | undefined;
  const end = async () => {
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
    await folder.close();
  };
  try {
    server = await listen(join(short, name));
    for (let turn = 0; turn < TRIES; turn += 1) {
      try {
        await link(join(root, name), lock);
        await rm(join(root, name), { force: true });
        return {
          async release() {
            await rm(lock, { force: true });
            await end();
          },
        };
      } catch (error) {
        if (errorCode(error) !== "EEXIST") throw error;
      }
      await removeDead(root, lock, join(short, "lock")).catch((error: unknown) => {
        if (errorCode(error) !== "ENOENT") throw error;
      });
    }
    throw new InUseError(root);
  } catch (error) {
    await end();
    throw error;
  }
}
