import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

type State = "starting" | "socketPath" | "gone";

/** How long to wait for a process's answer, in ms. A silent connection counts as holding the lock. */
const TIMEOUT = 2000;
const PAUSE = 20;

export class InUseError extends Error {
  constructor(root: string) {
    super(`another host uses the spool ${root}; stop it, or set SPOOL_DIR to another folder, or STORE_URL`);
  }
}

export interface Lock {
  /** False if the socket was removed. */
  isThere(): boolean;
  release(): Promise<void>;
}

/** Asks the process behind a socket whether it holds the lock. */
function ask(path: string): Promise<State> {
  return new Promise((resolve) => {
    const socket = connect(path).setTimeout(TIMEOUT, () => socket.destroy());
    let answer: State = "gone";
    socket.once("connect", () => {
      answer = "socketPath";
    });
    socket.on("data", (data) => {
      if (String(data) === "starting") answer = "starting";
    });
    socket.on("error", () => {}).once("close", () => resolve(answer));
  });
}

/**
 * Locks a spool for this process. Each process first opens a socket of its own in `lock/`, then looks for the others':
 * of two that start together at least one sees the other. The socket of a killed process refuses connections.
 *
 * @throws InUseError while another process holds the lock, or takes it at the same time
 */
export async function lockSpool(root: string): Promise<Lock> {
  const name = randomBytes(8).toString("hex");
  await mkdir(join(root, "lock"), { recursive: true, mode: 0o700 });
  const folder = await open(root, "r");
  // A socket's path is limited to about 100 bytes: Linux gets a short alias.
  const short = process.platform === "linux" ? `/proc/self/fd/${folder.fd}` : root;
  const socketPath = join(root, "lock", name);
  let state: State = "starting";
  const server = createServer((socket) => socket.on("error", () => {}).end(state)).unref();

  async function release(): Promise<void> {
    await rm(socketPath, { force: true });
    await new Promise((resolve) => server.close(resolve));
    await folder.close();
  }

  /**
   * Waits until another process has ended. When two start together, the one whose name sorts first waits and the other
   * gives up.
   */
  async function waitForExit(other: string): Promise<void> {
    for (;;) {
      const found = await ask(join(short, "lock", other));
      if (found === "gone") return rm(join(root, "lock", other), { force: true });
      if (found === "socketPath" || other < name) throw new InUseError(root);
      await wait(PAUSE);
    }
  }

  try {
    // Moved into `lock/` only once it listens: others would take a silent socket for a dead process's and delete it.
    await once(server.listen(join(short, "tmp", name)), "listening");
    await rename(join(root, "tmp", name), socketPath);
    for (const other of await readdir(join(root, "lock"))) if (other !== name) await waitForExit(other);
    state = "socketPath";
  } catch (error) {
    await release();
    throw error;
  }
  return { isThere: () => existsSync(socketPath), release };
}
