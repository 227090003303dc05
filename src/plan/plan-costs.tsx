import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import planWords from "../../content/words/plan.json";
import type { MoneyWriter } from "../compare/reasons";
import { Bill, type BillProps } from "../countries/bill/bill";
import { ownBill } from "../countries/bill/own-bill";
import type { BillSum } from "../countries/bill/sum";
import { fill } from "../lib/fill";
import { CurrencySwitch } from "../money/currency-switch";
import { rateBetween, ratesFrom } from "../money/home-money";
import { useHomeCurrency } from "../money/use-home-currency";
import { budgetOf } from "../star/answers";
import type { Plan } from "../star/plan";
import { colour, from, space, type } from "../theme/tokens";

const { budget: texts } = planWords.plan;

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  /* Two bills side by side, each with the columns of a narrow one. */
  [from.desktop]: {
    "&:has(> li + li)": {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      gap: space[5],
      tr: { "--amount": "136px", "--home": "150px" },
      /* The sum at home above the one in the country's money, which names its currency. */
      "tfoot :is([data-total], [data-master]) :is(td, td + td)": {
        gridColumn: "2 / -1",
        gridRow: 2,
        fontSize: "1.3125rem",
      },
      "tfoot :is([data-total], [data-master]) td + td": { gridRow: 1, fontSize: "2.25rem" },
      "tfoot :is([data-total], [data-master]) small": { position: "static", clipPath: "none" },
      /* The sums on one line: what is left over is above them. */
      "& > li, section, form, table": { display: "flex", flexDirection: "column", flexGrow: 1 },
      "tbody:last-of-type": { flexGrow: 1 },
      "[data-missing]": { minHeight: "5.5rem" },
    },
  },
  h3: { fontSize: type.h3 },
  section: { marginBlock: `${space[3]} ${space[5]}` },
  "@media print": {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    // Its heading says the same on every bill.
    "section > div, thead": { display: "none" },
    tr: { minHeight: 0, paddingBlock: "1px" },
    input: { minHeight: "24px" },
  },
});
const once = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[3]} ${space[6]}`,
  marginBottom: space[5],
  p: { flex: "1 1 20rem", maxWidth: "40em" },
  "@media print": { display: "none" },
});
/** On paper of its own, as the bill's shadow would else fall from the letters. */
const against = css({
  padding: `${space[3]} ${space[5]}`,
  background: colour.surface,
  color: colour.heading,
  fontWeight: 600,
  lineHeight: 1.4,
});

interface PlanCostsProps extends Omit<BillProps, "id" | "slug" | "bill" | "after" | "isOneOfMany"> {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly plan: Plan;
  readonly money: MoneyWriter;
}

export function PlanCosts({ countries, plan, money, ...shared }: PlanCostsProps) {
  const { currency: home, canChoose, choose } = useHomeCurrency();
  const budget = budgetOf(plan);
  const againstBudget = (count: number) => (sum: BillSum, currency: string) => {
    const rate = rateBetween(currency, "INR", ratesFrom(shared.rates));
    if (budget === undefined || rate === undefined || sum.known === 0) return null;
    const isAbove = sum.amount * rate > budget;
    const written = [sum.basis === "exact" ? "" : sum.basis, money.write([sum.amount], currency)]
      .filter(Boolean)
      .join(" ");
    const said = money.write([budget], "INR");
    return (
      <p css={against} data-budget={isAbove ? "above" : "within"}>
        {isAbove
          ? fill(texts.above, { sum: written, budget: said })
          : fill(texts.within, { sum: written, budget: said, open: count - sum.known })}
      </p>
    );
  };
  return (
    <>
      <div css={once}>
        {shared.openText === undefined && <p>{countriesWords.bill.lead}</p>}
        <CurrencySwitch
          name={countriesWords.panel.currency}
          currency={home}
          canChoose={canChoose}
          isOnLight
          onChoose={choose}
        />
      </div>
      <ul css={list}>
        {countries.map((country) => {
          const bill = ownBill(country, plan.f);
          if (!bill) return null;
          const { slug, name } = country;
          return (
            <li key={slug} data-bill={slug}>
              <h3>{name}</h3>
              <Bill
                id={`bill-${slug}`}
                slug={slug}
                bill={bill}
                after={againstBudget(bill.show.length + bill.pay.length)}
                isOneOfMany
                {...shared}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
