import { watch } from "node:fs";
import path from "node:path";
import { type CheckResult, checkContent } from "./check-content";

/** One save may be several changes of a file: wait until no other follows, in milliseconds. */
const QUIET = 100;

/** Checks now and after every change, until the process ends. */
export async function watchContent(root: string, report: (result: CheckResult) => void): Promise<void> {
  const check = async () => report(await checkContent(root));
  await check();
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, "content"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), QUIET);
  });
}
