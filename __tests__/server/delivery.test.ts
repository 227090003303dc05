import { Progress } from "../../server/delivery/progress";
import { MAILBOX } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";
import { engines } from "./helpers/postgres";

const AGAIN = "message not delivered, to be tried again";
const TO_BOTH = "hello@agency.example, second@agency.example";
const mailTo = TO_BOTH.split(", ");
const HOUR = 3_600_000;
const GIVEN_UP = "message set aside in failed";

describe.each(engines)("%s", (engine) => {
  const run = HostRun.forEachTest(engine);
  const taken = () => run.mail.caught.flatMap(({ to }) => to);

  const FAULTS = ["refuse connection", "refuse sender", "refuse recipient", "refuse message"] as const;
  test.each([...FAULTS, "drop", "hang up", "silent"] as const)("%s: kept, sent once", async (behaviour) => {
    run.mail.behaviour = behaviour;
    const { log } = await run.startMailing({ smtpTimeout: behaviour === "silent" ? 150 : 60_000 });
    await run.send(2);
    await log.until(AGAIN, 3);
    expect([run.mail.caught.length, await run.counts()]).toEqual([0, [2, 0, 0]]);
    run.mail.behaviour = "take";
    await log.until("message delivered", 2);
    await run.expectEachOnce(2);
  });

  test("a very slow connection delays no other message", async () => {
    run.mail.firstBehaviours.push("drip");
    const { log } = await run.startMailing();
    await run.send(5);
    await log.until("message delivered", 4);
    expect(await run.counts()).toEqual([1, 4, 0]);
  });

  test("a very slow connection is closed in the end, and the message tried again", async () => {
    run.mail.behaviour = "drip";
    const { log } = await run.startMailing({ deliveryTimeout: 100 });
    await run.send(1);
    expect(await log.until(AGAIN, 2)).toMatchObject([{ code: "EDEADLINE" }, { code: "EDEADLINE" }]);
  });

  test("an unexpected error stops neither the delivery nor the message", async () => {
    const fault = new RangeError("Maximum call stack size exceeded");
    jest.spyOn(Progress.prototype, "taken").mockImplementationOnce(() => {
      throw fault;
    });
    const { log } = await run.startMailing();
    await run.send(2);
    await log.until("message delivered", 2);
    expect(log.saying(AGAIN)).toHaveLength(1);
    expect(await run.counts()).toEqual([0, 2, 0]);
  });

  test("a daily limit is no reason to give up: there are more than five attempts, and the operator is told at once", async () => {
    run.mail.behaviour = "refuse recipient";
    const { log } = await run.startMailing({ retryDelay: 1 });
    await run.send(1);
    await log.until("1 message(s) were refused by the mail server and are tried again.");
    await log.until(AGAIN, 7);
    run.mail.behaviour = "take";
    await log.until("message delivered");
    await run.expectEachOnce(1);
  });

  test("an address that does not exist is given up after five tries, logged, and written to when put back", async () => {
    run.mail.refusedRecipients.set(MAILBOX, 550);
    const { log } = await run.startMailing({ retryDelay: 5, scanInterval: 50 });
    await run.send(1);
    expect(await log.until(GIVEN_UP)).toMatchObject([{ responseCode: 550, attempts: 5 }]);
    expect(log.saying(AGAIN)[0]).toMatchObject({ code: "EENVELOPE", responseCode: 550, attempts: 1 });
    // The log contains neither the message nor the mail server's words about it.
    expect(JSON.stringify(log.lines)).not.toMatch(/mark-0|No such user|asha@example/);
    expect(await run.counts()).toEqual([0, 0, 1]);
    run.mail.refusedRecipients.clear();
    await run.move("failed", "new");
    await log.until("message delivered");
    await run.expectEachOnce(1);
  });

  test.each([
    ["back by a day", -24 * HOUR],
    ["forward by eighty hours", 80 * HOUR],
  ])("the clock is set %s: retries go on, and nothing is given up early", async (_name, jump) => {
    run.mail.behaviour = "refuse sender";
    const { log } = await run.startMailing({ giveUpAfter: 72 * HOUR });
    await run.send(1);
    await log.until(AGAIN);
    const { now } = Date;
    const clock = jest.spyOn(Date, "now").mockImplementation(() => now() + jump);
    await run.send(1);
    await log.until(AGAIN, 4);
    run.mail.behaviour = "take";
    await log.until("message delivered", 2);
    clock.mockRestore();
    expect(await run.counts()).toEqual([0, 2, 0]);
  });

  test.each([
    ["with 450", 450, false],
    ["with 552", 552, false],
    ["before a restart", 450, true],
  ])("one of two recipients is refused %s: it stays open, the other is sent", async (_name, code, again) => {
    run.mail.refusedRecipients.set("second@agency.example", code);
    const first = await run.startMailing({ mailTo });
    await run.send(1, TO_BOTH);
    await first.log.until(AGAIN, 2);
    expect([await run.counts(), taken()]).toEqual([[1, 0, 0], ["hello@agency.example"]]);
    if (again) await first.close();
    run.mail.refusedRecipients.clear();
    const { log } = again ? await run.startMailing({ mailTo }) : first;
    await log.until("message delivered");
    expect([await run.counts(), taken()]).toEqual([[0, 1, 0], mailTo]);
    expect(new Set(run.mail.caught.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test("a recipient that is refused for good fails alone; put back, only that one is tried again", async () => {
    run.mail.refusedRecipients.set("second@agency.example", 550);
    const { log } = await run.startMailing({ mailTo, retryDelay: 5, scanInterval: 50 });
    await run.send(1, TO_BOTH);
    expect(await log.until(GIVEN_UP)).toMatchObject([{ responseCode: 550 }]);
    expect([await run.counts(), taken()]).toEqual([[0, 0, 1], ["hello@agency.example"]]);
    const tries = log.saying(AGAIN).length;
    await run.move("failed", "new");
    await log.until(AGAIN, tries + 2);
    run.mail.refusedRecipients.clear();
    await log.until("message delivered");
    expect(taken()).toEqual(mailTo);
  });
});
