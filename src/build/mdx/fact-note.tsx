/** @jsxImportSource react */
import { FactSource } from "../../components/facts/fact-source";
import { NewTabLink } from "../../components/links/new-tab-link";
import { fill } from "../../words/fill";
import type { Fact } from "../content-types/fact";
import type { Words } from "../content-types/words";
import { authority } from "../facts/authority";
import { factStanding } from "../facts/fact-standing";
import { dateText, factAnchor, factText } from "../facts/fact-text";
import { sourced } from "./sourced";

interface FactNoteProps {
  readonly fact: Fact;
  /** Figures after it that have the same source: beside the text it speaks for them, too. */
  readonly also: readonly Fact[];
  /** Day by which the fact is judged, ISO date. */
  readonly today: string;
  readonly words: Pick<Words, "frame" | "facts" | "texts">;
  /** Id of the note, and of the figure to which it belongs. */
  readonly note: string;
  readonly figure: string;
  /** Whether it stands below a table, and whether the note before it says the same. */
  readonly isBelow: boolean;
  readonly isAgain: boolean;
  /** Whether it is the first of its chapter: beside the text it alone leads to the list of sources. */
  readonly isFirst: boolean;
}

/**
 * What is known of a figure, beside or below its line: `components/reading/note-style` makes it a note at the right or a
 * slip that opens. All of it may stand within a paragraph. The brief form is for the narrow column at the right.
 */
export function FactNote(props: FactNoteProps) {
  const { fact, also, today, words, note, figure, isBelow, isAgain, isFirst } = props;
  const { state, line, day } = factStanding(fact, today);
  const { facts, texts, frame } = words;
  const { official, label, effectiveFrom, validUntil, history } = fact;
  // Two figures of a page may have one label.
  const named = `${label}, ${factText(fact)}`;
  const days = [
    ...(effectiveFrom ? [fill(facts.from, { date: dateText(effectiveFrom) })] : []),
    ...(validUntil ? [fill(facts.until, { date: dateText(validUntil) })] : []),
    ...history.map(({ value, until }) => fill(facts.before, { value, date: dateText(until) })),
  ];
  const kind = ["fact-note", isBelow && "fact-below", isAgain && "fact-again", isFirst && "fact-first"]
    .filter(Boolean)
    .join(" ");
  return (
    <small id={note} className={kind} role="note" aria-label={label} data-nosnippet="">
      {!isBelow && !isAgain && (
        <b className="fact-brief fact-value">{[fact, ...also].map(factText).join(", ")}</b>
      )}
      <b className="fact-mark" data-state={state}>
        {facts.marks[line]}
      </b>
      <span className="fact-brief">
        {day && <time dateTime={day}>{dateText(day)}</time>}
        {day && ". "}
        <NewTabLink href={official.url} note={frame.newTab} className="external">
          {authority(official.name)}
          <span className="visually-hidden"> {fill(facts.on, { label: named })}</span>
        </NewTabLink>
      </span>
      <FactSource
        facts={[sourced(fact, today)]}
        words={facts}
        newTab={frame.newTab}
        className="fact-full"
        isInLine
      />
      {days.map((one) => (
        <span key={one} className="fact-full">
          {one}
        </span>
      ))}
      <a className="fact-more" href={`#${factAnchor(fact.id)}`}>
        {texts.list}
        <span className="visually-hidden"> {fill(facts.on, { label: named })}</span>
      </a>
      <a className="fact-close" href={`#${figure}`}>
        <span className="visually-hidden">{texts.close}</span>
      </a>
    </small>
  );
}
