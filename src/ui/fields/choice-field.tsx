import { type Ref, useId } from "react";
import { lettering } from "../../theme/lettering";
import { stack } from "../layout/primitives";
import { selectStyle } from "./control-style";

export interface Choice {
  readonly value: string;
  readonly name: string;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly none: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly field?: string;
  readonly isDisabled?: boolean;
  readonly selectRef?: Ref<HTMLSelectElement>;
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { label, none, choices, value, onChoose, field, isDisabled, selectRef } = props;
  const id = useId();
  return (
    <div css={stack(1)}>
      <label htmlFor={id} css={lettering.label}>
        {label}
      </label>
      <select
        ref={selectRef}
        id={id}
        name={field}
        css={selectStyle}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
