import { css } from "@emotion/react";
import finder from "../../content/words/finder.json";
import words from "../../content/words/plan.json";
import { fill } from "../lib/fill";
import { monthFrom, monthText } from "../lib/months";
import { budgetChoices, budgetIn, choices, oneOf } from "../star/criteria";
import type { Plan } from "../star/plan";
import { lettering } from "../theme/lettering";
import { colour, font, from, rule, size, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { foldStyle } from "../ui/folds/fold-style";
import { above, card, grid, row, thickLine } from "../ui/layout/primitives";
import { monthValue, startChoices } from "./plan-months";

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

const fold = css(foldStyle, {
  marginTop: space[4],
  "& > summary": {
    ...row([0, 4]),
    justifyContent: "start",
    minHeight: size.target,
    paddingBlock: space[2],
    ...lettering.firm,
    lineHeight: 1.3,
    b: { textDecoration: "underline", ...thickLine },
    "&::after": { content: "none" },
  },
  "&[open]": { paddingBottom: space[3] },
});

interface PlanWishesProps {
  readonly plan: Plan;
  /** This month as a number of months; undefined until scripts run. */
  readonly now: number | undefined;
  readonly canChange: boolean;
  /** Whether only the answers are shown at first. */
  readonly isFolded: boolean;
  readonly upTo: (lakh: string) => string;
  readonly onChange: (part: Partial<Plan>) => void;
}

export function PlanWishes({ plan, now, canChange, isFolded, upTo, onChange }: PlanWishesProps) {
  const chosen = monthFrom(plan.start);
  const months = now === undefined ? [] : startChoices(now);
  // The plan's start may be in the past.
  const starts = chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
  const answers = [
    plan.finished && finder.finished.answers[plan.finished],
    plan.budget && fill(words.spend, { amount: upTo(plan.budget) }),
    chosen !== undefined && fill(words.from, { month: monthText(chosen) }),
  ].filter(Boolean);
  const fields = (
    <div css={strip} data-needs-script data-print={isFolded ? "no" : undefined}>
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
  if (!isFolded) return fields;
  const said = answers.join(" · ") || words.unanswered;
  if (!canChange && answers.length === 0) return null;
  if (!canChange)
    return (
      <p css={{ ...above(4), ...lettering.strong }} data-answers="">
        {said}
      </p>
    );
  return (
    <details css={fold}>
      <summary data-answers="">
        <span>{said}</span> <b data-print="no">{words.change}</b>
      </summary>
      {fields}
    </details>
  );
}
