import { css } from "@emotion/react";
import words from "../../content/words/figures.json";
import numbersWords from "../../content/words/numbers.json";
import { dayText } from "../lib/months";
import { lettering, titled } from "../theme/lettering";
import { colour, from, rule, space, withHover } from "../theme/tokens";
import { coverLink, grid } from "../ui/layout/primitives";
import type { Place } from "./figure-sections";

const place = css({ marginTop: space[5], h2: titled("article", 800, 1.2) });
const list = css({
  ...grid(0, { desktop: [5, 4] }),
  marginTop: space[2],
  li: {
    position: "relative",
    ...grid([0, 4], { base: "1", phone: "1 auto" }),
    alignItems: "baseline",
    alignContent: "start",
    padding: `${space[2]} ${space[3]}`,
    borderBottom: rule.thin,
    background: colour.surface,
    lineHeight: 1.3,
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space[3], borderBottom: 0 },
  },
  a: { ...coverLink, color: colour.heading, fontWeight: 600, textDecoration: "none" },
  [withHover]: { "li:hover a": { textDecoration: "underline" } },
  b: {
    ...lettering.head,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    [from.phone]: { textAlign: "right" },
    [from.desktop]: { order: -1, ...lettering.figure, textAlign: "left" },
  },
  small: lettering.hint,
});

const MAX_FIGURES = 5;

interface NewestFiguresProps {
  readonly figures: readonly Queries.FigureFragment[];
  readonly places: readonly Place[];
}

/** The figures of the comparison that were read last, one of each place. */
export function NewestFigures({ figures, places }: NewestFiguresProps) {
  const newest = places
    .flatMap(({ slug, name }) => {
      const [last] = figures
        .filter(
          ({ country, topic, state, day }) =>
            country === slug && topic in numbersWords.rows && state !== "ended" && day,
        )
        .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
      return last ? [{ ...last, name }] : [];
    })
    .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""))
    .slice(0, MAX_FIGURES);
  return (
    <section css={place} aria-labelledby="newest" data-print="no">
      <h2 id="newest">{words.lately}</h2>
      <ul css={list}>
        {newest.map(({ id, label, text, name, day }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            <b>{text}</b>
            <small>
              {name}, {day && dayText(day)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
