import { css } from "@emotion/react";
import { colour, rule, space, type } from "../theme/tokens";
import { FactDays } from "./fact-days";
import { FactSource } from "./fact-source";

const row = css({
  display: "grid",
  gap: `${space[1]} ${space[5]}`,
  paddingBlock: space[3],
  fontSize: type.small,
  lineHeight: 1.45,
  "& + &": { borderTop: rule.dashed },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 19rem), 1fr))",
});
const days = css({ color: colour.muted });

export function FactSlip({ facts }: { readonly facts: readonly Queries.FactRowFragment[] }) {
  return (
    <ul>
      {facts.map((fact) => (
        <li key={fact.anchor} css={row}>
          <div>
            {fact.label}: <b>{fact.text}</b>
            {fact.note && <p>{fact.note}</p>}
            <FactDays fact={fact} css={days} />
          </div>
          <FactSource fact={fact} />
        </li>
      ))}
    </ul>
  );
}
