import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Questions for every page. Each answer is a list of faults, one line with element and width each. */
export const QUESTIONS = [
  "answers with the right status",
  "opens without an error or a failed request",
  "stays within its policy and calls no other host",
  "keeps its head when it hydrates",
  "has no layout shift",
  "stays in its place when its fonts come late",
  "keeps its fonts when it hydrates",
  "has no violation that axe knows",
  "never scrolls sideways",
  "is readable at 400 % zoom and with wide spacing",
  "is readable in letters of double size",
  "breaks no word in the middle",
  "shows every picture",
  "takes picture files of the right size",
  "shows what the specification asks for, at every width",
  "shows the same without scripts",
  "offers nothing without scripts that only scripts answer",
] as const;

export type Question = (typeof QUESTIONS)[number];

const lines = z.array(z.string());

const REPORT = z.strictObject({
  route: z.string(),
  /** Digest of the visited HTML file. */
  digest: z.string(),
  faults: z.record(z.enum(QUESTIONS), lines),
});

export type Report = z.output<typeof REPORT>;

export const REPORTS = ".visits";

export const HOW_TO_VISIT = "run npx tsx __tests__/visits/collect.ts";

export const digestOf = (html: string): string => createHash("sha256").update(html).digest("hex");

export const reportName = (route: string): string =>
  `${route.slice(1).replaceAll("/", "--") || "index"}.json`;

export function checkedReport(name: string, report: unknown): Report {
  const { data, error } = REPORT.safeParse(report);
  if (!data) throw new Error(`${name} does not answer every question: ${z.prettifyError(error)}`);
  return data;
}

export function readReports(): ReadonlyMap<string, Report> {
  if (!existsSync(REPORTS)) throw new Error(`there are no reports in ${REPORTS}; ${HOW_TO_VISIT}`);
  const files = readdirSync(REPORTS).filter((name) => name.endsWith(".json"));
  return new Map(
    files.map((name) => {
      const report = checkedReport(name, JSON.parse(readFileSync(path.join(REPORTS, name), "utf8")));
      return [report.route, report];
    }),
  );
}
