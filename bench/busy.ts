import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

// Usage: npm run bench:busy -- <command>. Runs a command while every core is loaded, and exits with its code.

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error("Say which command to run: npm run bench:busy -- npm run test:behaviour");
  process.exit(2);
}

const workers = Array.from(
  { length: availableParallelism() },
  () => new Worker("for (;;) Math.sqrt(Math.random());", { eval: true }),
);
const started = Date.now();
const child = spawn(command, args, { stdio: "inherit" });

/** Ends the load, prints how long the command took and passes its exit code on. */
async function end(code: number): Promise<void> {
  await Promise.all(workers.map((worker) => worker.terminate()));
  console.log(
    `${[command, ...args].join(" ")}: code ${code} after ${Math.round((Date.now() - started) / 1000)} s`,
  );
  process.exitCode = code;
}

child.once("error", (error) => {
  console.error(error.message);
  end(127);
});
child.once("exit", (code) => end(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
