import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import words from "../../content/words/compare.json";
import { billAt, countedBill } from "../bill/bills";
import { rangeText, sumWords } from "../bill/sum-words";
import { useCompany } from "../lib/hooks/use-company";
import type { Level } from "../lib/levels";
import type { MoneyWriter } from "../money/use-home-money";
import { lettering, titled } from "../theme/lettering";
import { colour, rule, space } from "../theme/tokens";
import { fitting, grid, note, row } from "../ui/layout/primitives";
import { buttonStyle } from "../ui/links/button-style";
import { PhoneLink } from "../ui/links/phone-link";
import type { CompareCountry, EnteredAmounts } from "./first-year";

const { ways: texts } = words;

const place = css({
  ...note("states"),
  marginBottom: space[5],
  h2: { ...titled("fact", 800, 1.15) },
  ol: { ...grid([5, 8], fitting("17rem")), marginBlock: space[4] },
  li: { color: colour.heading, lineHeight: 1.45 },
  h3: { ...titled("article", 800, 1.25), marginBottom: space[1] },
  "li a": { fontWeight: 700 },
});
const sums = css({
  marginBlock: space[2],
  "& > div": { paddingBlock: space[1], borderTop: rule.thin },
  dt: lettering.hint,
  dd: { fontWeight: 700, fontVariantNumeric: "tabular-nums" },
});
const call = css({ ...row([3, 5]), "& > p": { flex: "1 1 18rem", color: colour.heading, fontWeight: 600 } });

interface BudgetWaysProps {
  readonly ways: readonly Queries.BudgetWayFragment[];
  readonly countries: readonly CompareCountry[];
  /** The degree that the visitor wants. */
  readonly level: Level;
  readonly entered: EnteredAmounts;
  readonly money: MoneyWriter;
}

/** What to do if the money suffices for no country: ways with their sums, and whom to call. */
export function BudgetWays({ ways, countries, level, entered, money }: BudgetWaysProps) {
  const { phone } = useCompany();
  const costOf = ({
    country: { slug },
    level: ofWhich,
    years,
  }: Queries.BudgetWayFragment["sums"][number]): string => {
    const bills = countries.find((one) => one.slug === slug)?.bills;
    if (!bills) return "";
    const bill = billAt(bills, ofWhich);
    const counted = countedBill({ ...bill, years: years ?? bill.years }, entered.get(`bill-${slug}`));
    const { degree, isFrom, currency } = counted;
    if (degree) return rangeText(degree, isFrom, (amounts) => money.sum(amounts, currency));
    const { head, rest } = sumWords(counted, money);
    return rest || head;
  };
  return (
    <section css={place} aria-labelledby="ways">
      <h2 id="ways">{texts.heading}</h2>
      <ol>
        {ways
          .filter((way) => way.level === level)
          .map(({ id, title, text, sums: paid, facts, link }) => (
            <li key={id} data-way={id}>
              <h3>{title}</h3>
              <p>{text}</p>
              <dl css={sums}>
                {paid.map((one) => (
                  <div key={one.name}>
                    <dt>{one.name}</dt>
                    <dd>{costOf(one)}</dd>
                  </div>
                ))}
                {facts.map(({ jsonId, label, text: value }) => (
                  <div key={jsonId}>
                    <dt>{label}</dt>
                    <dd>
                      <a href={`/figures#${jsonId}`}>{value}</a>
                    </dd>
                  </div>
                ))}
              </dl>
              <Link to={link.path}>{link.label}</Link>
            </li>
          ))}
      </ol>
      <div css={call}>
        <p>{texts.call}</p>
        <PhoneLink phone={phone} css={buttonStyle({ look: "primary" })}>
          {texts.phone}
        </PhoneLink>
        <Link to="/online-consultation-form" css={buttonStyle({ look: "secondary" })}>
          {texts.form}
        </Link>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment BudgetWay on BudgetWay {
    id: jsonId
    level title text
    sums { name level years country { slug } }
    facts { jsonId label text }
    link { label path }
  }
`;
