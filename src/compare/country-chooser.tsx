import { css } from "@emotion/react";
import type { Ref } from "react";
import { ChoiceField } from "../components/filters/choice-field";
import { buttonStyle } from "../components/links/button-style";
import { space } from "../theme/tokens";
import type { CompareCountry } from "./country-values";

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space[3]} ${space[5]}`,
  marginBottom: space[6],
  "& > p": { flex: "1 1 16rem", alignSelf: "center" },
  "@media print": { display: "none" },
  "@media (scripting: none)": { display: "none" },
  select: { minWidth: "13rem" },
});

interface CountryChooserProps {
  /** Countries that are not in the table yet. */
  readonly others: readonly CompareCountry[];
  readonly hint: string;
  readonly canAdd: boolean;
  readonly canClear: boolean;
  readonly words: Queries.CompareWordsFragment;
  readonly onAdd: (slug: string) => void;
  readonly onClear: () => void;
  /** The choice, which takes the focus of a button that goes. */
  readonly selectRef: Ref<HTMLSelectElement>;
}

/** Takes countries into the table. */
export function CountryChooser({
  others,
  hint,
  canAdd,
  canClear,
  words,
  onAdd,
  onClear,
  selectRef,
}: CountryChooserProps) {
  return (
    <div css={bar}>
      {hint && <p>{hint}</p>}
      <ChoiceField
        label={words.add}
        none={words.addNone}
        choices={others.map(({ slug, name }) => ({ value: slug, name }))}
        value=""
        onChoose={onAdd}
        isDisabled={!canAdd}
        selectRef={selectRef}
      />
      {canClear && (
        <button type="button" css={buttonStyle({ look: "tertiary" })} onClick={onClear}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
