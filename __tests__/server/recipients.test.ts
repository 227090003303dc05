import { renameSync } from "node:fs";
import { join } from "node:path";
import { MailRun } from "./helpers/mail-run";
import { spoolMessages } from "./helpers/read-spool";

const BOTH = "hello@agency.example, second@agency.example";
const run = MailRun.forEachTest();
const mailTo = BOTH.split(", ");

/** Which recipient took a mail, in order. */
const taken = () => run.mail.caught.flatMap(({ to }) => to);

test.each([450, 550])(
  "one of two recipients is refused with %i: it stays open, the other gets one mail",
  async (code) => {
    run.mail.refusedRecipients.set("second@agency.example", code);
    const { log } = await run.start({ mailTo });
    await run.send(1, BOTH);
    await log.until("message not delivered, to be tried again", 2);
    expect(run.counts).toEqual([1, 0, 0]);
    expect(taken()).toEqual(["hello@agency.example"]);
    run.mail.refusedRecipients.clear();
    await log.until("message delivered");
    expect(taken()).toEqual(["hello@agency.example", "second@agency.example"]);
    expect(new Set(run.mail.caught.map(({ messageId }) => messageId)).size).toBe(1);
    expect(run.counts).toEqual([0, 1, 0]);
  },
);

test("what one recipient took is remembered over a restart", async () => {
  run.mail.refusedRecipients.set("second@agency.example", 450);
  const first = await run.start({ mailTo });
  await run.send(1, BOTH);
  await first.log.until("message not delivered, to be tried again");
  await first.close();
  run.mail.refusedRecipients.clear();
  const { log } = await run.start({ mailTo });
  await log.until("message delivered");
  expect(taken()).toEqual(["hello@agency.example", "second@agency.example"]);
});

test("a recipient that is refused for good fails alone; put back, only that one is tried again", async () => {
  run.mail.refusedRecipients.set("second@agency.example", 550);
  const { log, config } = await run.start({ mailTo });
  await run.send(1, BOTH);
  const [line] = await log.until("message set aside in failed");
  expect(line).toMatchObject({ responseCode: 550 });
  expect(run.counts).toEqual([0, 0, 1]);
  expect(taken()).toEqual(["hello@agency.example"]);
  await run.host.close();
  const [message] = spoolMessages(config.spoolDir, "failed");
  renameSync(
    join(config.spoolDir, `failed/${message?.id}.json`),
    join(config.spoolDir, `new/${message?.id}.json`),
  );
  const again = await run.start({ mailTo });
  await again.log.until("message not delivered, to be tried again", 2);
  run.mail.refusedRecipients.clear();
  await again.log.until("message delivered");
  expect(taken()).toEqual(["hello@agency.example", "second@agency.example"]);
});
