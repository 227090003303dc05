import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import countriesWords from "../../content/words/countries.json";
import keptFormWords from "../../content/words/kept-form.json";
import { fill } from "../lib/fill";
import { CurrencySwitch } from "../money/currency-switch";
import { HomeRate } from "../money/home-rate";
import { useHomeMoney } from "../money/use-home-money";
import { levelAfter, useProfile } from "../star/profile";
import { lettering, sized } from "../theme/lettering";
import { colour, from, rule, shadow, space, type } from "../theme/tokens";
import { useKeptFields } from "../ui/kept-form/kept-fields";
import { KeptForm } from "../ui/kept-form/kept-form";
import { above, row, unseen } from "../ui/layout/primitives";
import { billOfLevel } from "./bill-of-level";
import { LevelSwitch } from "./level-switch";
import { BillLine } from "./line";
import { columns, leftRow, shownLevelOnly } from "./style";
import { billRows, billSum, masterLines } from "./sum";
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
  const finished = useProfile()?.finished ?? "";
  const guides = country.bill;
  if (!guides) return null;
  const ofMaster = masterLines([...guides.show, ...guides.pay], guides.master);
  // With lines for both levels the switch shows either; without them the visitor's own level decides.
  const bill = (!ofMaster && billOfLevel({ ...country, bill: guides }, finished)) || guides;
  const lines = [...bill.show, ...bill.pay];
  const ownLevel = ofMaster ? "bachelor" : (levelAfter[finished] ?? "bachelor");
  const groups = [
    { name: words.show, rows: billRows(bill.show, ofMaster ? bill.master : []) },
    { name: words.pay, rows: billRows(bill.pay, ofMaster ? bill.master : []) },
    // A figure for a whole degree does not belong among those of one year.
    { name: words.master, rows: billRows(ofMaster ? [] : bill.master, []) },
  ].filter(({ rows }) => rows.length > 0);
  const local = lines.find(({ currency }) => currency)?.currency ?? "";
  const hasRate = isRated(local);
  const isRateAbove = local === rateAbove;
  const levels = [
    [ownLevel, ownLevel === "master" ? bill.masterYears : bill.years, lines],
    ["master", bill.masterYears, ofMaster],
  ] as const;
  const due = country.due.map(({ start, months }) => fill(words.due, { start, months }));
  const atHomeInAll = (amounts: readonly number[]) => sum(amounts, local);
  const hasOwn = Object.values(fields).some((written) => written !== "");
  return (
    <section css={[paperStyle, ofMaster && shownLevelOnly]} data-print="box" aria-labelledby={id}>
      <div css={head}>
        <div>
          <h3 id={id}>{words.heading}</h3>
          <p>{bill.show.length > 0 ? `${words.lead} ${words.leadShow}` : words.lead}</p>
          {!isRateAbove && <HomeRate local={local} />}
        </div>
        {hasRate && !isRateAbove && <CurrencySwitch isOnLight />}
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
              {group.rows.map(({ line, level }) => (
                <BillLine
                  key={line.name}
                  line={line}
                  currency={local}
                  level={level}
                  written={fields[line.name] ?? ""}
                  atHome={atHome}
                />
              ))}
            </tbody>
          ))}
          <tfoot>
            {levels.map(([level, years, lines]) => {
              if (!lines) return null;
              const { year, degree, ahead, isFeeAhead, isFrom, missing, left } = billSum(
                lines,
                fields,
                years,
              );
              const shared = { level, currency: local, atHome: atHomeInAll, isFrom };
              const caveat = (level === "master" && bill.masterCaveat) || bill.caveat;
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
  fragment CountryBill on CountryBill {
    scope masterScope caveat masterCaveat years masterYears
    show { ...CountryBillLine }
    pay { ...CountryBillLine }
    master { ...CountryBillLine }
  }
  fragment BilledCountry on Country {
    slug
    bill { ...CountryBill }
    due { start months }
    numbers {
      row
      levels { level fact text amounts basis note }
      facts { jsonId }
    }
  }
`;
