import { connect, createServer, type Server } from "node:net";
import { errorCode } from "../errors";

/** The longest path of a socket that every system accepts, in bytes. */
const MAX_PATH = 100;

/** A socket that answers while this process lives. */
export interface Presence {
  end(): Promise<void>;
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server));
  });
}

/** Opens a socket at `path`; undefined where that is not possible, such as on some network disks. */
export async function showPresence(path: string): Promise<Presence | undefined> {
  if (Buffer.byteLength(path) > MAX_PATH) return undefined;
  const server = await listen(path).catch(() => undefined);
  server?.unref();
  return server && { end: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Whether a process of this machine answers at a socket: `no` only if the socket is there and its process is not. */
export function answersAt(path: string): Promise<"yes" | "no" | "unknown"> {
  return new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve("yes");
    });
    socket.once("error", (error) => resolve(errorCode(error) === "ECONNREFUSED" ? "no" : "unknown"));
  });
}
