import { css } from "@emotion/react";
import finder from "../../content/words/finder.json";
import words from "../../content/words/plan.json";
import { budgetChoices, budgetIn, choices, oneOf } from "../star/criteria";
import type { Plan } from "../star/plan";
import { monthText } from "../starts/start-dates";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { card, grid } from "../ui/layout/primitives";
import { monthFrom, monthValue, startChoices } from "./plan-months";

const strip = css(grid(4, { tablet: [3, 0] }), {
  padding: space[5],
  ...card,
  label: { color: colour.muted, fontWeight: 600 },
  select: {
    minHeight: "48px",
    paddingInline: `0 ${space[8]}`,
    borderWidth: "0 0 2px",
    borderRadius: 0,
    backgroundPosition: "right 2px center",
    font: `800 ${type.h3}/1.2 ${font.heading}`,
    "&:disabled": { borderColor: "transparent", backgroundImage: "none", color: colour.heading, opacity: 1 },
  },
  [from.tablet]: {
    padding: `${space[5]} 0`,
    "& > *": { paddingInline: space[5] },
    "& > * + *": { borderLeft: rule.thin },
  },
});

interface PlanWishesProps {
  readonly plan: Plan;
  /** This month as a number of months; undefined until scripts run. */
  readonly now: number | undefined;
  readonly canChange: boolean;
  readonly upTo: (lakh: string) => string;
  readonly onChange: (part: Partial<Plan>) => void;
}

export function PlanWishes({ plan, now, canChange, upTo, onChange }: PlanWishesProps) {
  const chosen = monthFrom(plan.start);
  const months = now === undefined ? [] : startChoices(now);
  // The plan's start may be in the past.
  const starts = chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
  return (
    <div css={strip} data-needs-script>
      <ChoiceField
        label={finder.finished.label}
        none={finder.finished.none}
        choices={choices.finished.map((value) => ({ value, name: finder.finished.answers[value] }))}
        value={plan.finished}
        isDisabled={!canChange}
        onChoose={(value) => onChange({ finished: oneOf(value, choices.finished) })}
      />
      <ChoiceField
        label={finder.money.label}
        none={finder.money.none}
        choices={budgetChoices(plan.budget).map((value) => ({ value, name: upTo(value) }))}
        value={plan.budget}
        isDisabled={!canChange}
        onChoose={(value) => onChange({ budget: budgetIn(value) })}
      />
      <ChoiceField
        label={words.start}
        none={words.open}
        choices={starts.map((month) => ({ value: monthValue(month), name: monthText(month) }))}
        value={plan.start}
        isDisabled={!canChange}
        onChoose={(start) => onChange({ start })}
      />
    </div>
  );
}
