import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import numbersWords from "../../content/words/numbers.json";
import type { MoneyWriter } from "../money/use-home-money";
import type { RowValue } from "./row-value";

/**
 * Splits a figure's text into three parts: a qualifier such as `about`; the number; a period such as `per fortnight`.
 * Joined, the parts are the text again.
 * @param basis the register's word for how exact the figure is; it stands before the number
 */
export function figureParts(text: string, basis: string | null | undefined) {
  const before = basis && text.startsWith(`${basis} `) ? basis : "";
  const rest = before ? text.slice(before.length + 1) : text;
  // A value in words, as `only with a permit`, stays whole.
  const [, number = rest, span = ""] = /^(\d.*?) ((?:a|per|each) .+)$/.exec(rest) ?? [];
  return { before, number, span, isMost: before === "up to" && /^\d/.test(number) };
}

const { atMost } = numbersWords;

const figure = css({ display: "flex", alignItems: "baseline", overflowWrap: "anywhere" });
interface FigureValueProps {
  readonly value: RowValue;
  readonly money: MoneyWriter;
  readonly look: Readonly<Record<"number" | "before" | "limit" | "local", SerializedStyles>>;
  /** Wraps the figure in a link. @param text the figure as screen readers read it */
  readonly linked?: (shown: ReactNode, text: string) => ReactNode;
}

/** A figure in its parts: the number large, the qualifier small, the amount in home currency below. */
export function FigureValue({ value, money, look, linked }: FigureValueProps) {
  const { text, amounts, currency, basis } = value;
  const atHome = money.atHome(amounts, currency);
  const first = atHome && !text.endsWith(atHome) ? atHome : text;
  const parts = figureParts(first, basis);
  const { before, span, isMost } = parts;
  const shown = (
    <>
      {before && (
        <span className={isMost ? "visually-hidden" : undefined} css={look.before}>{`${before} `}</span>
      )}
      <span css={[{ fontVariantNumeric: "tabular-nums", textWrap: "balance" }, look.number]}>
        {parts.number}
      </span>
    </>
  );
  return (
    <>
      <span css={figure}>{linked ? linked(shown, first) : <span>{shown}</span>}</span>
      {(span || isMost) && (
        <span css={look.limit}>
          {span && ` ${span}`}
          {isMost && <span aria-hidden="true">{span ? `, ${atMost}` : atMost}</span>}
        </span>
      )}
      {first !== text && <span css={look.local}>{text}</span>}
    </>
  );
}
