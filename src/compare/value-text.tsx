import { css } from "@emotion/react";
import words from "../../content/words/compare.json";
import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import type { MoneyWriter } from "../money/use-home-money";
import { lettering } from "../theme/lettering";
import { colour, font, type, withHover } from "../theme/tokens";
import { ExternalLink } from "../ui/links/external-link";
import { FigureValue } from "./figure-value";
import { exampleText, type RowValue } from "./row-value";

const number = css({ color: colour.heading, font: `800 var(--value, ${type.h3})/1.15 ${font.heading}` });
const source = css({
  color: "inherit",
  textDecoration: "underline dotted",
  textDecorationColor: colour.muted,
  textUnderlineOffset: "4px",
  [withHover]: { "&:hover": { textDecorationStyle: "solid", textDecorationColor: colour.link } },
});
const before = css({ fontSize: type.small, fontWeight: 500 });
const small = css({ display: "block", ...lettering.hint });
const limit = css(small, { color: colour.heading, fontWeight: 500 });
const look = { number, before, limit, local: limit };
const statementStyle = css({
  color: colour.muted,
  fontSize: type.text,
  fontWeight: 500,
  lineHeight: 1.35,
  textWrap: "balance",
  a: { color: colour.heading },
});

interface ValueTextProps {
  readonly value: RowValue | undefined;
  readonly money: MoneyWriter;
  readonly row: string;
  readonly country: string;
  /** Shows the short form of its note, and no link to who sets it. */
  readonly isShort: boolean;
}

/** A row's value: the figure, linked to its entry in the register, or who sets it. Never a guess. */
export function ValueText({ value, money, row, country, isShort }: ValueTextProps) {
  if (!value) return <span css={statementStyle}>{numbersWords.none}</span>;
  const { text, isStatement, fact, link } = value;
  const note = isShort ? value.short : value.note;
  const notes = note && <span css={small}>{note}</span>;
  const inRegister = (shown: string) => ({
    href: `/figures#${fact}`,
    "aria-label": `${shown}. ${fill(words.figure, { row, name: country })}`,
  });
  if (isStatement || !fact) {
    const isElsewhere = !isShort && link;
    const example = exampleText(value, money, isShort);
    return (
      <>
        <span css={statementStyle}>
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
  return (
    <>
      <FigureValue
        value={value}
        money={money}
        look={look}
        linked={(shown, spoken) => (
          <a css={source} {...inRegister(spoken)}>
            {shown}
          </a>
        )}
      />
      {notes}
    </>
  );
}
