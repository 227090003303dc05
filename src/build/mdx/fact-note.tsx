/** @jsxImportSource react */
import { Fragment } from "react";
import type figuresWords from "../../../content/words/figures.json";
import type { Fact } from "../../figures/definition";
import { AuthorityName, FactSource } from "../../figures/fact-source";
import { factStanding } from "../../figures/node/fact-state";
import { authority, dateText, factAnchor, factText, keptTogether } from "../../figures/node/fact-text";
import { fill } from "../../lib/fill";
import type { AtHome } from "./at-home";
import { sourced } from "./sourced";

/** Letters of the longest list of figures that heads a note; a longer one would fill its column. */
const LISTED = 34;
/** Letters of an amount that has room on one line of the column. */
const LINE = 18;

const unbroken = (amount: string) => amount.replaceAll(" ", "\u00a0");

interface FactNoteProps {
  readonly fact: Fact;
  /** Figures after it that have the same source: beside the text it speaks for them, too. */
  readonly also: readonly Fact[];
  /** Day by which the fact is judged, ISO date. */
  readonly today: string;
  readonly words: Pick<typeof figuresWords, "facts" | "texts"> & { readonly newTab: string };
  /** Amounts in the reader's own money, where the text shows them. */
  readonly home: AtHome | undefined;
  readonly note: string;
  readonly figure: string;
  /** Whether it stands below a table, and whether the note before it says the same. */
  readonly isBelow: boolean;
  readonly isAgain: boolean;
  /** Whether it is the first of its chapter: beside the text it alone leads to the list of sources. */
  readonly isFirst: boolean;
}

/** What is known of a figure; `reading/note-style` makes it a note at the right or a slip that opens. */
export function FactNote(props: FactNoteProps) {
  const { fact, also, today, words, home, note, figure, isBelow, isAgain, isFirst } = props;
  const { state, line, day } = factStanding(fact, today);
  const { facts, texts, newTab } = words;
  const { official, label, effectiveFrom, validUntil, history } = fact;
  // Two figures of a page may have one label.
  const named = `${label}, ${factText(fact)}`;
  const days = [
    ...(effectiveFrom ? [fill(facts.from, { date: dateText(effectiveFrom) })] : []),
    ...(validUntil ? [fill(facts.until, { date: dateText(validUntil) })] : []),
    ...history.map(({ value, until }) => fill(facts.before, { value, date: dateText(until) })),
  ];
  const own = home?.text(fact);
  const amounts = new Set([fact, ...also].flatMap((one) => home?.text(one) ?? []));
  // A note at its figure's line need not repeat it.
  const figures = also.length > 0 ? [...new Set([fact, ...also].map(factText))] : [];
  const listed = figures.join("").length > LISTED ? [] : figures.map(keptTogether);
  const heading =
    amounts.size > 0
      ? [...amounts].map((one) => (one.length > LINE ? keptTogether(one) : unbroken(one)))
      : listed;
  const kind = ["fact-note", isBelow && "fact-below", isAgain && "fact-again", isFirst && "fact-first"]
    .filter(Boolean)
    .join(" ");
  return (
    <small id={note} className={kind} role="note" aria-label={label} data-nosnippet="">
      {!isBelow && !isAgain && heading.length > 0 && (
        <b className="fact-brief fact-value">
          {/* A line each: after a comma a second term would read as a part of the first. */}
          {heading.map((one, position) => (
            <Fragment key={one}>
              {position > 0 && <br />}
              {one}
            </Fragment>
          ))}
          {amounts.size > 0 && <span> {home?.rate}</span>}
        </b>
      )}
      {own && (
        <b className="fact-full">
          {own} <span>{home?.rate}</span>
        </b>
      )}
      <b className="fact-mark" data-state={state === "confirmed" ? state : undefined}>
        {facts.marks[line]}
      </b>
      <span className="fact-brief">
        {day && <time dateTime={day}>{dateText(day)}</time>}
        {day && ". "}
        <AuthorityName
          official={official}
          name={official.short ?? authority(official.name)}
          about={fill(facts.on, { label: named })}
          newTab={newTab}
        />
      </span>
      <FactSource
        facts={[sourced(fact, today)]}
        words={facts}
        newTab={newTab}
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
        <span className="visually-hidden">{` ${fill(facts.on, { label: named })}`}</span>
      </a>
      <a className="fact-close" href={`#${figure}`}>
        <span className="visually-hidden">{texts.close}</span>
      </a>
    </small>
  );
}
