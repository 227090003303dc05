import { graphql } from "gatsby";
import words from "../../content/words/sources.json";
import { fill } from "../lib/fill";
import { ExternalLink } from "../ui/links/external-link";

interface FactSourceProps {
  readonly fact: Queries.FactSourceFragment;
  readonly className?: string;
}

/** A link that says to check the figure at its authority, or else where it was read; only the name if neither is known. */
export function FactSource({ fact: { label, official, readIn }, className }: FactSourceProps) {
  const { name, url } = official.url ? official : (readIn ?? official);
  return (
    <p className={className}>
      {url ? (
        <ExternalLink href={url} className="external">
          {fill(official.url ? words.check : words.read, { name })}
          <span className="visually-hidden">{` ${fill(words.on, { label })}`}</span>
        </ExternalLink>
      ) : (
        name
      )}
    </p>
  );
}

export const query = graphql`
  fragment FactSource on Fact {
    label
    official { name url }
    readIn { name url }
  }
`;
