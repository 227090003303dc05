import { css } from "@emotion/react";
import words from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { dayText } from "../lib/months";
import { lettering, sized } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { above, below, grid, target } from "../ui/layout/primitives";
import { figureStates } from "./figure-sections";

const total = css({
  ...lettering.sum,
  small: { display: "block", font: `400 ${type.text}/1.45 ${font.text}` },
});
const fold = css(foldStyle, {
  borderBlock: rule.thin,
  "summary > h2": { fontSize: type.article, fontWeight: 700 },
});
const state = css({
  ...grid([0, 3], { base: "1 auto", tablet: "16rem 1 auto" }),
  paddingBlock: space[2],
  borderTop: rule.thin,
});
const name = css({ ...lettering.strong, "&::first-letter": { textTransform: "uppercase" } });
const meaning = css({
  gridColumn: "1 / -1",
  color: colour.muted,
  fontSize: type.small,
  [from.tablet]: { gridArea: "1 / 2" },
});

interface StateKeyProps {
  readonly figures: readonly Queries.FigureFragment[];
  readonly useId: string;
}

export function StateKey({ figures, useId }: StateKeyProps) {
  const [newest] = figures
    .filter(({ state: known, day }) => known !== "ended" && day)
    .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
  const counts = Object.keys(words.how).map((kind) => [
    kind,
    figures.filter(({ readIn }) => readIn?.kind === kind).length,
  ]);
  return (
    <div css={{ ...above(5), maxWidth: "52rem", lineHeight: 1.45 }}>
      <p css={total}>
        {fill(words.total, { count: figures.length })}
        {newest?.day && (
          <small>
            <Filled
              text={words.newest}
              values={{ date: <time dateTime={newest.day}>{dayText(newest.day)}</time> }}
            />
          </small>
        )}
      </p>
      <p data-read="">
        {fill(words.counts, {
          ...Object.fromEntries(counts),
          given: figures.filter(({ readIn }) => !readIn).length,
        })}
      </p>
      <p>
        <a href="/figures.json" css={{ ...target, ...sized("small"), color: colour.heading }}>
          {words.data}
        </a>
      </p>
      <details css={fold}>
        <summary>
          <h2>{words.key}</h2>
        </summary>
        <ul>
          {figureStates.map((one) => {
            const most = figures.filter((figure) => figure.state === one).length;
            return (
              most > 0 && (
                <li key={one} css={state} data-key={one}>
                  <span css={name}>{words.states[one]}</span>
                  <span css={lettering.name}>{most}</span>
                  <span css={meaning}>{words.meanings[one]}</span>
                </li>
              )
            );
          })}
        </ul>
        <h3 id={useId} css={[above(4), sized("article")]}>
          {words.useHeading}
        </h3>
        <p css={{ ...below(4), ...sized("small"), color: colour.muted }}>{words.use}</p>
      </details>
    </div>
  );
}
