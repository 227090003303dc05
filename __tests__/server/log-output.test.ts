import { execFileSync } from "node:child_process";
import fs, { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pino from "pino";
import { LogOutput } from "../../server/log-output";
import { startHost } from "../../server/start-host";
import { CONTACT, contactBody, post, request } from "./helpers/calls";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forEachTest();
const turn = promisify(setImmediate);
const LINE = `${"x".repeat(1023)}\n`;

test("a log whose disk is full stops nothing, and its dropped lines are counted", async () => {
  const disk = openSync("/dev/full", "w");
  const output = new LogOutput(disk);
  const host = await startHost(run.config(), pino({ level: "debug" }, output), () => output.dropped);
  for (let index = 0; index < 1100; index += 1) output.write(LINE);
  expect((await post(host.address, CONTACT, contactBody())).status).toBe(200);
  expect((await request(host.address, "/about")).status).toBe(200);
  const metrics = await request(host.address, "/metrics");
  expect(String(metrics.body)).toMatch(/^bec_host_log_lines_dropped [1-9]\d*$/m);
  await host.close();
  await output.end();
});

test("once there is room again, the log tells how many lines were dropped", async () => {
  const path = join(run.folder, "log");
  const output = new LogOutput(openSync(path, "w"));
  const full = jest.spyOn(fs, "write").mockImplementation((...args: readonly unknown[]) => {
    const done = args.at(-1);
    if (typeof done === "function") setImmediate(() => done(new Error("ENOSPC")));
  });
  for (let index = 0; index < 1030; index += 1) output.write(LINE);
  await turn();
  full.mockRestore();
  output.write("finds no room, but tries again\n");
  const written = () => readFileSync(path, "utf8").split("\n");
  while (written().length < 1026) await turn();
  expect(new Set(written().slice(0, 1024))).toEqual(new Set([LINE.trim()]));
  expect(JSON.parse(written()[1024] ?? "")).toMatchObject({ dropped: 7, msg: "log lines were dropped" });
  await output.end();
});

test("a reader that has stopped reading costs at most a megabyte of memory, and does not delay the shutdown", async () => {
  const path = join(run.folder, "pipe");
  execFileSync("mkfifo", [path]);
  const output = new LogOutput(openSync(path, "r+"));
  for (let index = 0; index < 3000; index += 1) output.write(LINE);
  expect(output.dropped).toBe(3000 - 1024);
  await output.end();
});
