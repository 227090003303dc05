import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { MailRun } from "./helpers/mail-run";

const DAY = 86_400_000;
const run = MailRun.forEachTest();
afterEach(() => jest.useRealTimers());

/** Sets the clock of this process; its timers go on. */
function setClock(time: number): void {
  jest.useFakeTimers({
    now: time,
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
}

test("a connection that drips holds up no other message, and is cut off in the end", async () => {
  run.mail.firstBehaviours.push("drip");
  const { log } = await run.start({ deliveryTimeout: 1500 });
  await run.send(5);
  await log.until("message delivered", 5);
  expect(run.counts).toEqual([0, 5, 0]);
  expect(run.mail.caught).toHaveLength(5);
  expect(
    log.lines.filter(
      ({ msg, code }) => msg === "message not delivered, to be tried again" && code === "EDEADLINE",
    ),
  ).toHaveLength(1);
});

test.each([
  ["back by a day", -DAY],
  ["forward by eighty hours", 80 * 3_600_000],
])("the clock is set %s: retries go on, and nothing is given up early", async (_name, jump) => {
  run.mail.behaviour = "refuse sender";
  const { log } = await run.start({ giveUpAfter: 72 * 3_600_000 });
  await run.send(2);
  await log.until("message not delivered, to be tried again", 2);
  setClock(Date.now() + jump);
  await run.send(1);
  await log.until("message not delivered, to be tried again", 6);
  run.mail.behaviour = "take";
  await log.until("message delivered", 3);
  expect(run.counts).toEqual([0, 3, 0]);
});

test("a message that is refused for good is given up after five tries", async () => {
  run.mail.behaviour = "refuse message";
  const { log } = await run.start({ retryDelay: 5 });
  await run.send(1);
  const [line] = await log.until("message set aside in failed");
  expect(line).toMatchObject({ responseCode: 554, attempts: 5 });
});

test("off this machine no word goes over an unencrypted connection but the first ones", async () => {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mail\r\n");
    createInterface(socket).on("line", (line) => {
      commands.push(line.split(" ", 1)[0] ?? "");
      socket.write(line.startsWith("EHLO") ? "250-mail\r\n250 AUTH PLAIN LOGIN\r\n" : "500 what?\r\n");
    });
  });
  await once(server.listen(0, "0.0.0.0"), "listening");
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  // 0.0.0.0 reaches this machine, but is no loopback address.
  const { log } = await run.start({ smtpUrl: `smtp://mailer:s3cret@0.0.0.0:${port}` });
  await run.send(1);
  await log.until("message not delivered, to be tried again", 2);
  expect(new Set(commands)).toEqual(new Set(["EHLO", "STARTTLS"]));
  await new Promise((resolve) => server.close(resolve));
});
