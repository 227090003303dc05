import { fill } from "../../words/fill";
import { Filled } from "../../words/filled";
import { NewTabLink } from "../links/new-tab-link";

/** What a source line says of a figure. */
export interface SourcedFact {
  /** What the figure is, for those who read links without the text around them. */
  readonly label: string;
  readonly isDue: boolean;
  /** ISO date. */
  readonly checkedOn: string;
  /** The same as the site writes it, e.g. 1 Oct 2026. */
  readonly checkedOnText: string;
  readonly source: { readonly name: string; readonly url: string };
}

/** The words of a source line, from content. */
export interface SourceWords {
  readonly recheck: string;
  readonly on: string;
  readonly checked: string;
  readonly lastChecked: string;
}

interface FactSourceProps {
  /** Figures of one source that were checked on one day. */
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
  readonly words: SourceWords;
  /** What the link adds for screen readers. */
  readonly newTab: string;
  readonly className?: string;
}

/**
 * Where figures come from and when they were checked; says so when one must be checked again.
 * The build renders it within texts, so it has class names and no styles of its own.
 */
export function FactSource({ facts, words, newTab, className = "source" }: FactSourceProps) {
  const [{ source, checkedOn, checkedOnText }] = facts;
  const isDue = facts.some((fact) => fact.isDue);
  return (
    <p className={className}>
      {isDue && <strong className="due">{words.recheck} </strong>}
      <NewTabLink href={source.url} note={newTab} className="external">
        {source.name}
        <span className="visually-hidden">
          {" "}
          {fill(words.on, { label: facts.map(({ label }) => label).join(", ") })}
        </span>
      </NewTabLink>
      {", "}
      <Filled
        text={isDue ? words.lastChecked : words.checked}
        values={{ date: <time dateTime={checkedOn}>{checkedOnText}</time> }}
      />
    </p>
  );
}
