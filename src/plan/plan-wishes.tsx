import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import planWords from "../../content/words/plan.json";
import { monthFrom, monthText, monthValue, startChoices } from "../countries/year/start-dates";
import { fill } from "../lib/fill";
import { type Answers, choices } from "../star/answers";
import type { Plan } from "../star/plan";
import { colour, font, from, radius, shadow, space, type } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";

const { finder } = compareWords;

const words = planWords.plan;

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

/** As on the pass that asks for countries; on paper the answers stand as text. */
const asked = css({
  label: { color: colour.muted, fontWeight: 600 },
  select: {
    minHeight: "48px",
    paddingInline: `0 ${space[8]}`,
    borderWidth: "0 0 2px",
    borderRadius: 0,
    backgroundPosition: "right 2px center",
    font: `800 1.4375rem/1.2 ${font.heading}`,
  },
  [from.tablet]: {
    gap: 0,
    paddingInline: 0,
    "& > *": { paddingInline: space[6] },
    "& > * + *": { borderLeft: `1px solid ${colour.line}` },
  },
  [from.desktop]: { select: { fontSize: "1.625rem" } },
  "@media print": { display: "none" },
});
const answered = css({
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  dt: { color: colour.muted, fontSize: type.small, fontWeight: 600, lineHeight: 1.3 },
  dd: { color: colour.heading, font: `800 1.3125rem/1.2 ${font.heading}`, textWrap: "balance" },
  [from.tablet]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  },
  [from.desktop]: {
    gridTemplateColumns: "none",
    gridAutoColumns: "minmax(0, 1fr)",
    gridAutoFlow: "column",
    gap: 0,
    padding: `${space[7]} 0`,
    "& > div": { paddingInline: space[6] },
    "& > div + div": { borderLeft: `1px solid ${colour.line}` },
    dd: { fontSize: type.fact },
  },
  "@media print": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gridAutoFlow: "row", gap: space[2] },
});
const paperOnly = css({ "@media screen": { display: "none" } });

interface PlanWishesProps {
  readonly plan: Plan;
  /** This month, counted; nothing until scripts run. */
  readonly now: number | undefined;
  readonly canChange: boolean;
  readonly isShared: boolean;
  readonly going: readonly string[];
  readonly writeLakh: (lakh: Answers["m"]) => string;
  readonly onChange: (part: Partial<Plan>) => void;
}

export function PlanWishes({ plan, now, canChange, isShared, going, writeLakh, onChange }: PlanWishesProps) {
  const chosen = monthFrom(plan.s);
  const months = now === undefined ? [] : startChoices(now);
  // A plan may be older than its start.
  const starts = chosen === undefined || months.includes(chosen) ? months : [chosen, ...months];
  const said = [
    // Below the page's own fields the countries follow at once.
    [words.going, isShared ? going.join(", ") : ""],
    [finder.finished.label, plan.f && finder.finished.answers[plan.f]],
    [finder.money.label, plan.m && fill(finder.money.upTo, { amount: writeLakh(plan.m) })],
    [words.start, chosen === undefined ? "" : monthText(chosen)],
  ].filter(([, answer]) => answer);
  const answers = (
    <dl css={[strip, answered, !isShared && paperOnly]} data-answers="">
      {said.map(([name, answer]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <>
      {said.length > 0 && answers}
      <div css={[strip, asked]} hidden={isShared}>
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
    </>
  );
}
