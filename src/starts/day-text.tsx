import { css } from "@emotion/react";
import { useToday } from "../lib/hooks/use-today";
import { colour } from "../theme/tokens";

interface EmphasisedProps {
  readonly text: string;
  /** The part of the text that is set bold, where it stands last. */
  readonly part: string;
}

/** A sentence of which only what counts is bold. */
export function Emphasised({ text, part }: EmphasisedProps) {
  const at = part ? text.lastIndexOf(part) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong>{part}</strong>
      {text.slice(at + part.length)}
    </>
  );
}

/** As high as its longest text, so that nothing below moves; the zeros at its end are for other line breaks. */
const place = css({
  display: "grid",
  color: colour.heading,
  lineHeight: 1.45,
  "& > span, &::after": { gridArea: "1 / 1" },
  "&::after": { content: 'attr(data-room) " 000000000000"', visibility: "hidden" },
});

/** An arbitrary year, as only the length of the texts matters. */
const YEAR = 2028;

/** The longest possible text, which reserves the space before the day is known. */
export const longestText = (on: (today: Date) => readonly string[]): string =>
  Array.from({ length: 12 }, (_, month) => on(new Date(YEAR, month, 28)).join(" ")).reduce((longest, text) =>
    text.length > longest.length ? text : longest,
  );

interface DayTextProps {
  /** What the HTML says, which has no day. */
  readonly undated: string;
  /** What holds on the visitor's day. */
  readonly on: (today: Date) => readonly string[];
  /** What of its first sentence is set bold. */
  readonly bold: (today: Date) => string;
  readonly className?: string;
}

/** A text that depends on the visitor's day. */
export function DayText({ undated, on, bold, className }: DayTextProps) {
  const today = useToday();
  const [first = "", ...others] = today ? on(today) : [undated];
  return (
    <p css={place} className={className} data-print="block" data-room={longestText(on)}>
      {/* A new element, as the same text on another line would count as a layout shift. */}
      <span key={today ? "dated" : "undated"}>
        <Emphasised text={first} part={today ? bold(today) : ""} /> {others.join(" ")}
      </span>
    </p>
  );
}
