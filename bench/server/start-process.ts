import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const PATIENCE = 15_000;

/** Starts a program and waits until `address` answers; returns a function that ends it. */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  address: string,
): Promise<() => Promise<void>> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const deadline = Date.now() + PATIENCE;
  while (!(await fetch(address).catch(() => undefined))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`${command} does not answer at ${address}`);
    }
    await wait(50);
  }
  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
}
