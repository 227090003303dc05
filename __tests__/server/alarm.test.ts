import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Alarm } from "../../server/alarm";
import { LogSink } from "./helpers/log-sink";
import { MailRun } from "./helpers/mail-run";

const run = MailRun.forEachTest();

/** A webhook that keeps what it is told. */
async function webhook() {
  const told: string[] = [];
  const server = createServer(async (request, response) => {
    told.push(await text(request));
    response.end();
    server.emit("told");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}/hook`,
    told,
    next: () => once(server, "told"),
    close: () => server.close(),
  };
}

test("messages that were given up: one alarm to the webhook, without a word of a visitor", async () => {
  const hook = await webhook();
  run.mail.behaviour = "refuse message";
  const { log } = await run.start({ retryDelay: 5, alertTo: hook.url });
  const next = hook.next();
  await run.send(3);
  await log.until("message set aside in failed", 3);
  await next;
  hook.close();
  expect(hook.told).toHaveLength(1);
  expect(JSON.parse(hook.told[0] ?? "")).toEqual({ text: expect.stringMatching(/given up.*"failed"/) });
  expect(hook.told.join("")).not.toMatch(/mark-|Asha|asha@/);
  expect(log.lines.filter(({ alarm }) => alarm !== undefined)).toHaveLength(1);
});

test("messages that were given up: an alarm by mail", async () => {
  run.mail.refuseText = /mark-/;
  const { log } = await run.start({ retryDelay: 5, alertTo: "duty@agency.example" });
  await run.send(1);
  await log.until("message set aside in failed");
  const [alarm] = await run.mail.untilCaught(1);
  expect(alarm?.to).toEqual(["duty@agency.example"]);
  expect(alarm?.text).toMatch(/given up/);
});

test("a mail server that takes nothing is an alarm after its time, and the log tells without ALERT_TO too", async () => {
  run.mail.behaviour = "silent";
  const { log } = await run.start({ smtpTimeout: 100, alertAfter: 300, scanInterval: 50 });
  await run.send(1);
  const [line] = await log.until("Messages wait for the mail server longer than they should.");
  expect(line).toMatchObject({ level: 50, alarm: { waiting: 1 } });
});

test("alarms are gathered between two sendings, and one that could not be sent is sent again", async () => {
  const log = new LogSink();
  const sent: string[] = [];
  let isOver = () => {};
  const over = new Promise<void>((resolve) => {
    isOver = resolve;
  });
  const alarm = new Alarm(
    async (words) => {
      sent.push(words);
      if (sent.length === 1) throw new Error("no connection");
      if (sent.length === 3) isOver();
      else for (let index = 0; index < 5; index += 1) alarm.raise("failed");
    },
    log.logger,
    20,
  );
  alarm.raise("failed");
  await over;
  alarm.stop();
  expect(sent.map((words) => /(\d+) message/.exec(words)?.[1])).toEqual(["1", "1", "5"]);
});

test("a host that sends no mail, or sends it from a recipient's address, says so at its start", async () => {
  const mute = await run.start({ smtpUrl: undefined });
  await mute.log.until("SMTP_URL is not set: messages are kept, and nobody is sent them");
  await mute.close();
  const twin = await run.start({ mailFrom: "hello@agency.example" });
  await twin.log.until("MAIL_FROM is one of MAIL_TO: mail of the forms looks like mail of a colleague");
});
