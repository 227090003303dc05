import { MAX_BLOCKING_MS, MAX_INTERACTION_MS, MAX_NAVIGATION_MS, MAX_TASK_MS } from "./budgets";
import type { Interaction } from "./measure-interactions";
import type { NavigationFigures } from "./measure-navigation";
import type { Start } from "./measure-start";
import { median } from "./median";
import type { Figure, RouteFigures } from "./route-figures";

const MISSED = "!";
const cell = ({ value, digits, isMissed }: Figure) => value.toFixed(digits) + (isMissed ? MISSED : " ");

/** One row per route, then minimum, median and maximum of each column; a figure over its limit is marked. */
export function printRoutes(routes: readonly RouteFigures[]): void {
  const names = Object.keys(routes[0]?.figures ?? {});
  const column = (name: string) => routes.flatMap(({ figures }) => figures[name] ?? []);
  const foot = (title: string, pick: (values: readonly number[]) => number) => [
    title,
    ...names.map((name) => {
      const figures = column(name);
      return cell({
        value: pick(figures.map(({ value }) => value)),
        digits: figures[0]?.digits ?? 0,
        isMissed: false,
      });
    }),
  ];
  const rows = [
    ["route", ...names.map((name) => `${name} `)],
    ...routes.map(({ route, figures }) => [route, ...Object.values(figures).map(cell)]),
    foot("min", (values) => Math.min(...values)),
    foot("median", median),
    foot("max", (values) => Math.max(...values)),
  ];
  const widths = ["route", ...names].map((_, index) =>
    Math.max(...rows.map((row) => row[index]?.length ?? 0)),
  );
  for (const [route = "", ...cells] of rows) {
    const aligned = cells.map((text, index) => text.padStart(widths[index + 1] ?? 0));
    console.log([route.padEnd(widths[0] ?? 0), ...aligned].join("  "));
  }
  const full = column("score").filter(({ value }) => value === 100).length;
  const isFew = full < routes.length * 0.9;
  console.log(
    `\nScore 100 on ${full} of ${routes.length} routes${isFew ? ` ${MISSED} fewer than 9 of 10` : ""}`,
  );
  const missed = routes.flatMap(({ route, figures }) =>
    Object.entries(figures).flatMap(([name, { isMissed }]) => (isMissed ? [`${route} ${name}`] : [])),
  );
  console.log(missed.length > 0 ? `Bars missed (${MISSED}): ${missed.join(", ")}` : "No other bar is missed");
}

/** Median and slowest navigation, and those that left scroll or focus wrong. */
export function printNavigation({ median: middle, all }: NavigationFigures): void {
  const slowest = all.reduce((one, other) => (other.ms > one.ms ? other : one));
  const mark = middle > MAX_NAVIGATION_MS ? MISSED : "";
  console.log(
    `\nNavigation to a prefetched page, ${all.length} links: median ${Math.round(middle)}${mark} ms`,
  );
  console.log(`Slowest: ${slowest.to}, ${Math.round(slowest.ms)} ms`);
  const astray = all.filter(({ isInPlace }) => !isInPlace);
  const places = astray.map(({ to }) => to).join(", ");
  console.log(
    astray.length > 0 ? `Scroll or focus wrong ${MISSED}: ${places}` : "Scroll and focus right after each",
  );
}

/** Time from an input to the next paint on a slowed processor, act by act. */
export function printInteractions(all: readonly Interaction[]): void {
  console.log("\nFrom an input to the next paint, processor 4 times slower, in ms");
  for (const { name, route, median: middle, max } of all) {
    const mark = max > MAX_INTERACTION_MS ? MISSED : "";
    console.log(`${name.padEnd(24)}${route.padEnd(24)}median ${middle}, max ${max}${mark}`);
  }
}

/** How long the main thread is busy until each page is hydrated. */
export function printStart(all: readonly Start[]): void {
  console.log("\nUntil hydrated, in ms of a processor 4 times slower");
  const over = (ms: number, most: number) => Math.round(ms) + (ms > most ? MISSED : "");
  for (const { route, blocking, longest, worst, touch } of all) {
    const tasks = `longest task ${Math.round(longest)}, worst ${over(worst, MAX_TASK_MS)}`;
    const touched = `touch at load, worst ${over(touch, MAX_INTERACTION_MS)}`;
    console.log(`${route.padEnd(24)}blocking ${over(blocking, MAX_BLOCKING_MS)}, ${tasks}; ${touched}`);
  }
}
