import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

declare global {
  var checkers: readonly ChildProcess[] | undefined;
}

/** Starts a checking process for each of Jest's workers, which find their ports in the environment. */
export default async function startCheckers({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  const start = () => fork("__tests__/helpers/check-loop.ts", { execArgv: ["--import", "tsx"] });
  globalThis.checkers = Array.from({ length: maxWorkers }, start);
  const told = globalThis.checkers.map((child) => once(child, "message"));
  const addresses: readonly AddressInfo[][] = await Promise.all(told);
  process.env.CHECKERS = addresses.map(([address]) => address?.port).join();
}
