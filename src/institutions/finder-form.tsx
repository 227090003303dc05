import { css } from "@emotion/react";
import { type RefObject, useId } from "react";
import words from "../../content/words/institution-finder.json";
import { lettering } from "../theme/lettering";
import { type Choice, ChoiceField } from "../ui/fields/choice-field";
import { controlStyle } from "../ui/fields/control-style";
import { card, grid, overHead, scripted, stack } from "../ui/layout/primitives";
import { type InstitutionFilter, MAX_NAME_LETTERS } from "./finder-address";

const form = css(grid(4, { tablet: "1 1 1", desktop: ["2 1 1", 5] }), overHead, {
  padding: "clamp(20px, 3vw, 32px)",
  ...card,
  ...scripted,
  label: lettering.label,
});

/** The list has a button that clears all filters. */
const withoutCross = css({ "&::-webkit-search-cancel-button": { display: "none" } });

interface CountedChoice extends Choice {
  readonly count: number;
}

interface FinderSelectProps {
  readonly label: string;
  readonly none: string;
  readonly choices: readonly CountedChoice[];
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
  readonly onChoose: (values: readonly string[]) => void;
}

/** If an address names several values, their combination becomes one more option. */
function FinderSelect({ choices, chosen, onChoose, ...field }: FinderSelectProps) {
  const value = chosen.join();
  const names = choices.filter((choice) => chosen.includes(choice.value)).map(({ name }) => name);
  const counted = choices.map(({ count, name, ...choice }) => ({ ...choice, name: `${name} (${count})` }));
  return (
    <ChoiceField
      {...field}
      value={value}
      choices={chosen.length > 1 ? [{ value, name: names.join(", ") }, ...counted] : counted}
      onChoose={(text) => onChoose(text ? text.split(",") : [])}
    />
  );
}

interface FinderFormProps {
  readonly filter: InstitutionFilter;
  readonly countries: readonly CountedChoice[];
  readonly kinds: readonly CountedChoice[];
  readonly canChoose: boolean;
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly onChoose: (change: Partial<InstitutionFilter>) => void;
  readonly onSubmit: () => void;
}

export function FinderForm(props: FinderFormProps) {
  const { filter, countries, kinds, canChoose, fieldRef, onChoose, onSubmit } = props;
  const id = useId();
  return (
    <form
      css={form}
      data-print="no"
      action="/institutions"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div css={stack(1)}>
        <label htmlFor={id}>{words.search}</label>
        <input
          ref={fieldRef}
          id={id}
          css={[controlStyle, withoutCross]}
          type="search"
          name="q"
          maxLength={MAX_NAME_LETTERS}
          autoComplete="off"
          value={filter.q}
          onChange={({ target }) => onChoose({ q: target.value })}
        />
      </div>
      <FinderSelect
        label={words.country}
        none={words.anyCountry}
        choices={countries}
        chosen={filter.country}
        isDisabled={!canChoose}
        onChoose={(country) => onChoose({ country })}
      />
      {kinds.length > 0 && (
        <FinderSelect
          label={words.kind}
          none={words.anyKind}
          choices={kinds}
          chosen={filter.kind}
          isDisabled={!canChoose}
          onChoose={(kind) => onChoose({ kind })}
        />
      )}
    </form>
  );
}
