import path from "node:path";
import { watch } from "chokidar";
import { type CheckResult, checkContent } from "./check-content";

/** One save may change a file several times: the pause without changes to wait for, in milliseconds. */
const QUIET = 100;

/** Checks now and after every change, until the process ends; checks never overlap. */
export async function watchContent(root: string, report: (result: CheckResult) => void): Promise<void> {
  let checked = Promise.resolve();
  const check = () => {
    checked = checked.then(async () => report(await checkContent(root)));
  };
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, "content"), { ignoreInitial: true });
  await new Promise((resolve) => watcher.once("ready", resolve));
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(check, QUIET);
  });
  check();
  await checked;
}
