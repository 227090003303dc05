import { css } from "@emotion/react";
import { useField } from "react-final-form";
import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { colour, from, radius, space, type, withHover } from "../../theme/tokens";
import { tickBox } from "../../ui/fields/control-style";
import { grid, lineOf, stack } from "../../ui/layout/primitives";
import { TextField } from "../fields/text-field";
import { useIsBusy } from "../shared/sendings";
import type { ChoiceField } from "./consultation-fields";

const group = css({
  ...stack(4),
  // In two columns the last of an odd number takes the row that it would stand alone in.
  "label:last-child:nth-child(odd)": { gridColumn: "1 / -1", [from.wide]: { gridColumn: "auto" } },
});
const tile = css({
  ...lineOf("52px"),
  gap: space[2],
  padding: space[2],
  border: `2px solid ${colour.muted}`,
  borderRadius: radius.button,
  background: colour.surface,
  color: colour.heading,
  fontSize: type.text,
  fontWeight: 600,
  lineHeight: 1.25,
  cursor: "pointer",
  [withHover]: { "&:hover": { borderColor: colour.heading } },
  "&:has(:checked)": { borderColor: colour.link, background: colour.states },
  "&:has(:focus-visible)": { outline: `3px solid ${colour.focus}`, outlineOffset: "2px" },
  input: { ...tickBox, width: "24px", height: "24px", "&:focus-visible": { outline: "none" } },
});

export function ChoiceGroup({ field }: { readonly field: ChoiceField }) {
  const { name, other, choices } = field;
  const { input } = useField<readonly string[]>(name);
  const isBusy = useIsBusy();
  const ticked = input.value;
  return (
    <div css={group}>
      <div css={grid(2, name === "studyCountry" ? { phone: 2, wide: 3 } : { tablet: 2, wide: 3 })}>
        {choices.map((choice) => (
          <label key={choice} css={tile}>
            <input
              type="checkbox"
              name={name}
              value={choice}
              checked={ticked.includes(choice)}
              aria-disabled={isBusy || undefined}
              onChange={(event) => {
                if (isBusy) return;
                input.onChange(
                  event.target.checked ? [...ticked, choice] : ticked.filter((one) => one !== choice),
                );
              }}
            />
            {choice}
          </label>
        ))}
      </div>
      {ticked.includes(fixedWords.choices.other) && (
        <TextField name={other} label={formsWords.consultation.fields[other]} isRequired />
      )}
    </div>
  );
}
