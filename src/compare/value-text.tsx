import { css } from "@emotion/react";
import { StateMark } from "../components/facts/state-mark";
import { ExternalLink } from "../components/links/external-link";
import { colour, font, type } from "../theme/tokens";
import { fill } from "../words/fill";
import type { RowValue } from "./country-values";
import { type MoneyWriter, shownValue } from "./reasons";

const figure = css({ display: "flex", alignItems: "baseline", gap: "7px", overflowWrap: "anywhere" });
const amount = css({
  color: colour.heading,
  font: `800 1.3125rem/1.15 ${font.heading}`,
  fontVariantNumeric: "tabular-nums",
  textWrap: "balance",
});
const source = css({
  color: "inherit",
  textDecoration: "underline dotted",
  textDecorationColor: colour.muted,
  textUnderlineOffset: "4px",
  "&:hover": { textDecorationStyle: "solid", textDecorationColor: colour.link },
});
const ended = css({ color: colour.error });
const small = css({ display: "block", color: colour.muted, fontSize: type.small, lineHeight: 1.35 });
const said = css({
  color: colour.muted,
  fontSize: "1rem",
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: "balance",
});

interface ValueTextProps {
  readonly value: RowValue | undefined;
  readonly money: MoneyWriter;
  readonly words: Queries.CompareWordsFragment;
  /** Name of the row, and of the country. */
  readonly row: string;
  readonly country: string;
  /** Whether the page of who sets a value is a link. */
  readonly hasLink?: boolean;
  /** Its note: whole, in a word or two, or only where the figure leads. */
  readonly noted?: "whole" | "short" | "elsewhere";
}

/** A row's value: the figure, which leads to its place in the register, or who sets it. Never a guess. */
export function ValueText({
  value,
  money,
  words,
  row,
  country,
  hasLink = false,
  noted = "whole",
}: ValueTextProps) {
  if (!value) return <span css={said}>{words.none}</span>;
  const { text, isSaid, fact, state, link } = value;
  const note = noted === "whole" ? value.note : noted === "short" ? value.short : undefined;
  const notes = note && <span css={small}>{note}</span>;
  const inRegister = (shown: string) => ({
    href: `/figures#${fact}`,
    "aria-label": `${shown}. ${fill(words.figure, { row, name: country })}`,
  });
  if (isSaid || !fact || !state) {
    const isElsewhere = hasLink && link;
    const example = noted === "short" ? undefined : money.example(value);
    return (
      <>
        <span css={said}>
          {isElsewhere && <ExternalLink href={link.link}>{text}</ExternalLink>}
          {!isElsewhere && fact && (
            <a css={source} {...inRegister(text)}>
              {text}
            </a>
          )}
          {!isElsewhere && !fact && text}
        </span>
        {example && <span css={small}>{example}</span>}
        {notes}
      </>
    );
  }
  const { first, local } = shownValue(value, money);
  return (
    <>
      <span css={figure}>
        <StateMark state={state} />
        <a css={source} {...inRegister(first)}>
          <span css={amount}>{state === "ended" ? <s css={ended}>{first}</s> : first}</span>
        </a>
      </span>
      {local && <span css={small}>{local}</span>}
      {notes}
    </>
  );
}
