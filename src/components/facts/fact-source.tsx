import { ExternalLink } from "../links/external-link";

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

interface FactSourceProps {
  /** Figures of one source that were checked on one day. */
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
  readonly className?: string;
}

/**
 * Where figures come from and when they were checked; says so when one must be checked again.
 * The build renders it within texts, so it has class names and no styles of its own.
 */
export function FactSource({ facts, className = "source" }: FactSourceProps) {
  const [{ source, checkedOn, checkedOnText }] = facts;
  const isDue = facts.some((fact) => fact.isDue);
  return (
    <p className={className}>
      {isDue && <strong className="due">Check before relying on this. </strong>}
      <ExternalLink href={source.url} className="external">
        {source.name}
        <span className="visually-hidden"> on: {facts.map(({ label }) => label).join(", ")}</span>
      </ExternalLink>
      {isDue ? ", last checked on " : ", checked on "}
      <time dateTime={checkedOn}>{checkedOnText}</time>
    </p>
  );
}
