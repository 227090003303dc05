import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import numbersWords from "../../content/words/numbers.json";
import { basisWord } from "../lib/basis";
import type { MoneyWriter } from "../money/use-home-money";
import type { RowValue } from "./row-value";

const { atMost } = numbersWords;

const line = css({ display: "flex", alignItems: "baseline", overflowWrap: "anywhere" });
interface FigureValueProps {
  readonly value: RowValue;
  readonly money: MoneyWriter;
  readonly look: Readonly<Record<"number" | "before" | "limit" | "local", SerializedStyles>>;
  /** Wraps the figure in a link. @param text the figure as screen readers read it */
  readonly linked?: (shown: ReactNode, text: string) => ReactNode;
}

/** A figure in its parts: the number large, the qualifier small, the amount in home currency below. */
export function FigureValue({ value, money, look, linked }: FigureValueProps) {
  const { text, quantity, amounts, currency, basis } = value;
  const atHome = money.atHome(amounts, currency);
  // What is converted stands without its basis, which its own amount below has.
  const before = atHome === undefined && basisWord(basis);
  const span = atHome === undefined ? value.span : undefined;
  const isMost = atHome === undefined && basis === "up to" && !currency;
  const shown = (
    <>
      {before && (
        <span className={isMost ? "visually-hidden" : undefined} css={look.before}>{`${before} `}</span>
      )}
      <span css={[{ fontVariantNumeric: "tabular-nums", textWrap: "balance" }, look.number]}>
        {atHome ?? quantity}
      </span>
    </>
  );
  return (
    <>
      <span css={line}>{linked ? linked(shown, atHome ?? text) : <span>{shown}</span>}</span>
      {(span || isMost) && (
        <span css={look.limit}>
          {span && ` ${span}`}
          {isMost && <span aria-hidden="true">{span ? `, ${atMost}` : atMost}</span>}
        </span>
      )}
      {atHome && <span css={look.local}>{text}</span>}
    </>
  );
}
