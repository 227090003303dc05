/** @jsxImportSource react */
// biome-ignore-all lint/correctness/noComponentHookFactories: rendered once to static HTML, so there is no state to lose
// biome-ignore-all lint/correctness/noNestedComponentDefinitions: rendered once to static HTML, so there is no state to lose
import {
  Children,
  type ComponentPropsWithoutRef,
  type ComponentType,
  isValidElement,
  type ReactNode,
} from "react";
import type figuresWords from "../../../content/words/figures.json";
import type { Fact } from "../../figures/definition";
import { monthlyEarnings } from "../../figures/node/earnings";
import { factStanding } from "../../figures/node/fact-state";
import { dateText, factAnchor, factText, keptTogether } from "../../figures/node/fact-text";
import { fill } from "../../lib/fill";
import { keptDays } from "../../lib/specified-forms";
import { awardsStyle } from "../../reading/award-style";
import {
  cardsStyle,
  checklistStyle,
  doorsStyle,
  holdsNowStyle,
  letterStyle,
  limitsStyle,
  moreStyle,
  pairStyle,
  signsStyle,
  tableStyle,
  ticksStyle,
} from "../../reading/piece-style";
import { rowsStyle, scaleStyle } from "../../reading/row-style";
import { NewTabLink } from "../../ui/links/new-tab-link";
import type { AtHome, MoneyWords } from "./at-home";
import { Awards } from "./awards";
import { Flow, Fork, IfNo, IfYes, Stop } from "./flow";
import type { VocabularyName } from "./vocabulary-attributes";

export type Facts = ReadonlyMap<string, Fact>;

export interface BodyWords extends Pick<typeof figuresWords, "texts"> {
  readonly money: MoneyWords;
  readonly newTab: string;
}

/** Letters of the longest figure that stays on one line, also beside a step's number on the smallest phone. */
const UNBROKEN = 22;

interface Props {
  readonly children?: ReactNode;
  readonly id?: string;
  readonly hours?: string;
  readonly wage?: string;
  readonly title?: string;
  readonly summary?: string;
  readonly asks?: string;
  readonly message?: string;
  readonly citizens?: string;
  readonly levels?: string;
}

/** Id of a question on its page, apart from the ids of headings. */
export const questionAnchor = (id: string) => `q-${id}`;

/** @throws Error when the id does not exist; the content check finds such ids first */
function factOf(facts: Facts, id: string): Fact {
  const fact = facts.get(id);
  if (!fact) throw new Error(`fact "${id}" does not exist`);
  return fact;
}

/** The words inside of elements, blanks folded. */
function wordsOf(node: ReactNode): string {
  const parts = Children.toArray(node).map((child) =>
    isValidElement<Props>(child) ? wordsOf(child.props.children) : String(child),
  );
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/** Plain HTML with class names, which `reading/prose` styles. @param day ISO date */
export function vocabulary(facts: Facts, day: string, words: BodyWords, home?: AtHome) {
  const { newTab } = words;
  const written = new Set<string>();
  /** Few texts have such a piece: its styles stand in the text, before the first of its kind, and no page's code carries them. */
  function Styles({ of }: { readonly of: string }) {
    if (written.has(of)) return null;
    written.add(of);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, with quotes that React would escape
    return <style dangerouslySetInnerHTML={{ __html: of }} />;
  }
  /** A list that is drawn as a piece of its own. */
  const piece =
    (name: string, styles: string) =>
    ({ children }: Props) => (
      <div className={name}>
        <Styles of={styles} />
        {children}
      </div>
    );
  const own: Record<VocabularyName, ComponentType<Props>> = {
    Fact: ({ id = "" }) => {
      const fact = factOf(facts, id);
      const { state, day: until } = factStanding(fact, day);
      const hasEnded = state === "ended" && until !== undefined;
      const text = factText(fact);
      return (
        <a
          href={`#${factAnchor(id)}`}
          className={`fact fact-${state}${text.length > UNBROKEN ? "" : " fact-short"}`}
        >
          {hasEnded ? <s>{keptTogether(text)}</s> : keptTogether(text)}
          {hasEnded && ` ${fill(words.texts.ended, { date: dateText(until) })}`}
          <span className="visually-hidden"> ({fill(words.texts.source, { label: fact.label })})</span>
        </a>
      );
    },
    Earnings: ({ hours = "", wage = "" }) => {
      const { amount, currency } = monthlyEarnings(factOf(facts, hours), factOf(facts, wage));
      const local = `${currency}\u00a0${amount.toLocaleString("en-GB")}`;
      const own = home?.(amount, currency);
      return <>{fill(words.texts.earnings, { amount: own ? `${local} (${own})` : local })}</>;
    },
    Standfirst: ({ children }) => <div className="standfirst">{children}</div>,
    HoldsNow: ({ children }) => (
      <div className="holds-now" role="note" aria-label={words.texts.holdsNow}>
        <Styles of={holdsNowStyle} />
        <p className="aside-title">{words.texts.holdsNow}</p>
        <div>{children}</div>
      </div>
    ),
    Steps: ({ children }) => <ol className="steps">{children}</ol>,
    Step: ({ title, children }) => (
      <li>
        <h3>{title}</h3>
        <div>{children}</div>
      </li>
    ),
    Checklist: piece("checklist", checklistStyle),
    Cards: piece("cards", cardsStyle),
    Doors: piece("doors", doorsStyle),
    Pair: piece("pair", pairStyle),
    Rows: piece("rows", rowsStyle),
    Scale: piece("scale", scaleStyle),
    Awards: ({ children }) => (
      <Awards words={words.texts.awards} styles={<Styles of={awardsStyle} />}>
        {children}
      </Awards>
    ),
    Award: ({ citizens, levels, children }) => (
      <div className="award" data-citizens={citizens} data-levels={levels}>
        {children}
      </div>
    ),
    Letter: piece("letter", letterStyle),
    Signs: piece("signs", signsStyle),
    Ticks: piece("ticks", ticksStyle),
    Limits: piece("limits", limitsStyle),
    Note: ({ title, children }) => (
      <aside className="note" aria-label={title}>
        <p className="aside-title">{title}</p>
        <div>{children}</div>
      </aside>
    ),
    More: ({ summary, children }) => (
      <details className="more">
        <summary>{summary}</summary>
        <div>
          <Styles of={moreStyle} />
          {children}
        </div>
      </details>
    ),
    Question: ({ id = "", asks, children }) => (
      <details id={questionAnchor(id)} data-question="">
        <summary>
          <h3>{asks}</h3>
        </summary>
        <div>{children}</div>
      </details>
    ),
    KeptFor: ({ message }) => (
      <span className="fact-short">
        {fill(words.texts.days, { days: message === "failed" ? keptDays.failed : keptDays.delivered })}
      </span>
    ),
    Flow,
    Stop,
    Fork,
    IfYes,
    IfNo,
  };
  function TextLink({ href = "", children }: ComponentPropsWithoutRef<"a">) {
    if (!href.startsWith("https://")) return <a href={href}>{children}</a>;
    return (
      <NewTabLink href={href} note={newTab} className="external">
        {children}
      </NewTabLink>
    );
  }
  /** A wide table scrolls inside its own region, which the keyboard can reach and which its headings name. */
  function TextTable({ children }: ComponentPropsWithoutRef<"table">) {
    const [head] = Children.toArray(children);
    const name = fill(words.texts.table, { columns: wordsOf(head) });
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      <section className="table" aria-label={name} tabIndex={0}>
        <Styles of={tableStyle} />
        <table>{children}</table>
      </section>
    );
  }
  return { ...own, a: TextLink, table: TextTable };
}
