import type { Server } from "node:http";
import { isIPv6, type Socket } from "node:net";
import type { Config } from "./config";
import { inNetworks, plainAddress } from "./networks";

/**
 * Connections at a time. A process may usually open 1,024 files, and each connection can hold a page's file open too.
 */
export const MAX_CONNECTIONS = 400;
/** Of one client's address; many students may share one, and a browser opens six. */
export const MAX_PER_ADDRESS = 100;
/** So near the limit of all, idle connections are closed to keep room for new ones. */
const ROOM = 40;
/** How long an idle connection stays open, in milliseconds; a proxy's stays longer than proxies keep one in use. */
const KEEP_ALIVE = { visitor: 5000, proxy: 72_000 };

/** The network of a client that counts as one: an IPv4 address, or an IPv6 /64. */
function clientOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const [before, after] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (before?.length ?? 0) - (after?.length ?? 0);
  return [...(before ?? []), ...Array.from({ length: missing }, () => "0"), ...(after ?? [])]
    .slice(0, 4)
    .join(":");
}

/**
 * Limits a server's connections in all and of each client: idle ones are closed first, those idle longest before the
 * others; without an idle one the new connection is. Proxies, through which many visitors come, have no own limit.
 */
export function limitConnections(server: Server, { trustProxy }: Pick<Config, "trustProxy">): void {
  const isProxy = Array.isArray(trustProxy) ? inNetworks(trustProxy) : () => trustProxy === true;
  /** By connection, the longest idle first. */
  const idle = new Map<Socket, string>();
  const all = new Map<string, number>();
  let count = 0;
  server.keepAliveTimeout = trustProxy === false ? KEEP_ALIVE.visitor : KEEP_ALIVE.proxy;
  // The last defence: slow readers, none of which is idle, must not exhaust the process's file descriptors.
  server.maxConnections = MAX_CONNECTIONS;

  function closeIdle(of?: string): boolean {
    for (const [socket, client] of idle) {
      if (of !== undefined && client !== of) continue;
      idle.delete(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  server.on("connection", (socket) => {
    const client = clientOf(socket.remoteAddress ?? "");
    const ofClient = (all.get(client) ?? 0) + 1;
    all.set(client, ofClient);
    count += 1;
    socket.once("close", () => {
      count -= 1;
      idle.delete(socket);
      const left = (all.get(client) ?? 1) - 1;
      if (left > 0) all.set(client, left);
      else all.delete(client);
    });
    const isOver = ofClient > MAX_PER_ADDRESS && !isProxy(client);
    if (isOver && !closeIdle(client)) socket.destroy();
    else if (!isOver && count > MAX_CONNECTIONS - ROOM) closeIdle();
    if (!socket.destroyed) idle.set(socket, client);
  });
  server.on("request", ({ socket }, response) => {
    idle.delete(socket);
    response.once("close", () => {
      if (!socket.destroyed) idle.set(socket, clientOf(socket.remoteAddress ?? ""));
    });
  });
}
