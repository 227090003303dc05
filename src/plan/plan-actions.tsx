import { css } from "@emotion/react";
import { navigate } from "gatsby";
import { useState } from "react";
import finderWords from "../../content/words/finder.json";
import words from "../../content/words/plan.json";
import { type EnteredAmounts, firstYear, givenYear } from "../compare/first-year";
import { fill } from "../lib/fill";
import { useCompany } from "../lib/hooks/use-company";
import { fullDay, monthFrom, monthText } from "../lib/months";
import type { Plan } from "../star/plan";
import { lettering } from "../theme/lettering";
import { from, space } from "../theme/tokens";
import { note, row, stack } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";
import { buttonStyle } from "../ui/links/button-style";
import { shareAddress } from "../ui/links/chat-address";
import { CopyButton } from "../ui/links/copy-button";
import { ExternalLink } from "../ui/links/external-link";
import { institutionsIn } from "./plan-country";

/** The plan as text, to share. @param upTo writes the budget as text */
export function planText(
  { start, finished, budget, institutions }: Plan,
  countries: readonly Queries.PlanCountryFragment[],
  entered: EnteredAmounts,
  upTo: (lakh: string) => string,
): string {
  const { message } = words;
  const month = monthFrom(start);
  const names = countries
    .flatMap(institutionsIn)
    .flatMap(({ id, name }) => (institutions.includes(id) ? name : []));
  return [
    message.heading,
    fill(message.countries, { names: countries.map(({ name }) => name).join(", ") }),
    names.length > 0 && fill(message.institutions, { names: names.join(", ") }),
    month !== undefined && fill(message.start, { month: monthText(month) }),
    finished && fill(message.finished, { answer: finderWords.finished.answers[finished] }),
    budget && fill(message.money, { answer: upTo(budget) }),
    ...countries.map((country) => {
      const sum = firstYear(country, finished, entered);
      const amount = sum && givenYear(sum);
      return amount ? fill(message.bill, { name: country.name, amount }) : "";
    }),
  ]
    .filter(Boolean)
    .join("\n");
}

const buttons = css({
  ...row(3),
  marginTop: space[3],
  // Names the elements, to win over the width and room of a button.
  "& > :is(a, button)": { flex: "1 1 auto", width: "auto", paddingInline: space[3] },
  "& > button:first-child": { flexBasis: "100%" },
  [from.tablet]: { "& > :is(a, button), & > button:first-child": { flex: "none", paddingInline: space[8] } },
});

/** What one does with a plan: ask us, send it to the family, print it. */
export function PlanActions({ text, address }: { readonly text: () => string; readonly address: string }) {
  return (
    <section css={buttons} aria-label={words.actions} data-print="no">
      <Button look="primary" onClick={() => void navigate("/contact#write", { state: { message: text() } })}>
        {words.ask}
      </Button>
      <ExternalLink href={shareAddress(`${text()}\n${address}`)} css={buttonStyle({ look: "secondary" })}>
        {words.send}
      </ExternalLink>
      <Button look="secondary" onClick={() => window.print()}>
        {words.print}
      </Button>
    </section>
  );
}

const card = css({
  ...stack(4),
  ...note(),
  marginTop: space[8],
  padding: "clamp(20px, 4vw, 36px)",
  p: { maxWidth: "44em", ...lettering.small },
});

interface PlanKeepingProps {
  /** The plan's own address; empty for an empty plan. */
  readonly address: string;
  readonly isKept: boolean;
  readonly onForget: (() => void) | undefined;
}

/** Where the plan is kept: in this browser, or in a link that the visitor copies. */
export function PlanKeeping({ address, isKept, onForget }: PlanKeepingProps) {
  const [said, setSaid] = useState("");
  return (
    <section css={card} aria-label={words.keeping} data-print="no">
      {address && (
        <>
          <div css={row([3, 5])}>
            <CopyButton words={words} text={address} />
          </div>
          <p>{words.askNote}</p>
        </>
      )}
      {onForget && (
        <>
          <p>{isKept ? words.kept : words.unkept}</p>
          <div css={row([3, 5])}>
            <Button
              look="tertiary"
              onClick={() => {
                onForget();
                setSaid(words.forgotten);
              }}
            >
              {words.forget}
            </Button>
            <p>{words.forgetNote}</p>
            <span role="status">{said}</span>
          </div>
        </>
      )}
    </section>
  );
}

const onPaper = css({ display: "none", breakInside: "avoid" });
const line = css({ height: "9mm", margin: 0, border: 0, borderBottom: "1px solid" });
const LINES = 5;

/** What only the printed plan has: lines for questions, and where and when it was printed. */
export function PlanPaper({ today, address }: { readonly today: Date; readonly address: string }) {
  const { fullName: company } = useCompany();
  return (
    <>
      <div css={onPaper} data-print="only">
        <p css={lettering.head}>{words.questions}</p>
        {Array.from({ length: LINES }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines
          <hr key={at} css={line} />
        ))}
      </div>
      <p css={onPaper} data-print="only">
        {fill(words.printed, { company, date: fullDay(today), address })}
      </p>
    </>
  );
}
