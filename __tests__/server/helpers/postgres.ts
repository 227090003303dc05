import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { pipeline } from "node:stream";
import { Client } from "pg";

/** The address of the server that the setup has started; undefined where there is none. */
const SERVER = process.env.TEST_POSTGRES;

export type Engine = "files" | "postgres";

export const engines: readonly Engine[] = SERVER ? ["files", "postgres"] : ["files"];

/** A query on a connection of its own, without the host's code. */
export async function query<Row>(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

export async function makeDatabase(): Promise<string> {
  const url = new URL(SERVER ?? "");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await query(url.href, `create database ${name}`);
  url.pathname = name;
  return url.href;
}

export async function dropDatabase(address: string): Promise<void> {
  const name = new URL(address).pathname.slice(1);
  await query(SERVER ?? "", `drop database ${name} with (force)`);
}

/** Stands between hosts and the server, which is gone while it is closed. */
export class Gate {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => {
    if (!this.#isOpen) return near.destroy();
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const socket of [near, far]) this.#sockets.add(socket);
    pipeline(near, far, near, () => {
      for (const socket of [near, far]) socket.destroy();
    });
  });
  #port = 0;
  #isOpen = false;

  constructor(database: string) {
    this.#target = new URL(database);
  }

  async open(): Promise<string> {
    this.#isOpen = true;
    await once(this.#server.listen(this.#port, "127.0.0.1"), "listening");
    const bound = this.#server.address();
    this.#port = typeof bound === "object" && bound ? bound.port : 0;
    const url = new URL(this.#target);
    url.port = String(this.#port);
    return url.href;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}
