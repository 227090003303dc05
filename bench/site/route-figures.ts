import {
  FONT_BUDGET,
  htmlBudget,
  LEAST_SCORE,
  MAX_LCP_MS,
  MAX_RATIO,
  MAX_TBT_OVER_NO_JS,
  STILL,
  scriptBudget,
} from "./budgets";
import type { RouteRuns } from "./measure-route";
import { middleRun } from "./middle-run";

export interface Figure {
  readonly value: number;
  /** Digits after the point. */
  readonly digits: number;
  /** Whether it misses its limit; false without one. */
  readonly isMissed: boolean;
}

export interface RouteFigures {
  readonly route: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

const KB = 1024;
const figure = (value: number, isMissed = false, digits = 0): Figure => ({ value, digits, isMissed });
const size = (bytes = 0, most = Number.POSITIVE_INFINITY): Figure => figure(bytes / KB, bytes > most, 1);

/** The medians of a route, and whether each is within its limit. */
export function routeFigures(route: string, runs: RouteRuns): RouteFigures {
  const site = middleRun(runs.site);
  const noJs = middleRun(runs.noJs);
  const { Document, Script, Font, Image, ...others } = site.bytes;
  const ratio = site.lcp / noJs.lcp;
  return {
    route,
    figures: {
      score: figure(site.score, site.score < LEAST_SCORE),
      "LCP ms": figure(site.lcp, site.lcp > MAX_LCP_MS),
      "no-JS LCP": figure(noJs.lcp),
      ratio: figure(ratio, ratio > MAX_RATIO, 3),
      "TBT ms": figure(site.tbt, site.tbt > noJs.tbt + MAX_TBT_OVER_NO_JS),
      "no-JS TBT": figure(noJs.tbt),
      CLS: figure(site.cls, site.cls > STILL, 3),
      requests: figure(site.requests),
      "HTML KB": size(Document, htmlBudget(route)),
      "JS KB": size(Script, scriptBudget(route)),
      "font KB": size(Font, FONT_BUDGET),
      "image KB": size(Image),
      "other KB": size(Object.values(others).reduce((sum, bytes) => sum + bytes, 0)),
    },
  };
}
