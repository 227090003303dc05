import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { CONTACT, contactBody, post } from "./helpers/calls";
import { type ChildHost, childHost } from "./helpers/child-host";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();

test("two hosts on one spool deliver each message once, and the second says that it is not alone", async () => {
  await run.start();
  await run.send(30);
  await run.stop();
  const hosts = [await run.startMailing(), await run.startMailing()];
  await run.send(10);
  await run.mail.untilCaught(40);
  await run.stop();
  run.expectEachOnce(40);
  expect(hosts[1]?.log.saying("other hosts use this spool too")).toHaveLength(1);
});

/** A host that has claimed a message and waits for the mail server's answer. */
async function stuckHost(): Promise<ChildHost> {
  run.mail.behaviour = "hold";
  const child = await childHost(run, { SMTP_URL: run.mail.url });
  expect((await post(child.address, CONTACT, contactBody("held"))).status).toBe(200);
  await run.mail.untilCaught(1);
  run.mail.behaviour = "take";
  return child;
}

test("what a host of another machine had claimed is delivered once it has shown no sign of life for long", async () => {
  const child = await stuckHost();
  await child.end("SIGKILL");
  const sending = join(run.spool, "sending");
  const [owner = ""] = readdirSync(sending);
  const elsewhere = owner.replace(/-[0-9a-f]+(-\d+-[0-9a-f]+)$/, "-00000000$1");
  renameSync(join(sending, owner), join(sending, elsewhere));
  const { log } = await run.startMailing({ claimTimeout: 200, scanInterval: 50 });
  await log.until("took over the messages of a host that has ended");
  await log.until("message delivered");
  expect(run.counts).toEqual([0, 1, 0]);
});

test("a living host keeps what it has claimed, and gives it back when it stops", async () => {
  const child = await stuckHost();
  const { log } = await run.startMailing({ scanInterval: 20 });
  await run.send(2);
  await log.until("message delivered", 2);
  expect(run.counts).toEqual([1, 2, 0]);
  // The mail server ends the connection that it never answered: the host need not wait for it.
  run.mail.hangUp();
  expect(await child.end("SIGTERM")).toBe(0);
  await log.until("message delivered", 3);
  expect(run.counts).toEqual([0, 3, 0]);
});
