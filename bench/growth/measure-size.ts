import { appendFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Generator } from "./generator";
import { expectOnPage, lookAtOutput, type Output } from "./look-at-output";
import type { ContentSize } from "./multiply-content";
import { type Cost, runMeasured } from "./run-measured";

/** Cost of one content size for a generator. */
export interface SizeFigures extends Output {
  readonly times: number;
  readonly content: ContentSize;
  /** Build from nothing but content, packages and prepared pictures. */
  readonly cold: Cost;
  /** Build after a sentence was added to one article. */
  readonly warm: Cost;
}

const EDITED = { file: "articles/visa-application.mdx", address: "/blogs/visa-application" };

function median(costs: readonly Cost[]): Cost {
  const sorted = costs.toSorted((a, b) => a.seconds - b.seconds);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error("nothing was measured");
  const peaks = costs.flatMap(({ peakMiB }) => peakMiB ?? []);
  return { seconds: middle.seconds, peakMiB: peaks.length > 0 ? Math.max(...peaks) : undefined };
}

/**
 * Builds content of one size, from nothing and again after an edit, and measures the output.
 * @param scratch folder for the project; it is emptied
 */
export async function measureSize(
  { make, command, args, env, output, name }: Generator,
  scratch: string,
  times: number,
  runs: number,
): Promise<SizeFigures> {
  const project = join(scratch, `${name}-x${times}`);
  const site = join(project, output);
  const build = (what: string) =>
    runMeasured(command, args, { cwd: project, env, log: join(scratch, `${name}-x${times}-${what}.log`) });
  const cold: Cost[] = [];
  const warm: Cost[] = [];
  let content: ContentSize | undefined;
  for (let run = 1; run <= runs; run += 1) {
    rmSync(project, { recursive: true, force: true });
    content = make(project, times);
    cold.push(await build("cold"));
    const sentence = `This sentence was added in run ${run}.`;
    appendFileSync(join(project, "content", EDITED.file), `\n${sentence}\n`);
    warm.push(await build("warm"));
    expectOnPage(site, EDITED.address, sentence);
  }
  if (!content) throw new Error("nothing was measured");
  return { times, content, cold: median(cold), warm: median(warm), ...lookAtOutput(site) };
}
