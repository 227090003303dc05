import { css } from "@emotion/react";
import { ChoiceField } from "../components/filters/choice-field";
import { type Answers, choices } from "../components/finder/answers";
import type { Plan } from "../components/star/plan-address";
import { colour, from, radius, shadow, space } from "../theme/tokens";
import { fill } from "../words/fill";
import { monthFrom, monthText, monthValue, startChoices } from "./plan-dates";

const strip = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  padding: space[5],
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", padding: space[6] },
  "@media print": { padding: 0, boxShadow: "none" },
  "@media (scripting: none)": { display: "none" },
});

interface PlanWishesProps {
  readonly plan: Plan;
  /** This month, counted; nothing until scripts run. */
  readonly now: number | undefined;
  readonly canChange: boolean;
  readonly words: Queries.PlanWordsFragment;
  readonly finder: Queries.FinderWordsFragment;
  /** Writes an amount of lakhs. */
  readonly writeLakh: (lakh: Answers["m"]) => string;
  readonly onChange: (part: Partial<Plan>) => void;
}

/** What the family looks for: what is finished, the money for a year, the first month. */
export function PlanWishes({ plan, now, canChange, words, finder, writeLakh, onChange }: PlanWishesProps) {
  const chosen = monthFrom(plan.s);
  const months = now === undefined ? [] : startChoices(now);
  // A plan may be older than its start.
  const starts = chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
  return (
    <div css={strip}>
      <ChoiceField
        label={finder.finished.label}
        none={finder.finished.none}
        choices={choices.f.map((value) => ({ value, name: finder.finished.answers[value] }))}
        value={plan.f}
        isDisabled={!canChange}
        onChoose={(value) => onChange({ f: choices.f.find((one) => one === value) ?? "" })}
      />
      <ChoiceField
        label={finder.money.label}
        none={finder.money.none}
        choices={choices.m.map((value) => ({
          value,
          name: fill(finder.money.upTo, { amount: writeLakh(value) }),
        }))}
        value={plan.m}
        isDisabled={!canChange}
        onChoose={(value) => onChange({ m: choices.m.find((one) => one === value) ?? "" })}
      />
      <ChoiceField
        label={words.start}
        none={words.open}
        choices={starts.map((month) => ({ value: monthValue(month), name: monthText(month) }))}
        value={plan.s}
        isDisabled={!canChange}
        onChoose={(s) => onChange({ s })}
      />
    </div>
  );
}
