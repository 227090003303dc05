import { closeSync, openSync } from "node:fs";
import pino from "pino";
import { LogOutput } from "../../server/log-output";
import { startHost } from "../../server/start-host";
import { CONTACT, contactBody, post, request } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();

test("a log whose disk is full stops nothing, and its dropped lines are counted", async () => {
  const disk = openSync("/dev/full", "w");
  const output = LogOutput.to(disk);
  const host = await startHost(run.config(), pino({ level: "debug" }, output), () => output.dropped);
  for (let index = 0; index < 20; index += 1) {
    expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
    expect((await request(host.address, "/about")).status).toBe(200);
  }
  while (output.dropped === 0) await output.flush();
  const metrics = await request(host.address, "/metrics");
  expect(String(metrics.body)).toMatch(/^bec_host_log_lines_dropped [1-9]\d*$/m);
  await host.close();
  await output.flush();
  closeSync(disk);
});

test("once there is room again, the log tells how many lines were dropped", async () => {
  let isFull = true;
  const written: string[] = [];
  const output = new LogOutput(async (text) => {
    if (isFull) throw new Error("ENOSPC");
    written.push(text);
  });
  for (const line of ["one\n", "two\n", "three\n"]) output.write(line);
  await output.flush();
  isFull = false;
  output.write("four\n");
  await output.flush();
  const [first = "", second = ""] = written;
  // A line that was written by half ends before the next.
  expect(first).toBe("\nfour\n");
  expect(JSON.parse(second)).toMatchObject({ dropped: 3, msg: "log lines were dropped" });
});

test("a reader that has stopped reading costs no more than a megabyte, and does not delay the end", async () => {
  const output = new LogOutput(() => new Promise(() => {}));
  for (let index = 0; index < 3000; index += 1) output.write(`${"x".repeat(1023)}\n`);
  expect(output.dropped).toBe(3000 - 1024 - 1);
  await output.flush();
});
