import { css } from "@emotion/react";
import { Bill, type BillProps } from "../components/bill/bill";
import { space, type } from "../theme/tokens";

const list = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
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

interface PlanCostsProps extends Omit<BillProps, "id" | "slug" | "bill"> {
  readonly countries: readonly Queries.PlanCountryFragment[];
}

/** The bills of the plan's countries; what stands in their open lines is the same as in the guides. */
export function PlanCosts({ countries, ...bill }: PlanCostsProps) {
  return (
    <ul css={list}>
      {countries.map(
        (country) =>
          country.bill && (
            <li key={country.slug} data-bill={country.slug}>
              <h3>{country.name}</h3>
              <Bill id={`bill-${country.slug}`} slug={country.slug} bill={country.bill} {...bill} />
            </li>
          ),
      )}
    </ul>
  );
}
