import { css } from "@emotion/react";
import { type FormEvent, useCallback, useMemo, useRef } from "react";
import figuresWords from "../../content/words/figures.json";
import { fill } from "../lib/fill";
import { changeSearch, useSearch } from "../lib/hooks/use-search";
import { lettering } from "../theme/lettering";
import { colour, from, lowWindow, rule, size, space } from "../theme/tokens";
import { type Choice, ChoiceField } from "../ui/fields/choice-field";
import { grid, row, scripted, tracks, wholeRow } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import type { FigureSection } from "./figure-sections";

const filterNames = ["country", "topic", "state"] as const;

/** The register's filters; empty ones show everything. The keys are those of the query string. */
export type FigureFilter = Readonly<Record<(typeof filterNames)[number], string>>;

const everything: FigureFilter = { country: "", topic: "", state: "" };

/** The filters in the address; empty until scripts run, as the HTML is the same for every address. */
export function useFigureFilter(choices: Readonly<Record<keyof FigureFilter, readonly string[]>>) {
  const search = useSearch();
  const params = new URLSearchParams(search);
  const of = (name: keyof FigureFilter) => {
    const value = params.get(name) ?? "";
    return choices[name].includes(value) ? value : "";
  };
  const [country, topic, state] = [of("country"), of("topic"), of("state")];
  // Memoised, so that an unrelated change of the address does not change it.
  const filter = useMemo(() => ({ country, topic, state }), [country, topic, state]);
  const choose = useCallback(
    (change: Partial<FigureFilter>) => changeSearch({ ...filter, ...change }),
    [filter],
  );
  return { filter, canChoose: search !== undefined, choose };
}

export function chosenFigures(sections: readonly FigureSection[], filter: FigureFilter): ReadonlySet<string> {
  const { country, topic, state } = filter;
  const left = sections
    .filter(({ slug }) => country === "" || slug === country)
    .flatMap(({ groups }) => groups)
    .filter(({ name }) => topic === "" || name === topic)
    .flatMap(({ figures }) => figures)
    .filter((figure) => state === "" || figure.state === state);
  return new Set(left.map(({ id }) => id));
}

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
  ...lettering.strong,
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
