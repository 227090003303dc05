import { FONT_BUDGET, HTML_BUDGET, scriptBudget } from "../../__tests__/helpers/budgets";
import type { RouteRuns } from "./measure-route";
import { middleRun } from "./middle-run";

/** One column of the table. */
export interface Figure {
  readonly value: number;
  /** Digits after the point. */
  readonly digits: number;
  /** Whether it misses its bar; one without a bar misses none. */
  readonly isMissed: boolean;
}

/** A route's figures by the name of their column. */
export interface RouteFigures {
  readonly route: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

const KB = 1024;
/** Lowest score of any page; nine of ten must have 100. */
const LEAST_SCORE = 97;
const MOST_RATIO = 1.05;
const MOST_TBT_OVER_TWIN = 50;
/** Three digits of zero. */
const STILL = 0.0005;

const figure = (value: number, isMissed = false, digits = 0): Figure => ({ value, digits, isMissed });
const size = (bytes = 0, most = Number.POSITIVE_INFINITY): Figure => figure(bytes / KB, bytes > most, 1);

/** The medians of a route and whether each keeps its bar. */
export function routeFigures(route: string, runs: RouteRuns): RouteFigures {
  const site = middleRun(runs.site);
  const twin = middleRun(runs.twin);
  const { Document, Script, Font, Image, ...others } = site.bytes;
  const ratio = site.lcp / twin.lcp;
  return {
    route,
    figures: {
      score: figure(site.score, site.score < LEAST_SCORE),
      "LCP ms": figure(site.lcp),
      twin: figure(twin.lcp),
      ratio: figure(ratio, ratio > MOST_RATIO, 3),
      "TBT ms": figure(site.tbt, site.tbt > twin.tbt + MOST_TBT_OVER_TWIN),
      "twin's": figure(twin.tbt),
      CLS: figure(site.cls, site.cls > STILL, 3),
      requests: figure(site.requests),
      "HTML KB": size(Document, HTML_BUDGET),
      "JS KB": size(Script, scriptBudget(route)),
      "font KB": size(Font, FONT_BUDGET),
      "image KB": size(Image),
      "other KB": size(Object.values(others).reduce((sum, bytes) => sum + bytes, 0)),
    },
  };
}
