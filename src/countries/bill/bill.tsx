import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import countriesWords from "../../../content/words/countries.json";
import keptFormWords from "../../../content/words/kept-form.json";
import { fill } from "../../lib/fill";
import { CurrencySwitch } from "../../money/currency-switch";
import { HomeRate } from "../../money/home-rate";
import { useHomeMoney } from "../../money/use-home-money";
import { lettering, sized } from "../../theme/lettering";
import { colour, from, rule, shadow, space, type } from "../../theme/tokens";
import { useKeptFields } from "../../ui/kept-form/kept-fields";
import { KeptForm } from "../../ui/kept-form/kept-form";
import { above, row, unseen } from "../../ui/layout/primitives";
import { LevelSwitch } from "./level-switch";
import { BillLine } from "./line";
import { columns, leftRow, oneLevel } from "./style";
import { billRows, billSum, masterLines } from "./sum";
import { SumRow } from "./sum-row";
import { degreeName } from "./sum-words";

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
  padding: `${space[2]} ${space[8]}`,
  borderBottom: rule.thin,
  color: colour.muted,
  fontSize: type.small,
  th: { fontWeight: 500, textAlign: "left" },
  "th + th": { textAlign: "right" },
});
const groupRow = css({
  display: "block",
  padding: `${space[4]} ${space[4]} ${space[1]}`,
  th: { display: "block", ...lettering.head, textAlign: "left" },
  [from.tablet]: { paddingInline: space[8] },
});
const { bill: words } = countriesWords;

interface BillProps {
  readonly id: string;
  readonly slug: string;
  readonly bill: Queries.CountryBillFragment;
  readonly saidAbove?: string | null;
}

export function Bill({ id, slug, bill, saidAbove }: BillProps) {
  const { home, hasRate: isRated, atHome, sum } = useHomeMoney();
  const { form, fields = {}, isKept, changed } = useKeptFields(`bill-${slug}`);
  const lines = [...bill.show, ...bill.pay];
  const ofMaster = masterLines(lines, bill.master);
  const groups: readonly {
    name: string;
    rows: ReturnType<typeof billRows<Queries.CountryBillLineFragment>>;
  }[] = [
    { name: words.show, rows: billRows(bill.show, ofMaster ?? [], 0) },
    { name: words.pay, rows: billRows(bill.pay, ofMaster ?? [], bill.show.length) },
    // A whole degree's cost has no place among those of one year.
    { name: words.master, rows: ofMaster ? [] : bill.master.map((line) => ({ line, isInstead: true })) },
  ].filter(({ rows }) => rows.length > 0);
  const local = lines.find(({ currency }) => currency)?.currency ?? "";
  const hasRate = isRated(local);
  const isSaid = local === saidAbove;
  const sums = [
    { level: "bachelor", years: bill.years, ...billSum(lines, fields, bill.years) },
    ...(ofMaster
      ? [
          {
            level: "master",
            years: bill.masterYears,
            ...billSum(ofMaster, fields, bill.masterYears),
          } as const,
        ]
      : []),
  ] as const;
  const inSum = (amounts: readonly number[]) => sum(amounts, local);
  const hasOwn = Object.values(fields).some((written) => written !== "");
  return (
    <section
      css={[{ margin: `${space[5]} 0 ${space[5]}`, filter: shadow.drop }, ofMaster && oneLevel]}
      data-print="box"
      aria-labelledby={id}
    >
      <div css={head}>
        <div>
          <h3 id={id}>{words.heading}</h3>
          <p>{bill.show.length > 0 ? `${words.lead} ${words.leadShow}` : words.lead}</p>
          {!isSaid && <HomeRate local={local} />}
        </div>
        {hasRate && !isSaid && <CurrencySwitch isOnLight />}
      </div>
      {ofMaster && <LevelSwitch />}
      <KeptForm ref={form} onInput={changed}>
        <table css={[table, !hasRate && { "--home": 0 }]} aria-labelledby={id}>
          <thead css={heads}>
            <tr css={headRow}>
              <th scope="col">{words.cost}</th>
              <th scope="col">{local}</th>
              {hasRate && <th scope="col">{home}</th>}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody
              key={group.name}
              css={{ paddingBottom: space[1], "tbody + &": { borderTop: rule.dashed } }}
            >
              <tr css={groupRow}>
                <th scope="rowgroup" colSpan={3}>
                  {group.name}
                </th>
              </tr>
              {group.rows.map(({ line, isInstead, level }) => (
                <BillLine
                  key={line.name}
                  line={line}
                  currency={local}
                  isInstead={isInstead}
                  level={level}
                  written={fields[line.name] ?? ""}
                  atHome={atHome}
                />
              ))}
            </tbody>
          ))}
          <tfoot>
            {sums.map(({ level, years, year, degree, missing, left }) => (
              <Fragment key={level}>
                {/* Page translation replaces text nodes: what changes is an element's only text. */}
                {missing.length > 0 && (
                  <tr css={leftRow} data-missing="" data-level={level}>
                    <td colSpan={3}>{fill(words.noSum, { lines: missing.join("; ") })}</td>
                  </tr>
                )}
                {year && (
                  <SumRow
                    name={words.year}
                    amounts={year}
                    level={level}
                    currency={local}
                    atHome={inSum}
                    isFirst
                  />
                )}
                {degree && years > 1 && (
                  <SumRow
                    name={degreeName({ level, years })}
                    amounts={degree}
                    level={level}
                    currency={local}
                    atHome={inSum}
                  />
                )}
                {year && left.length > 0 && (
                  <tr css={leftRow} data-left="" data-level={level}>
                    <td colSpan={3}>{fill(words.left, { lines: left.join("; ") })}</td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tfoot>
        </table>
        {hasOwn && (
          <p css={{ ...above(3), ...sized("small"), color: colour.muted, lineHeight: 1.4 }}>
            {isKept ? keptFormWords.keptForm.kept : keptFormWords.keptForm.unkept}
          </p>
        )}
      </KeptForm>
    </section>
  );
}

export const query = graphql`
  fragment CountryBill on CountryBill {
    scope years masterYears
    show { ...CountryBillLine }
    pay { ...CountryBillLine }
    master { ...CountryBillLine }
  }
`;
