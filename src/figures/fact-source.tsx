import figuresWords from "../../content/words/figures.json";
import frameWords from "../../content/words/frame.json";
import { fill } from "../lib/fill";
import { Filled } from "../lib/filled";
import { NewTabLink } from "../ui/links/new-tab-link";

interface Page {
  readonly name: string;
  readonly url: string;
}

interface Authority {
  readonly name: string;
  /** Its page that states the value, where that is known. */
  readonly url?: string | null;
}

interface SourcedFact {
  /** What the figure is, for those who read links without the text around them. */
  readonly label: string;
  readonly official: Authority;
  readonly readIn?: Page | null;
  readonly confirmedBy?: string | null;
  /** Which of the sentences of `words` holds. */
  readonly line: string;
  /** The day that the sentence names: ISO date, and as the site writes it. */
  readonly day?: string | null;
  readonly dayText?: string | null;
}

interface FactSourceProps {
  readonly fact: SourcedFact;
  readonly className?: string;
}

const { on, standings } = figuresWords.facts;
const { newTab } = frameWords.frame;

function AuthorityName({ official, about }: { readonly official: Authority; readonly about: string }) {
  if (!official.url) return official.name;
  return (
    <NewTabLink href={official.url} note={newTab} className="external">
      {official.name}
      <span className="visually-hidden">{` ${about}`}</span>
    </NewTabLink>
  );
}

export function FactSource({ fact, className }: FactSourceProps) {
  const { official, readIn, confirmedBy, label, line, day, dayText } = fact;
  const lines: Readonly<Record<string, string>> = standings;
  const date = <time dateTime={day ?? undefined}>{dayText}</time>;
  const source = readIn && (
    <NewTabLink href={readIn.url} note={newTab} className="external">
      {readIn.name}
    </NewTabLink>
  );
  return (
    <p className={className}>
      <AuthorityName official={official} about={fill(on, { label })} />
      <Filled text={`. ${lines[line] ?? ""}`} values={{ date, source, by: confirmedBy }} />
    </p>
  );
}
