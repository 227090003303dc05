import { css } from "@emotion/react";
import { sumWords } from "../../bill/sum-words";
import { useHomeMoney } from "../../money/use-home-money";
import { lettering } from "../../theme/lettering";
import { colour, from, type } from "../../theme/tokens";
import { type SummedCountry, useCountrySum } from "../country-sums";
import { chapterRows } from "./chapter-rows";

const line = css({ display: "grid", gap: "2px", color: colour.muted, fontSize: type.small, lineHeight: 1.3 });
const plain = css({ fontSize: type.text, b: { color: colour.heading, fontWeight: 600 } });
/** Only money has the letters of headings. */
const money = css({
  ...lettering.figure,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  [from.desktop]: { lineHeight: 1 },
});

interface ChapterSummaryProps {
  readonly guide: SummedCountry & { readonly numbers: readonly Queries.CountryNumberFragment[] };
  /** The short name of the chapter whose rows stand below; null without rows. */
  readonly rows: string | null;
  /** Whether the chapter has the bill, whose sum then answers it. */
  readonly isOfBill: boolean;
}

export function ChapterSummary({ guide, rows, isOfBill }: ChapterSummaryProps) {
  const home = useHomeMoney();
  const sum = useCountrySum(guide);
  if (isOfBill && sum) {
    const { head, rest } = sumWords(sum, home);
    return (
      <span css={line} data-answer={sum.year ? "" : "part"} data-sum="">
        <span css={sum.year ? money : plain}>{head}</span>
        <span>{rest}</span>
      </span>
    );
  }
  const [first] = chapterRows(guide.numbers, rows);
  if (!first) return null;
  const { statement, statementIsValue, short, text, amounts, currency } = first.number;
  if (!statement && currency) {
    return (
      <span css={line} data-answer="">
        <span css={money}>{home.atHome(amounts, currency) ?? text}</span>
        <span>{[first.name, short].filter(Boolean).join(", ")}</span>
      </span>
    );
  }
  const isOpen = statement && !statementIsValue;
  return (
    <span css={line} data-answer="">
      <span css={!isOpen && plain}>
        {first.name}: {isOpen ? statement : <b>{statement ?? text}</b>}
      </span>
      {short && <span>{short}</span>}
    </span>
  );
}
