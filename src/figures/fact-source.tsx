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

interface SourceWords {
  readonly on: string;
  readonly standings: Readonly<Record<string, string>>;
}

const { on, standings } = figuresWords.facts;
const own: SourceWords = { on, standings };

interface FactSourceProps {
  /** Figures of one authority that are known in the same way since the same day. */
  readonly facts: readonly [SourcedFact, ...SourcedFact[]];
  /** Those of the content from which a text is rendered; the site's own without them. */
  readonly words?: SourceWords;
  /** What the link adds for screen readers. */
  readonly newTab?: string;
  readonly className?: string;
  readonly isInLine?: boolean;
}

interface AuthorityNameProps {
  readonly official: Authority;
  readonly name?: string;
  /** What the link is about, for those who read links without the text around them. */
  readonly about: string;
  readonly newTab: string;
}

export function AuthorityName({ official, name = official.name, about, newTab }: AuthorityNameProps) {
  if (!official.url) return name;
  return (
    <NewTabLink href={official.url} note={newTab} className="external">
      {name}
      <span className="visually-hidden">{` ${about}`}</span>
    </NewTabLink>
  );
}

/** The build renders it within texts, so it has class names and no styles of its own. */
export function FactSource({
  facts,
  words = own,
  newTab = frameWords.frame.newTab,
  className = "source",
  isInLine,
}: FactSourceProps) {
  const [{ official, readIn, confirmedBy, line, day, dayText }] = facts;
  const Line = isInLine ? "span" : "p";
  const date = <time dateTime={day ?? undefined}>{dayText}</time>;
  const source = readIn && (
    <NewTabLink href={readIn.url} note={newTab} className="external">
      {readIn.name}
    </NewTabLink>
  );
  return (
    <Line className={className}>
      <AuthorityName
        official={official}
        about={fill(words.on, { label: facts.map(({ label }) => label).join(", ") })}
        newTab={newTab}
      />
      <Filled text={`. ${words.standings[line] ?? ""}`} values={{ date, source, by: confirmedBy }} />
    </Line>
  );
}
