import { css } from "@emotion/react";
import { useRef, useState } from "react";
import planWords from "../../content/words/plan.json";
import type { MoneyWriter } from "../compare/reasons";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { MOST_COUNTRIES, type Plan } from "../star/plan";
import { space } from "../theme/tokens";
import { ChoiceField } from "../ui/fields/choice-field";
import { buttonStyle } from "../ui/links/button-style";
import { PlanInvitation, type PlanWays } from "./plan-invitation";
import { PlanPlaces } from "./plan-places";

const words = planWords.plan;

const addingField = css({ maxWidth: "22rem", marginTop: space[6], "@media print": { display: "none" } });
const status = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  "&:has(button)": { minHeight: "60px" },
  "@media print": { display: "none" },
});

interface PlanWhereProps {
  readonly countries: readonly Queries.PlanCountryFragment[];
  readonly chosen: readonly Queries.PlanCountryFragment[];
  readonly plan: Plan;
  readonly canChange: boolean;
  readonly ways: PlanWays;
  readonly money: MoneyWriter;
  readonly onChange: (part: Partial<Plan>) => void;
}

/** Countries and institutions of the plan; what is taken away can be brought back until the next change. */
export function PlanWhere(props: PlanWhereProps) {
  const { countries, chosen, plan, canChange, ways, money, onChange } = props;
  const [removed, setRemoved] = useState<{ readonly name: string; readonly plan: Plan }>();
  const undo = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLSelectElement>(null);
  const focusAfter = useFocusAfter();
  const isFull = chosen.length >= MOST_COUNTRIES;
  const changed = (part: Partial<Plan>) => {
    setRemoved(undefined);
    onChange(part);
  };
  const adding = canChange && (
    <div css={addingField}>
      <ChoiceField
        label={words.addCountry}
        none={words.choose}
        choices={countries
          .filter((country) => !chosen.includes(country))
          .map(({ slug, name }) => ({ value: slug, name }))}
        value=""
        isDisabled={isFull}
        onChoose={(slug) => changed({ c: [...plan.c, slug] })}
        selectRef={add}
      />
      {isFull && <p>{fill(words.most, { most: MOST_COUNTRIES })}</p>}
    </div>
  );
  return (
    <>
      {chosen.length === 0 && (
        <PlanInvitation countries={countries} ways={ways}>
          {adding}
        </PlanInvitation>
      )}
      <PlanPlaces
        countries={chosen}
        plan={plan}
        canChange={canChange}
        money={money}
        onChange={changed}
        onRemove={(name, part) => {
          setRemoved({ name, plan });
          onChange(part);
          focusAfter(() => undo.current);
        }}
      />
      {canChange && (
        <>
          <div css={status}>
            <span role="status">{removed && fill(words.removed, { name: removed.name })}</span>
            {removed && (
              <button
                ref={undo}
                type="button"
                css={buttonStyle({ look: "tertiary" })}
                onClick={() => {
                  changed(removed.plan);
                  focusAfter(() => add.current);
                }}
              >
                {words.undo}
              </button>
            )}
          </div>
          {chosen.length > 0 && adding}
        </>
      )}
    </>
  );
}
