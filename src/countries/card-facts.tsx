import { css } from "@emotion/react";
import numbersWords from "../../content/words/numbers.json";
import { mainRows } from "../compare/row-value";
import { colour, font, from, space, type } from "../theme/tokens";

const list = css({
  borderBottom: `1px dashed ${colour.line}`,
  "& > div": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlock: "10px",
    [from.desktop]: { minHeight: "70px" },
    borderTop: `1px dashed ${colour.line}`,
    lineHeight: 1.3,
  },
  dt: { flex: "none", maxWidth: "50%", color: colour.heading, fontSize: type.small, fontWeight: 600 },
  dd: {
    color: colour.heading,
    font: `800 1.125rem/1.2 ${font.heading}`,
    fontVariantNumeric: "tabular-nums",
    textAlign: "right",
    textWrap: "balance",
  },
  small: { display: "block", color: colour.muted, font: `400 ${type.small}/1.35 ${font.text}` },
});
const said = css({ color: colour.muted, font: `600 ${type.small}/1.35 ${font.text}` });

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
                <span css={!answers && said}>{says}</span>
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
