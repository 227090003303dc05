import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import numbersWords from "../../content/words/numbers.json";
import { type MoneyWriter, shownValue } from "./money-writer";
import type { RowValue } from "./row-value";

/**
 * Takes a figure's text apart: what limits the number, as `about`; the number; for how long it holds, as `per
 * fortnight`. The parts, one after the other, are the text again.
 * @param basis how exact the register calls it; it stands before the number
 */
export function figureParts(text: string, basis: string | null | undefined) {
  const before = basis && text.startsWith(`${basis} `) ? basis : "";
  const rest = before ? text.slice(before.length + 1) : text;
  // Words without a number, as `only with a permit`, stay whole.
  const [, number = rest, span = ""] = /^(\d.*?) ((?:a|per|each) .+)$/.exec(rest) ?? [];
  return { before, number, span, isMost: before === "up to" && /^\d/.test(number) };
}

const { atMost } = numbersWords.panel;

const figure = css({ display: "flex", alignItems: "baseline", overflowWrap: "anywhere" });
interface FigureValueProps {
  readonly value: RowValue;
  readonly money: MoneyWriter;
  readonly look: Readonly<Record<"number" | "before" | "limit" | "local", SerializedStyles>>;
  /** Puts a link around the figure. @param text as it is read out */
  readonly linked?: (shown: ReactNode, text: string) => ReactNode;
}

/** A figure of the register in its parts: the number large, what limits it small, its own money below. */
export function FigureValue({ value, money, look, linked }: FigureValueProps) {
  const { first, local } = shownValue(value, money);
  const parts = figureParts(first, value.basis);
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
      {local && <span css={look.local}>{local}</span>}
    </>
  );
}
