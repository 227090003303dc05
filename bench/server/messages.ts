import { readdirSync } from "node:fs";
import { join } from "node:path";
import { measure } from "./measure";
import { startProcess } from "./start-process";

const PORT = 9531;
const BODY = JSON.stringify({
  to: "hello@bec.example",
  subject: "New message from Asha",
  html: `<p><strong>Full name:</strong> Asha</p><p><strong>Email:</strong> asha@example.com</p><p><strong>Message:</strong><br>${"I would like to know about nursing courses. ".repeat(12)}</p>`,
});

/**
 * Accepted messages per second. Each is synced to disk before its answer, and they are counted in the spool
 * afterwards.
 */
export async function benchMessages(scratch: string, publicDir: string, seconds: number): Promise<void> {
  const address = `http://127.0.0.1:${PORT}`;
  const spool = join(scratch, "spool");
  const env = {
    PORT: String(PORT),
    PUBLIC_DIR: publicDir,
    SPOOL_DIR: spool,
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
    for (const connections of [1, 32, 256]) {
      const before = readdirSync(join(spool, "new")).length;
      const result = await measure({
        url: `${address}/api/ont/v1/dev/email/sendWebsiteEmail`,
        method: "POST",
        headers: { "content-type": "application/json" },
        body: BODY,
        connections,
        duration: seconds,
      });
      const kept = readdirSync(join(spool, "new")).length - before;
      console.log(
        `messages, ${String(connections).padStart(3)} clients: ${Math.round(result.perSecond)} accepted/s, ` +
          `p50 ${result.p50} ms, p99 ${result.p99} ms; ${result.good} accepted, ${kept} in the spool, ${result.bad} bad`,
      );
      if (kept < result.good) throw new Error("accepted messages are missing from the spool");
    }
  } finally {
    await end();
  }
}
