import { cell, row } from "./csv";
import { forTerminal } from "./list";
import { PARTS, type Report, type Table } from "./report";

/** Longest bar, and widest label, in characters. */
const BAR = 30;
const LABEL = 44;
/** More rows than these are summed up in the terminal. */
const MAX_ROWS = 15;
const SHADES = ["\u00b7", "\u2591", "\u2592", "\u2593", "\u2588"];

interface Bar {
  readonly label: string;
  readonly count: number;
  /** From 0 to 1; 0 for the sum of all further rows. */
  readonly share: number;
}

/** The rows that there is room for, and the rest as one. */
export function barsOf({ rows }: Table, room: number): readonly Bar[] {
  const most = Math.max(1, ...rows.map(([, count]) => count));
  const bars = rows.map(([label, count]) => ({ label, count, share: count / most }));
  if (rows.length <= room) return bars;
  const rest = bars.slice(room - 1);
  const count = rest.reduce((sum, bar) => sum + bar.count, 0);
  return [...bars.slice(0, room - 1), { label: `${rest.length} others`, count, share: 0 }];
}

function tableText(table: Table): string {
  const bars = barsOf(table, MAX_ROWS).map((bar) => ({
    ...bar,
    label: forTerminal(bar.label).slice(0, LABEL),
  }));
  const width = Math.max(0, ...bars.map(({ label }) => label.length));
  const lines = bars.map(({ label, count, share }) => {
    const bar = "\u2587".repeat(share === 0 ? 0 : Math.max(1, Math.round(share * BAR)));
    return `  ${label.padEnd(width)}  ${String(count).padStart(6)}  ${bar}`.trimEnd();
  });
  return [table.title, ...(lines.length > 0 ? lines : ["  none"]), ""].join("\n");
}

function weekText({ week }: Report): string {
  const most = Math.max(1, ...week.flatMap(([, counts]) => counts));
  const shade = (count: number) => SHADES[Math.ceil((count / most) * (SHADES.length - 1))] ?? "";
  const head = ["Time of the week (hours here)", `       ${PARTS.map((part) => part.padStart(7)).join("")}`];
  const lines = week.map(
    ([day, counts]) =>
      `  ${day}  ${counts.map((count) => `${String(count).padStart(6)}${shade(count)}`).join("")}`,
  );
  return [...head, ...lines, ""].join("\n");
}

/** Whole minutes, as they are said. */
export const minutesText = (minutes: number | undefined) =>
  minutes === undefined ? "none delivered" : minutes < 1 ? "under 1" : String(Math.round(minutes));

export const MEDIAN = "Median minutes to delivery";

/** The report as tables for a terminal. */
export function formatReport(report: Report): string {
  const days = report.days ? `Messages from ${report.days.join(" to ")}` : "No messages";
  const median = `${MEDIAN}: ${minutesText(report.medianMinutes)}\n`;
  return [
    `${days}\n`,
    tableText(report.standing),
    median,
    ...report.tables.map(tableText),
    weekText(report),
  ].join("\n");
}

/** The report for spreadsheets: a row for each count. */
export function formatReportCsv({ standing, medianMinutes, tables, week }: Report): string {
  const rows = [
    ...[standing, ...tables].flatMap(({ title, rows: all }) =>
      all.map(([label, count]) => [title, label, `${count}`]),
    ),
    ...week.flatMap(([day, counts]) =>
      counts.map((count, index) => ["Time of the week", `${day} ${PARTS[index]}`, `${count}`]),
    ),
    [MEDIAN, "", medianMinutes === undefined ? "" : medianMinutes.toFixed(1)],
  ];
  return `\uFEFF${[["Table", "Label", "Count"], ...rows].map((cells) => row(cells.map(cell))).join("")}`;
}
