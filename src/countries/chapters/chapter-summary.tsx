import { css } from "@emotion/react";
import { billOfLevel, countedBill } from "../../bill/bill-of-level";
import { sumWords } from "../../bill/sum-words";
import { useHomeMoney } from "../../money/use-home-money";
import { useProfile } from "../../star/profile";
import { lettering } from "../../theme/lettering";
import { colour, from, type } from "../../theme/tokens";
import { useFieldsOf } from "../../ui/kept-form/kept-fields";
import { row } from "../../ui/layout/primitives";
import { chapterRows } from "./chapter-rows";

const line = css({
  ...row(),
  alignItems: "baseline",
  columnGap: "10px",
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.3,
});
const value = css({
  ...lettering.figure,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  [from.desktop]: { fontSize: type.proseH2 },
});

interface ChapterSummaryProps {
  readonly slug: string;
  /** The short name of the chapter whose rows stand below; null without rows. */
  readonly rows: string | null;
  readonly numbers: readonly Queries.CountryNumberFragment[];
  readonly bill: Queries.CountryBillFragment | null;
}

export function ChapterSummary({ slug, rows, numbers, bill }: ChapterSummaryProps) {
  const money = useHomeMoney();
  const profile = useProfile();
  const finished = profile?.finished ?? "";
  const fields = useFieldsOf(`bill-${slug}`);
  if (bill) {
    const sum = countedBill(billOfLevel({ bill, numbers }, finished) ?? bill, finished, fields);
    const { head, rest } = sumWords(sum, money);
    return (
      <span css={line} data-answer={sum.year ? "" : "part"} data-sum="">
        <span css={sum.year ? value : lettering.name}>{head}</span>
        <span>{rest}</span>
      </span>
    );
  }
  const [first] = chapterRows(numbers, rows);
  if (!first) return null;
  const { statement, statementIsValue, short, text, amounts, currency: local } = first.number;
  const shown = money.atHome(amounts, local) ?? text;
  return (
    <span css={line} data-answer="">
      <span css={statement && !statementIsValue ? lettering.name : value}>{statement ?? shown}</span>
      <span>{[first.name, short].filter(Boolean).join(", ")}</span>
    </span>
  );
}
