import { css } from "@emotion/react";
import { Link } from "gatsby";
import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { monthName, monthText } from "../lib/months";
import { lettering, titled } from "../theme/lettering";
import { colour, from, fromUpright, rule, space, type } from "../theme/tokens";
import { grid, tag, thickLine } from "../ui/layout/primitives";
import { startName, whoseStart } from "./start-dates";
import { type StartRow as Row, stageOf } from "./start-rows";
import { applyBy, beginText } from "./start-words";
import type { PlacedStage } from "./year-layout";

const { board } = words;

/** Below 768 px the country and what to do come first, then both months; in wider windows it is a row of a table. */
export const rowStyle = css(
  grid([1, 4], { phone: 2, upright: ["21 16 20 20 23", [1, 4]], desktop: ["17 19 20 20 24", [1, 4]] }),
  {
    alignItems: "start",
    padding: `${space[4]} ${space[5]}`,
    borderTop: rule.thin,
    color: colour.heading,
    lineHeight: 1.35,
    "th, td": { textAlign: "left", fontWeight: 400 },
  },
);
const name = css({
  color: colour.heading,
  small: { display: "block", ...lettering.hint },
  [fromUpright]: titled("article", 800, 1.25),
});
const countryName = css({
  order: -1,
  ...titled("article", 800, 1.25),
  a: { color: colour.heading, fontWeight: 800, textDecorationColor: colour.line, ...thickLine },
  [fromUpright]: { order: 0, font: "inherit", a: { fontWeight: 600 } },
});
/** Its note takes a whole line below the row where columns are narrow. */
const stageStyle = css({
  display: "contents",
  "& > div": { order: 1 },
  [fromUpright]: { "& > div": { order: 0 } },
  [from.wide]: { display: "block" },
});
const label = css({ display: "block", ...lettering.hint, [fromUpright]: { display: "none" } });
const month = css({ fontWeight: 700, fontVariantNumeric: "tabular-nums" });
const source = css({ display: "block", ...lettering.hint });
const noteStyle = css(source, { gridColumn: "1 / -1", order: 2 });
const state = css({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "baseline",
  gap: space[2],
  fontSize: type.small,
  [fromUpright]: { gridColumn: "auto", display: "block", minHeight: "4.2em" },
  b: { ...tag, marginBottom: space[1], whiteSpace: "nowrap" },
  "&[data-state=hurry] b": { background: colour.band, color: colour.onBright },
  "&[data-state=tooLate] b": { background: colour.line, color: colour.heading },
  "& > span": { display: "block", [fromUpright]: { marginTop: "6px" } },
});

interface MonthProps {
  readonly title: string;
  readonly stage: PlacedStage | undefined;
  readonly country: string;
  readonly isDated: boolean;
  readonly note?: string | null;
}

function Month({ title, stage, country, isDated, note }: MonthProps) {
  if (!stage) return null;
  const text = isDated ? monthText(stage.last) : monthName(stage.last);
  const { fact } = stage;
  return (
    <td css={stageStyle}>
      <div>
        <span css={label}>{title}</span>
        <span css={month}>{text}</span>
        {fact && (
          <a
            css={source}
            href={`/figures#${fact.jsonId}`}
            aria-label={`${fact.label}. ${fill(board.month, { month: text, country })}`}
          >
            {fact.label}
          </a>
        )}
      </div>
      {note && <span css={noteStyle}>{note}</span>}
    </td>
  );
}

/** A start of a country: its last months and, by the visitor's clock, whether it can be reached. */
export function StartRow({ row: { country, intake, dated } }: { readonly row: Row }) {
  const { next, coming, now = 0 } = dated ?? {};
  const { ask, stages } = coming ?? intake;
  const by = next && applyBy(next, now);
  const shared = { country: country.name, isDated: coming !== undefined };
  return (
    <tr css={rowStyle} data-start={`${country.slug} ${intake.month}`}>
      <th scope="row" css={name}>
        {coming ? monthText(coming.start) : intake.month}
        <small>{whoseStart(intake)}</small>
      </th>
      <td css={countryName}>
        <Link to={`${country.path}#when-to-apply`}>{country.name}</Link>
      </td>
      <Month title={board.columns.apply} stage={stageOf(stages, "apply")} note={ask} {...shared} />
      <Month title={board.columns.visa} stage={stageOf(stages, "visa")} {...shared} />
      <td css={state} data-state={coming?.state} data-needs-script>
        {coming && next && (
          <>
            <b>{board.states[coming.state]}</b>
            <span>
              {coming.state === "tooLate"
                ? fill(board.again, { start: startName(next), begin: beginText(next, now) })
                : by
                  ? fill(board.by, { month: by })
                  : beginText(next, now)}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}
