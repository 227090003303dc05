import { css } from "@emotion/react";
import { type FormEvent, useRef } from "react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { colour, from, lowWindow, rule, size, space } from "../theme/tokens";
import { type Choice, ChoiceField } from "../ui/fields/choice-field";
import { grid, row, scripted, tracks, wholeRow } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { everything, type FigureFilter, filterNames } from "./use-figure-filter";

const bar = css({
  ...grid([3, 4], 2),
  alignItems: "end",
  paddingBlock: space[3],
  borderBlock: rule.ink,
  background: colour.page,
  ...scripted,
  [from.tablet]: { gridTemplateColumns: tracks(3) },
  [from.desktop]: {
    position: "sticky",
    top: size.headerWide,
    zIndex: 1,
    /* Covers the full width, over content that scrolls under it. */
    boxShadow: `0 0 0 100vmax ${colour.page}`,
    clipPath: "inset(0 -100vmax)",
    gridTemplateColumns: "repeat(3, minmax(0, 13rem)) minmax(0, 1fr)",
  },
  [lowWindow]: { position: "static" },
});
/** Keeps its space until scripts run, so that nothing moves. */
const waiting = css({ visibility: "hidden" });
const result = css({
  ...row([2, 4]),
  minHeight: size.target,
  color: colour.heading,
  fontWeight: 700,
  lineHeight: 1.3,
  [from.tablet]: wholeRow,
  [from.desktop]: { gridColumn: "auto", justifyContent: "end" },
});

const words = figuresWords.filters;

interface FigureFiltersProps {
  readonly filter: FigureFilter;
  readonly choices: Readonly<Record<keyof FigureFilter, readonly Choice[]>>;
  readonly canChoose: boolean;
  readonly shown: number;
  readonly total: number;
  readonly onChoose: (change: Partial<FigureFilter>) => void;
}

export function FigureFilters(props: FigureFiltersProps) {
  const { filter, choices, canChoose, shown, total, onChoose } = props;
  const form = useRef<HTMLFormElement>(null);
  const clear = (event: FormEvent) => {
    event.preventDefault();
    onChoose(everything);
    form.current?.querySelector("select")?.focus();
  };
  return (
    <form
      ref={form}
      css={[bar, !canChoose && waiting]}
      action="/figures"
      aria-label={words.name}
      onSubmit={(event) => event.preventDefault()}
      onReset={clear}
      data-print="no"
    >
      {filterNames.map((name) => (
        <ChoiceField
          key={name}
          label={words[name]}
          none={words.all}
          choices={choices[name]}
          value={filter[name]}
          onChoose={(value) => onChoose({ [name]: value })}
          field={name}
        />
      ))}
      <div css={result}>
        <p role="status">{fill(words.shown, { shown, total })}</p>
        {shown < total && (
          <Button type="reset" look="tertiary">
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
