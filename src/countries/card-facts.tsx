import { css } from "@emotion/react";
import numbersWords from "../../content/words/numbers.json";
import { mainRows } from "../compare/row-value";
import { lettering, titled } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";

const list = css({
  borderBottom: rule.dashed,
  "& > div": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlock: "10px",
    [from.desktop]: { minHeight: "70px" },
    borderTop: rule.dashed,
    lineHeight: 1.3,
  },
  dt: { flex: "none", maxWidth: "50%", color: colour.heading, fontSize: type.small, fontWeight: 600 },
  dd: {
    ...titled("article", 800, 1.2),
    fontVariantNumeric: "tabular-nums",
    textAlign: "right",
    textWrap: "balance",
  },
  small: { display: "block", color: colour.muted, font: `400 ${type.small}/1.35 ${font.text}` },
});

const { rows } = numbersWords.panel;

interface CardFactsProps {
  readonly numbers: Pick<Queries.CountryCardFragment, (typeof mainRows)[number]>;
  readonly atHome: (amounts: readonly number[], from: string | null) => string | undefined;
}

export function CardFacts({ numbers, atHome }: CardFactsProps) {
  return (
    <dl css={list}>
      {mainRows.map((row) => {
        const number = numbers[row];
        if (!number) return null;
        const { says, answers, text, short, amounts, currency } = number;
        const home = says ? undefined : atHome(amounts, currency);
        return (
          <div key={row}>
            <dt>
              {rows[row]}
              {short && <small>{short}</small>}
            </dt>
            <dd>
              {says ? (
                <span css={!answers && lettering.muted}>{says}</span>
              ) : (
                <>
                  {home ?? text}
                  {home && <small> {text}</small>}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
