import { css } from "@emotion/react";
import numbersWords from "../../content/words/numbers.json";
import { figureParts } from "../compare/figure-parts";
import { type MoneyWriter, shownValue } from "../compare/money-writer";
import type { RowValue } from "../compare/row-value";
import { colour, font, from, type } from "../theme/tokens";

const words = numbersWords.panel;

const figure = css({ display: "flex", alignItems: "baseline", overflowWrap: "anywhere" });
const amount = css({
  color: colour.onDark,
  font: `800 0.9375rem/1.2 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
  [from.tablet]: { fontSize: "1.3125rem" },
});
const loose = css({ color: colour.onDarkMuted, fontSize: type.small });
const limit = css({ display: "block", textWrap: "balance" });
/** On a phone there is no room for it. */
const small = css({ display: "none", [from.tablet]: { display: "block" } });

interface DepartureValueProps {
  readonly value: RowValue | undefined;
  readonly money: MoneyWriter;
  readonly hasNote: boolean;
}

export function DepartureValue({ value, money, hasNote }: DepartureValueProps) {
  if (!value) return <span>{words.none}</span>;
  const { text, isSaid, note, short, compared, basis } = value;
  // A figure that the reader cannot have is none: its note says why.
  if (isSaid || compared === 0) return <span>{!isSaid && compared === 0 && note ? note : text}</span>;
  const { first, local } = shownValue(value, money);
  const { before, number, span, isMost } = figureParts(first, basis);
  return (
    <>
      <span css={figure}>
        <span>
          {before && (
            <span className={isMost ? "visually-hidden" : undefined} css={loose}>{`${before} `}</span>
          )}
          <span css={amount}>{number}</span>
        </span>
      </span>
      {(span || isMost) && (
        <span css={limit}>
          {span && <span>{` ${span}`}</span>}
          {isMost && <span aria-hidden="true">{span ? `, ${words.atMost}` : words.atMost}</span>}
        </span>
      )}
      {local && <span css={small}>{local}</span>}
      {hasNote && short && <span css={small}>{short}</span>}
    </>
  );
}
