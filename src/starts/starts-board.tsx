import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo, useRef } from "react";
import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { useSearch, writeSearch } from "../lib/hooks/use-search";
import { useToday } from "../lib/hooks/use-today";
import { levels } from "../lib/levels";
import { fullDay } from "../lib/months";
import { lettering, titled } from "../theme/lettering";
import { colour, fromUpright, radius, rule, shadow, space } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { foldStyle } from "../ui/folds/fold-style";
import { Container } from "../ui/layout/container";
import { card, grid, overHead, pageEnd, row, unseen } from "../ui/layout/primitives";
import { ChoiceLinks } from "../ui/links/choice-links";
import { type DatesChoice, datesQuery, parseDates } from "./dates-address";
import { rowStyle, StartRow } from "./start-row";
import { isChosen, isTooLate, type StartRow as Row, type StartsCountry, startRows } from "./start-rows";

const { board } = words;

const choices = css({ ...card, ...grid(4, { tablet: "1 1" }), padding: space[5] });
const bar = css({
  ...row([1, 5], "space-between"),
  minHeight: "72px",
  marginTop: space[4],
  "& > p": { ...lettering.loud },
});
const table = css({
  display: "block",
  width: "100%",
  borderCollapse: "collapse",
  borderRadius: radius.strip,
  background: colour.surface,
  boxShadow: shadow.card,
  caption: { display: "block", padding: `${space[4]} ${space[5]}`, ...lettering.label, textAlign: "left" },
  thead: { display: "none", [fromUpright]: { display: "block" } },
  tbody: { display: "block", borderTop: rule.ink },
});
const heads = css(rowStyle, { "& > th": { ...lettering.hint, fontWeight: 600 } });
const lateFold = css(foldStyle, {
  marginTop: space[4],
  borderBlock: rule.thin,
  "summary > span": titled("article", 800, 1.25),
  caption: unseen,
});
const foot = css({
  maxWidth: "44em",
  marginTop: space[5],
  ...lettering.small,
  "p + p": { marginTop: space[2] },
});

function StartsTable({ rows }: { readonly rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from tables whose display is changed
    <table css={table} role="table">
      <caption>{board.caption}</caption>
      <thead>
        <tr css={heads}>
          {Object.entries(board.columns).map(([name, text]) => (
            <th key={name} scope="col" data-needs-script={name === "state" ? "" : undefined}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <StartRow key={one.key} row={one} />
        ))}
      </tbody>
    </table>
  );
}

/** All starts with their last months. The HTML has no day; the browser adds years, states and the order from today. */
export function StartsBoard({ countries }: { readonly countries: readonly StartsCountry[] }) {
  const search = useSearch();
  const today = useToday();
  const slugs = useMemo(() => countries.map(({ slug }) => slug), [countries]);
  const choice = parseDates(search ?? "", slugs);
  const rows = useMemo(() => startRows(countries, today), [countries, today]);
  const shown = rows.filter((one) => isChosen(one, choice));
  const late = shown.filter(isTooLate);
  const still = shown.filter((one) => !isTooLate(one));
  const inState = (state: string) => shown.filter(({ dated }) => dated?.coming.state === state).length;
  const choose = (part: Partial<DatesChoice>) => writeSearch(datesQuery({ ...choice, ...part }));
  const query = datesQuery(choice);
  const address = query && `${window.location.origin}/dates?${query}`;
  const first = useRef<HTMLSelectElement>(null);
  const focusAfter = useFocusAfter();
  const fields = [
    { key: "level", choices: levels.map((value) => ({ value, name: levelName(value) })) },
    { key: "country", choices: countries.map(({ slug, name }) => ({ value: slug, name })) },
  ] as const;
  return (
    <Container css={pageEnd}>
      <div css={[overHead, choices]} data-needs-script data-print="no">
        {fields.map((field) => (
          <ChoiceField
            key={field.key}
            label={board[field.key].label}
            none={board[field.key].none}
            choices={field.choices}
            value={choice[field.key]}
            isDisabled={search === undefined}
            selectRef={field.key === "level" ? first : undefined}
            onChoose={(value) => choose({ [field.key]: value })}
          />
        ))}
      </div>
      <div css={bar}>
        <p role="status">
          {today
            ? fill(board.found, {
                date: fullDay(today),
                open: inState("open"),
                hurry: inState("hurry"),
                total: shown.length,
              })
            : board.still}
        </p>
        {address && (
          <ChoiceLinks
            address={address}
            clear={board.clear}
            onClear={() => {
              writeSearch("");
              focusAfter(() => first.current);
            }}
          />
        )}
      </div>
      {still.length > 0 && <StartsTable key={today ? "dated" : "undated"} rows={still} />}
      {late.length > 0 && (
        <details css={lateFold} open={still.length === 0}>
          <summary>
            <span>{fill(board.late, { count: late.length })}</span>
          </summary>
          <StartsTable rows={late} />
        </details>
      )}
      {shown.length === 0 && <p css={foot}>{board.none}</p>}
      <div css={foot}>
        <p>{board.linked}</p>
        <p>{board.rule}</p>
      </div>
    </Container>
  );
}

const levelName = (value: string) => (value === "master" ? board.level.master : board.level.bachelor);

export const query = graphql`
  fragment StartsCountry on Country {
    slug name path
    year { ...CountryYearIntake }
  }
`;
