import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { Alarm } from "../../server/alarm";
import { MAILBOX } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";
import { LogSink } from "./helpers/log-sink";

const run = HostRun.forEachTest();
const HOUR = 3_600_000;
const servers: Server[] = [];
afterEach(() => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server, host: string): Promise<number> {
  servers.push(server);
  await once(server.listen(0, host), "listening");
  const bound = server.address();
  return typeof bound === "object" && bound ? bound.port : 0;
}

test("messages that were given up: one alarm to the webhook, without a word of a visitor", async () => {
  const told: string[] = [];
  const hook = createHttpServer(async (request, response) => {
    told.push(await text(request));
    response.end(() => hook.emit("told"));
  });
  const alertTo = `http://127.0.0.1:${await portOf(hook, "127.0.0.1")}/hook`;
  run.mail.behaviour = "refuse message for now";
  const { log } = await run.startMailing({ retryDelay: 5, giveUpAfter: 1, alertTo });
  const next = once(hook, "told");
  await run.send(3);
  await log.until("message set aside in failed", 3);
  await next;
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0] ?? "")).toEqual({ text: expect.stringMatching(/given up.*"failed"/) });
  expect(told[0]).not.toMatch(/mark-|Asha|asha@/);
});

test("messages that are refused: an alarm by mail, at the first refusal", async () => {
  run.mail.refusedRecipients.set(MAILBOX, 550);
  await run.startMailing({ alertTo: "duty@agency.example" });
  await run.send(1);
  const [alarm] = await run.mail.untilCaught(1);
  expect(alarm?.to).toEqual(["duty@agency.example"]);
  expect(alarm?.text).toMatch(/were refused by the mail/);
});

test("a mail server that takes nothing is an alarm after its time, and the log tells without ALERT_TO too", async () => {
  run.mail.behaviour = "hold";
  const { log } = await run.startMailing({ alertAfter: 100, scanInterval: 20, deliveryTimeout: 1000 });
  await run.send(1);
  const [line] = await log.until("Messages wait for the mail server longer than they should.");
  expect(line).toMatchObject({ level: 50, alarm: { "mail waiting": expect.any(Number) } });
});

test("alarms are gathered between two sendings, and one that could not be sent is sent again", async () => {
  jest.useFakeTimers();
  const send = jest.fn(async (_text: string) => {}).mockRejectedValueOnce(new Error("no connection"));
  const alarm = new Alarm(send, new LogSink().logger);
  alarm.raise("failed", "mail");
  await jest.advanceTimersByTimeAsync(1000);
  for (let index = 0; index < 5; index += 1) alarm.raise("failed", "mail");
  await jest.advanceTimersByTimeAsync(HOUR - 2000);
  expect(send.mock.calls).toEqual([[expect.stringContaining(" 1 message(s)")]]);
  await jest.advanceTimersByTimeAsync(2000);
  expect(send.mock.calls.slice(1)).toEqual([[expect.stringContaining(" 6 message(s)")]]);
});

test("a host that sends no mail, or sends it from a recipient's address, says so at its start", async () => {
  const mute = await run.start();
  await mute.log.until("SMTP_URL is not set: messages are kept, and nobody is sent them");
  const twin = await run.startMailing({ mailFrom: MAILBOX, spoolDir: join(run.folder, "other") });
  await twin.log.until("MAIL_FROM is one of MAIL_TO: mail of the forms looks like mail of a colleague");
});

test("off this machine nothing but the first words goes over an unencrypted connection", async () => {
  const commands = new Set<string>();
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mail\r\n");
    createInterface(socket).on("line", (line) => {
      commands.add(line.split(" ", 1)[0] ?? "");
      socket.write(line.startsWith("EHLO") ? "250-mail\r\n250 AUTH PLAIN LOGIN\r\n" : "500 what?\r\n");
    });
  });
  // 0.0.0.0 reaches this machine, but is no loopback address.
  const port = await portOf(server, "0.0.0.0");
  const { log } = await run.start({ smtpUrl: `smtp://mailer:s3cret@0.0.0.0:${port}` });
  await run.send(1);
  await log.until("message not delivered, to be tried again", 2);
  expect([...commands]).toEqual(["EHLO", "STARTTLS"]);
});
