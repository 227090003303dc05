import { escapeHtml } from "../clean";
import { PARTS, type Report, type Table } from "./report";
import { barsOf, MEDIAN } from "./report-text";

const MAX_ROWS = 20;
const STYLE = `body{font:15px/1.45 system-ui,sans-serif;color:#0f2a43;margin:2rem auto;max-width:68rem;padding:0 1rem}
h1{font-size:1.5rem;margin:0}p{margin:.25rem 0 1.5rem}h2{font-size:1rem;margin:0 0 .4rem}
main{display:grid;gap:1.75rem 2.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr))}
section{break-inside:avoid}.wide{grid-column:1/-1}table{border-collapse:collapse;width:100%}
th{font-weight:400;text-align:left;overflow-wrap:anywhere;padding:.15rem .75rem .15rem 0;width:45%}
td{padding:.15rem 0;font-variant-numeric:tabular-nums}.count{text-align:right;width:4rem;padding-right:.75rem}
.bar i{display:block;height:.8rem;background:#0a7c86;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.week th,.week td{width:auto;text-align:center;padding:.35rem;border:1px solid #dfe5ea;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.week tbody th{text-align:left}@media print{body{margin:0;font-size:11px}}`;

function tableHtml(table: Table): string {
  const lines = barsOf(table, MAX_ROWS).map(
    ({ label, count, share }) =>
      `<tr><th scope="row">${escapeHtml(label)}</th><td class="count">${count}</td><td class="bar"><i style="width:${(share * 100).toFixed(1)}%"></i></td></tr>`,
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
  return `<section class="wide week"><h2>Time of the week (hours here)</h2><table><thead><tr><td></td>${head}</tr></thead><tbody>${lines.join("\n")}</tbody></table></section>`;
}

/** The report as one page without scripts or further files, to look at and to print. */
export function formatReportHtml(report: Report): string {
  const { days, standing, medianMinutes, tables } = report;
  const text = days ? `Messages from ${days.join(" to ")}.` : "No messages.";
  const median = medianMinutes === undefined ? "" : ` ${MEDIAN}: ${medianMinutes.toFixed(1)}.`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Enquiries</title>
<style>${STYLE}</style>
<h1>Enquiries</h1>
<p>${text}${median}</p>
<main>${[standing, ...tables].map(tableHtml).join("\n")}${weekHtml(report)}</main>
</html>
`;
}
