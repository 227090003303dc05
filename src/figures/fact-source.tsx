import factsWords from "../../content/words/facts.json";
import { fill } from "../lib/fill";
import { ExternalLink } from "../ui/links/external-link";

interface SourcedFact {
  /** What the figure is, for those who read links without the text around them. */
  readonly label: string;
  /** With its page that states the value, where that is known. */
  readonly official: { readonly name: string; readonly url?: string | null };
  readonly readIn?: { readonly name: string; readonly url: string } | null;
}

interface FactSourceProps {
  readonly fact: SourcedFact;
  readonly className?: string;
}

/** Leads to the authority's page, or to where the figure was read; the authority's name alone where nobody knows one. */
export function FactSource({ fact: { label, official, readIn }, className }: FactSourceProps) {
  const { name, url } = official.url ? official : (readIn ?? official);
  return (
    <p className={className}>
      {url ? (
        <ExternalLink href={url} className="external">
          {name}
          <span className="visually-hidden">{` ${fill(factsWords.facts.on, { label })}`}</span>
        </ExternalLink>
      ) : (
        name
      )}
    </p>
  );
}
