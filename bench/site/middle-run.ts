import { median } from "./median";
import type { PageFigures } from "./run-lighthouse";

/** Each figure is the median of its own over the runs. */
export function middleRun(runs: readonly PageFigures[]): PageFigures {
  const middle = (pick: (figures: PageFigures) => number) => median(runs.map(pick));
  const kinds = new Set(runs.flatMap(({ bytes }) => Object.keys(bytes)));
  return {
    score: middle(({ score }) => score),
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    requests: middle(({ requests }) => requests),
    bytes: Object.fromEntries([...kinds].map((kind) => [kind, middle(({ bytes }) => bytes[kind] ?? 0)])),
    machine: middle(({ machine }) => machine),
    largest: runs[0]?.largest ?? "",
  };
}
