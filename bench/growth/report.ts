import type { SizeFigures } from "./measure-size";
import type { GeneratorName } from "./options";
import type { Cost } from "./run-measured";

/** Figures of every size, smallest first, by generator. */
export type Results = Readonly<Partial<Record<GeneratorName, readonly SizeFigures[]>>>;

type Kind = "cold" | "warm";

/** Milliseconds per page that the smallest size does not have. */
export function perAddedPage(figures: SizeFigures, smallest: SizeFigures, kind: Kind): number | undefined {
  const added = figures.pages - smallest.pages;
  return added > 0 ? ((figures[kind].seconds - smallest[kind].seconds) / added) * 1000 : undefined;
}

const shown = (value: number | undefined, digits = 0) => value?.toFixed(digits) ?? "-";

/** Cost of an added page relative to Astro's; the limits are 1.5 cold and 1 warm. */
function ratio(results: Results, times: number, kind: Kind): number | undefined {
  const [own, beside] = (["gatsby", "astro"] as const).map((name) => {
    const sizes = results[name] ?? [];
    const figures = sizes.find((size) => size.times === times);
    return figures && sizes[0] && perAddedPage(figures, sizes[0], kind);
  });
  // At or below zero the machine was busier during the smaller size: no valid measurement.
  return own !== undefined && beside !== undefined && own > 0 && beside > 0 ? own / beside : undefined;
}

function costs(name: GeneratorName, figures: SizeFigures, smallest: SizeFigures): Record<string, string> {
  const columns = (kind: Kind, { seconds, peakMiB }: Cost) => ({
    [`${kind} s`]: shown(seconds, 1),
    [`${kind} MiB`]: shown(peakMiB),
    [`${kind} ms a page more`]: shown(perAddedPage(figures, smallest, kind), 1),
  });
  return {
    built: `${name} x${figures.times}`,
    pages: String(figures.pages),
    ...columns("cold", figures.cold),
    ...columns("warm", figures.warm),
  };
}

/** Prints the tables: cost by size, ratio to Astro, size of some pages by content size. */
export function printResults(results: Results): void {
  const rows = Object.entries(results).flatMap(([name, sizes]) =>
    sizes.map((figures) => ({
      name: name === "astro" ? ("astro" as const) : ("gatsby" as const),
      figures,
      sizes,
    })),
  );
  console.table(rows.map(({ name, figures, sizes }) => costs(name, figures, sizes[0] ?? figures)));
  if (results.gatsby && results.astro) {
    console.table(
      results.gatsby.slice(1).map(({ times }) => ({
        size: `x${times}`,
        "gatsby to astro, a page more, cold (bar 1.5)": shown(ratio(results, times, "cold"), 2),
        "warm (bar 1)": shown(ratio(results, times, "warm"), 2),
      })),
    );
  }
  console.table(
    rows.map(({ name, figures }) => ({
      "HTML bytes (words)": `${name} x${figures.times}`,
      ...Object.fromEntries(
        Object.entries(figures.watched).map(([page, { bytes, words }]) => [page, `${bytes} (${words})`]),
      ),
    })),
  );
}
