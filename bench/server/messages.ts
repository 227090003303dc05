import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { startPostgres } from "../../__tests__/helpers/postgres-server";
import { measure } from "./measure";
import { startProcess } from "./start-process";

const PORT = 9531;
const BODY = JSON.stringify({
  to: "hello@bec.example",
  subject: "New message from Asha",
  html: `<p><strong>Full name:</strong> Asha</p><p><strong>Email:</strong> asha@example.com</p><p><strong>Message:</strong><br>${"I would like to know about nursing courses. ".repeat(12)}</p>`,
});

/** A store that messages are sent to. */
interface Place {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  /** How many messages wait in it. */
  count(): Promise<number>;
}

/**
 * Accepted messages per second, in files and, where it is installed, in PostgreSQL. Each is durable before its answer,
 * and they are counted in the store afterwards.
 */
export async function benchMessages(scratch: string, publicDir: string, seconds: number): Promise<void> {
  const spool = join(scratch, "spool");
  const count = async () => readdirSync(join(spool, "new")).length;
  await benchStore({ name: "files", env: { SPOOL_DIR: spool }, count }, publicDir, seconds);
  const server = await startPostgres("");
  if (!server) return console.log("messages, PostgreSQL: not installed (apt-get install postgresql)");
  const { url } = server;
  const client = new Client(url);
  try {
    await client.connect();
    const inTable = async () =>
      Number((await client.query("select count(*) as count from messages")).rows[0].count);
    await benchStore({ name: "PostgreSQL", env: { STORE_URL: url }, count: inTable }, publicDir, seconds);
    await client.end();
  } finally {
    server.stop();
  }
}

async function benchStore({ name, env: settings, count }: Place, publicDir: string, seconds: number) {
  const address = `http://127.0.0.1:${PORT}`;
  const env = {
    PORT: String(PORT),
    PUBLIC_DIR: publicDir,
    ...settings,
    MAIL_TO: "hello@bec.example",
    SMTP_URL: "",
    RATE_LIMIT: "1000000",
    DAY_LIMIT: "10000000",
    DAY_LIMIT_ADDRESS: "1000000",
    DAY_LIMIT_MAILBOX: "1000000",
    LOG_LEVEL: "info",
  };
  const end = await startProcess(
    process.execPath,
    ["--import", "tsx", "server/main.ts"],
    env,
    `${address}/healthz`,
  );
  try {
    for (const connections of [1, 64, 256]) {
      const before = await count();
      const result = await measure({
        url: `${address}/api/ont/v1/dev/email/sendWebsiteEmail`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: BODY,
        connections,
        duration: seconds,
      });
      const kept = (await count()) - before;
      console.log(
        `messages, ${name}, ${String(connections).padStart(3)} clients: ${Math.round(result.perSecond)} accepted/s, ` +
          `p50 ${result.p50} ms, p99 ${result.p99} ms; ${result.good} accepted, ${kept} in the store, ${result.bad} bad`,
      );
      if (kept < result.good) throw new Error("accepted messages are missing from the store");
    }
  } finally {
    await end();
  }
}
