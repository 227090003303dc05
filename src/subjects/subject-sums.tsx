import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import subjectsWords from "../../content/words/subjects.json";
import { billAt, countedBill } from "../bill/bills";
import { degreeName, rangeText, yearText } from "../bill/sum-words";
import { fill } from "../lib/fill";
import { useHomeMoney } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { rule, space } from "../theme/tokens";
import { grid, target } from "../ui/layout/primitives";

const { sums: words } = subjectsWords;

const list = css({
  marginBlock: space[5],
  borderBottom: rule.dashed,
  li: { paddingBlock: space[3], borderTop: rule.dashed, breakInside: "avoid" },
  a: { ...target, fontWeight: 700 },
  dl: grid([1, 5], { tablet: "1 1" }),
  dt: lettering.hint,
  dd: { ...lettering.loud, fontVariantNumeric: "tabular-nums" },
});

type Sum = Queries.SubjectSumFragment;

/** The sum of a country's bill with the subject's own fee, if the sum names one; undefined without a bill. */
function countedSum({ country, level, amounts, basis, facts }: Sum) {
  if (!country.bills) return undefined;
  const bill = billAt(country.bills, level);
  const hasFee = facts.length > 0;
  const lines = bill.lines.map((line) =>
    hasFee && line.part === "fee" ? { ...line, amounts, basis } : line,
  );
  return countedBill({ ...bill, lines });
}

/** What a year and the whole degree in a subject cost, place by place, from the bills of the guides. */
export function SubjectSums({ sums }: { readonly sums: readonly Sum[] }) {
  const money = useHomeMoney();
  const lines = sums.flatMap((one) => {
    const counted = countedSum(one);
    const year = counted && yearText(counted, money.sum);
    if (!counted?.degree || year === undefined) return [];
    const { degree, isFrom, currency } = counted;
    const whole = rangeText(degree, isFrom, (amounts) => money.sum(amounts, currency));
    return [{ ...one, year, whole, name: degreeName(counted) }];
  });
  return (
    <ul css={list} data-subject-sums="">
      {lines.map(({ place, country, year, whole, name }) => (
        <li key={place}>
          <Link to={`${country.path}#what-it-costs`}>
            {fill(words.place, { country: country.name, place })}
          </Link>
          <dl>
            <div>
              <dt>{words.year}</dt>
              <dd>{year}</dd>
            </div>
            {name && (
              <div>
                <dt>{name}</dt>
                <dd>{whole}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment SubjectSum on SubjectSum {
    place level amounts basis
    facts { jsonId }
    country { name path ...BilledCountry }
  }
`;
