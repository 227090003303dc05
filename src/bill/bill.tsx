import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import countriesWords from "../../content/words/countries.json";
import keptFormWords from "../../content/words/kept-form.json";
import { fill } from "../lib/fill";
import { CurrencySwitch } from "../money/currency-switch";
import { HomeRate } from "../money/home-rate";
import { useHomeMoney } from "../money/use-home-money";
import { levelOf, useProfile } from "../star/profile";
import { lettering, sized } from "../theme/lettering";
import { colour, from, rule, shadow, space, type } from "../theme/tokens";
import { useKeptFields } from "../ui/kept-form/kept-fields";
import { KeptForm } from "../ui/kept-form/kept-form";
import { above, row, unseen } from "../ui/layout/primitives";
import { billAt, countedBill } from "./bills";
import { LevelSwitch } from "./level-switch";
import { BillLine } from "./line";
import { columns, leftRow, shownLevelOnly } from "./style";
import { SumRow } from "./sum-row";
import { degreeName } from "./sum-words";

const paperStyle = css({
  "--inset": space[4],
  margin: `${space[5]} 0`,
  filter: shadow.drop,
  [from.tablet]: { "--inset": space[8] },
});
const head = css({
  ...row(3, "space-between"),
  padding: space[4],
  borderBottom: rule.ink,
  background: colour.surface,
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.4,
  h3: { fontSize: type.h3, fontWeight: 700, lineHeight: 1.2 },
  p: { textWrap: "pretty" },
  [from.tablet]: {
    flexWrap: "nowrap",
    gap: space[8],
    padding: `${space[5]} ${space[8]}`,
    "& > [data-currencies]": { flex: "none" },
  },
});
const table = css({
  display: "block",
  lineHeight: 1.4,
  "thead, tbody, tfoot": { display: "block" },
  tbody: { background: colour.surface },
});
const heads = css({
  ...unseen,
  [from.tablet]: { position: "static", clipPath: "none", background: colour.surface },
});
const headRow = css(columns, {
  padding: `${space[2]} var(--inset)`,
  borderBottom: rule.thin,
  color: colour.muted,
  fontSize: type.small,
  th: { fontWeight: 500, textAlign: "left" },
  "th + th": { textAlign: "right" },
  [from.tablet]: { "th:last-child": { gridColumn: 3 } },
});
const groupRow = css({
  display: "block",
  padding: `${space[4]} var(--inset) ${space[1]}`,
  th: { display: "block", ...lettering.head, textAlign: "left" },
});
const { bill: words } = countriesWords;

interface BillProps {
  readonly id: string;
  readonly country: Queries.BilledCountryFragment;
  readonly rateAbove?: string | null;
}

/** A country's bill for the visitor's level of studies, with a field in each line that has no figure. */
export function Bill({ id, country, rateAbove }: BillProps) {
  const { home, hasRate: isRated, atHome, sum } = useHomeMoney();
  const { form, fields = {}, isKept, changed } = useKeptFields(`bill-${country.slug}`);
  const profileLevel = levelOf(useProfile()?.finished);
  const { bills } = country;
  if (!bills) return null;
  const { currency: local, levels, lines } = bills;
  const groups = (["show", "pay", "whole"] as const)
    .map((name) => ({ name, lines: lines.filter(({ group }) => group === name) }))
    .filter((group) => group.lines.length > 0);
  // With lines for both levels the switch shows either; without them the visitor's own level decides.
  const hasSwitch = lines.some(({ level }) => level !== null);
  const sums = levels
    .filter(({ level }) => hasSwitch || level === profileLevel)
    .map(({ level }) => countedBill(billAt(bills, level), fields));
  const hasRate = isRated(local);
  const isRateAbove = local === rateAbove;
  const due = country.due.map(({ start, months }) => fill(words.due, { start, months }));
  const atHomeInAll = (amounts: readonly number[]) => sum(amounts, local);
  const hasOwn = Object.values(fields).some((written) => written !== "");
  return (
    <section css={[paperStyle, hasSwitch && shownLevelOnly]} data-print="box" aria-labelledby={id}>
      <div css={head}>
        <div>
          <h3 id={id}>{words.heading}</h3>
          <p>{groups[0]?.name === "show" ? `${words.lead} ${words.leadShow}` : words.lead}</p>
          {!isRateAbove && <HomeRate local={local} />}
        </div>
        {hasRate && !isRateAbove && <CurrencySwitch />}
      </div>
      {hasSwitch && <LevelSwitch />}
      <KeptForm ref={form} onInput={changed}>
        <table css={[table, !hasRate && { "--home": 0 }]} aria-labelledby={id}>
          <thead css={heads}>
            <tr css={headRow}>
              <th scope="col">{words.cost}</th>
              {hasRate && <th scope="col">{home}</th>}
              <th scope="col">{local}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody
              key={group.name}
              css={{ paddingBottom: space[1], "tbody + &": { borderTop: rule.dashed } }}
            >
              <tr css={groupRow}>
                <th scope="rowgroup" colSpan={3}>
                  {words[group.name]}
                </th>
              </tr>
              {group.lines.map((line) => (
                <BillLine
                  key={`${line.name} ${line.level}`}
                  line={line}
                  currency={local}
                  written={fields[line.name] ?? ""}
                  atHome={atHome}
                />
              ))}
            </tbody>
          ))}
          <tfoot>
            {sums.map(({ level, years, caveat, year, degree, ahead, isFeeAhead, isFrom, missing, left }) => {
              const shared = { level, currency: local, atHome: hasRate ? atHomeInAll : undefined, isFrom };
              const dueNotes = [...due, ...(isFeeAhead ? [] : [words.feeAhead])].join(" ");
              return (
                <Fragment key={level}>
                  {/* Page translation replaces text nodes, so a changing text is the only child of its element. */}
                  {missing.length > 0 && (
                    <tr css={leftRow} data-level={level}>
                      <td colSpan={3}>{fill(words.noSum, { lines: missing.join("; ") })}</td>
                    </tr>
                  )}
                  {ahead && (
                    <SumRow {...shared} isFrom={false} name={words.ahead} amounts={ahead} note={dueNotes} />
                  )}
                  {year && <SumRow {...shared} name={words.year} amounts={year} isFirst />}
                  {degree && years > 1 && (
                    <SumRow {...shared} name={degreeName({ level, years })} amounts={degree} />
                  )}
                  {year && left.length > 0 && (
                    <tr css={leftRow} data-level={level}>
                      <td colSpan={3}>{fill(words.left, { lines: left.join("; ") })}</td>
                    </tr>
                  )}
                  {year && caveat && (
                    <tr css={leftRow} data-level={level}>
                      <td colSpan={3}>{caveat}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
          </tfoot>
        </table>
        {hasOwn && (
          <p css={{ ...above(3), ...sized("small"), color: colour.muted, lineHeight: 1.4 }}>
            {isKept ? keptFormWords.kept : keptFormWords.unkept}
          </p>
        )}
      </KeptForm>
    </section>
  );
}

export const query = graphql`
  fragment CountryBills on Bills {
    currency
    levels { level years scope caveat }
    lines { group level name part ahead note basis amounts }
  }
  fragment BilledCountry on Country {
    slug
    bills { ...CountryBills }
    due { start months }
  }
`;
