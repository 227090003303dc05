import { css } from "@emotion/react";
import type { ReactNode } from "react";
import guidesWords from "../../../../content/words/guides.json";
import { fill } from "../../../lib/fill";
import { LAKH } from "../../../lib/lakh";
import { asGiven, homeText, rateBetween } from "../../../money/home-money";
import { useRates } from "../../../money/use-home-money";
import { lettering } from "../../../theme/lettering";
import { colour, from, phone, rule, space, type } from "../../../theme/tokens";
import { unseen } from "../../../ui/layout/primitives";
import { interestOf, type Loan, repaymentOf, rupees } from "./instalment";

/** The rows are blocks on phones, each amount beside its column's name. */
const tableStyle = css({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: type.text,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  caption: { ...lettering.head, paddingBottom: space[2], textAlign: "left" },
  "th, td": { padding: `${space[3]} 0`, textAlign: "left", verticalAlign: "baseline" },
  "tbody th": { ...lettering.strong },
  "tbody :is(th, td)": { borderTop: rule.dashed },
  "thead th": { color: colour.muted, fontSize: type.small, fontWeight: 500, verticalAlign: "bottom" },
  [from.tablet]: { "tr > * + *": { paddingLeft: space[3], textAlign: "right" } },
  [phone]: {
    "&, tbody, caption": { display: "block" },
    thead: { ...unseen, left: 0, width: "1px", overflow: "hidden" },
    "tbody tr": { display: "block", padding: `${space[3]} 0`, borderTop: rule.dashed },
    "tbody :is(th, td)": { display: "flex", justifyContent: "space-between", padding: "2px 0", border: 0 },
    "tbody th": { ...lettering.head },
    "td::before": { content: "attr(data-head)", color: colour.muted, fontSize: type.small },
  },
});

const { repayment: words } = guidesWords;

interface TableRow {
  readonly key: string | number;
  readonly name: ReactNode;
  /** One under each head but the first. */
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly TableRow[];
}

function Table({ caption, heads, rows }: TableProps) {
  return (
    <table css={tableStyle}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {heads.slice(1).map((head, at) => (
              <td key={head} data-head={head}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LOANS = [10, 20, 30, 40].map((lakh) => lakh * LAKH);

interface LoanTableProps {
  readonly caption: string;
  readonly terms: Omit<Loan, "amount">;
}

/** What loans of 10 to 40 lakh cost a month, at the register's rate and years. */
export function LoanTable({ caption, terms }: LoanTableProps) {
  const { loan, interest, paid, unpaid } = words.columns;
  const rows = LOANS.map((amount) => {
    const described = { amount, ...terms };
    const cells = [
      rupees(interestOf(described)),
      rupees(repaymentOf(described, true).instalment),
      rupees(repaymentOf(described, false).instalment),
    ];
    return { key: amount, name: homeText([amount], "INR", { isKept: true }), cells };
  });
  return <Table caption={caption} heads={[loan, interest, paid, unpaid]} rows={rows} />;
}

type Pays = Queries.RepaymentFragment["pays"];

/** An amount of a month, in rupees or to ten of another currency. */
const monthly = (amount: number, currency: string) =>
  currency === "INR" ? rupees(amount) : asGiven([Math.round(amount / 10) * 10], currency);

const figureLink = (id: string, text: string) => <a href={`/figures#${id}`}>{text}</a>;

interface PayTableProps {
  readonly pays: Pays;
  /** The instalment, in rupees a month, of which the last column is a share of the pay. */
  readonly instalment: number;
}

/** A graduate's pay a month before tax, here and there, the smallest first. */
export function PayTable({ pays, instalment }: PayTableProps) {
  const rates = useRates();
  const { place, pay, atHome, share } = words.columns;
  const rows = pays.flatMap(({ place, month, currency, fact: { jsonId, year } }) => {
    const rate = currency ? rateBetween(currency, "INR", rates) : undefined;
    if (month === null || !currency || rate === undefined) return [];
    const amount = month * rate;
    const name = figureLink(jsonId, year ? fill(words.placeIn, { place, year }) : place);
    const cells = [monthly(month, currency), rupees(amount), `${Math.round((instalment / amount) * 100)} %`];
    return [{ key: place, name, amount, cells }];
  });
  rows.sort((one, other) => one.amount - other.amount);
  return <Table caption={words.pays} heads={[place, pay, atHome, share]} rows={rows} />;
}

/** What a month's pay leaves after tax and a room, here and there, the least first. */
export function LeftTable({ pays }: { readonly pays: Pays }) {
  const rates = useRates();
  const { caption, place, afterTax, room, left, noRoom } = words.left;
  const rows = pays.flatMap(({ place, currency, net, room, afterTax, rent }) => {
    const rate = currency ? rateBetween(currency, "INR", rates) : undefined;
    // A room whose figure has ended leaves no sum, as it would count as nothing.
    if (!net || !currency || rate === undefined || afterTax === null || (room && rent === null)) return [];
    const amount = (afterTax - (rent ?? 0)) * rate;
    const roomText = rent === null ? noRoom : monthly(rent, currency);
    const cells = [
      figureLink(net.jsonId, monthly(afterTax, currency)),
      room ? figureLink(room.fact.jsonId, roomText) : roomText,
      rupees(amount),
    ];
    return [{ key: place, name: place, amount, cells }];
  });
  if (rows.length === 0) return null;
  rows.sort((one, other) => one.amount - other.amount);
  return <Table caption={caption} heads={[place, afterTax, room, left]} rows={rows} />;
}
