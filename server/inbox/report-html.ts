import { escapeHtml } from "../clean";
import { PARTS, type Report, type Table } from "./report";
import { barsOf, MEDIAN, minutesText } from "./report-text";

const MAX_ROWS = 20;
const COLOURS = "print-color-adjust:exact;-webkit-print-color-adjust:exact";
const STYLE = `body{font:15px/1.45 system-ui,sans-serif;color:#0f2a43;margin:2rem auto;max-width:68rem;padding:0 1rem}
h1{font-size:1.5rem;margin:0}p{margin:.25rem 0 1.5rem}h2{font-size:1rem;margin:0 0 .4rem}
main{columns:2 24rem;column-gap:2.5rem}section{break-inside:avoid;padding-bottom:1.75rem}
table{border-collapse:collapse;width:100%}
th{font-weight:400;text-align:left;overflow-wrap:anywhere;padding:.15rem .75rem .15rem 0;width:45%}
td{padding:.15rem 0;font-variant-numeric:tabular-nums}.count{text-align:right;width:4rem;padding-right:.75rem}
.bar i{display:block;height:.8rem;background:#0a7c86;${COLOURS}}
.week th,.week td{width:auto;overflow-wrap:normal;text-align:center;padding:.35rem .15rem;border:1px solid #dfe5ea;${COLOURS}}
.week tbody th{text-align:left;padding-left:.35rem}
@media(max-width:32rem){.week table{font-size:12px}}
@media print{body{font-size:11px;margin:0;max-width:none;padding:0}main{columns:2}}`;

const grouped = (count: number) => count.toLocaleString("en-IN");

function tableHtml(table: Table): string {
  const lines = barsOf(table, MAX_ROWS).map(
    ({ label, count, share }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td class="count">${grouped(count)}</td><td class="bar"><i style="width:${(share * 100).toFixed(1)}%"></i></td></tr>`,
  );
  const body = lines.length > 0 ? `<table>${lines.join("\n")}</table>` : "<p>None.</p>";
  return `<section><h2>${escapeHtml(table.title)}</h2>${body}</section>`;
}

function weekHtml({ week }: Report): string {
  const most = Math.max(1, ...week.flatMap(([, counts]) => counts));
  const cellOf = (count: number) =>
    `<td style="background:rgb(10 124 134 / ${((count / most) * 0.55).toFixed(2)})">${count}</td>`;
  const head = PARTS.map((part) => `<th scope="col">${part}</th>`).join("");
  const lines = week.map(
    ([day, counts]) => `<tr><th scope="row">${day}</th>${counts.map(cellOf).join("")}</tr>`,
  );
  return `<section class="week"><h2>Time of the week (hours here)</h2><table><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join("\n")}</tbody></table></section>`;
}

/** The report as one page without scripts or further files, to look at and to print. */
export function formatReportHtml(report: Report): string {
  const { days, standing, medianMinutes, tables } = report;
  const text = days ? `Messages from ${days.join(" to ")}.` : "No messages.";
  const median = medianMinutes === undefined ? "" : ` ${MEDIAN}: ${minutesText(medianMinutes)}.`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Enquiries</title>
<style>${STYLE}</style>
<h1>Enquiries</h1>
<p>${text}${median}</p>
<main>${[standing, ...tables].map(tableHtml).join("\n")}</main>
${weekHtml(report)}
</html>
`;
}
