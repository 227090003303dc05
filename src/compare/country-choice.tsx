import { css } from "@emotion/react";
import { useRef } from "react";
import words from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { useFocusAfter } from "../lib/hooks/use-focus-after";
import { MAX_COUNTRIES } from "../star/plan";
import { lettering } from "../theme/lettering";
import { colour, from, radius, rule, size, space, withHover } from "../theme/tokens";
import { tickBox } from "../ui/fields/control-style";
import { lineOf, onlyBelow, row, scripted } from "../ui/layout/primitives";
import { Button } from "../ui/links/button";

const bar = css({
  ...row(2),
  minWidth: 0,
  // Breaks the ten countries before the last one would stand alone.
  maxWidth: "56rem",
  margin: `${space[8]} 0 0`,
  padding: 0,
  border: 0,
  legend: { padding: `0 0 ${space[2]}`, color: colour.heading, fontWeight: 700 },
  button: { [from.desktop]: { marginLeft: space[3] } },
  ...scripted,
});
const chip = css({
  ...lineOf(size.target),
  gap: space[2],
  padding: `0 ${space[4]} 0 ${space[3]}`,
  border: rule.ink,
  borderRadius: radius.button,
  background: colour.surface,
  ...lettering.firm,
  cursor: "pointer",
  input: { ...tickBox, width: "18px", height: "18px" },
  "&:has(:checked)": { background: colour.awards },
  // On a touch screen a hover that stays would look like a choice.
  [withHover]: { "&:hover": { background: colour.awards } },
  "&:has(:disabled)": {
    borderColor: colour.line,
    background: "none",
    color: colour.muted,
    cursor: "default",
  },
});

interface CountryChoiceProps {
  readonly countries: readonly { readonly slug: string; readonly name: string }[];
  readonly chosen: readonly string[];
  readonly canChoose: boolean;
  readonly onChoose: (slug: string, isWanted: boolean) => void;
  readonly onClear: () => void;
  /** Goes to what is chosen. */
  readonly onShow: () => void;
}

export function CountryChoice({ countries, chosen, canChoose, ...on }: CountryChoiceProps) {
  const { onChoose, onClear, onShow } = on;
  const first = useRef<HTMLInputElement>(null);
  const focusAfter = useFocusAfter();
  return (
    <fieldset css={bar} data-print="no">
      <legend>{chosen.length === 1 ? words.openOne : fill(words.choose, { most: MAX_COUNTRIES })}</legend>
      {countries.map(({ slug, name }, at) => {
        const isChosen = chosen.includes(slug);
        return (
          <label key={slug} css={chip}>
            <input
              ref={at === 0 ? first : undefined}
              type="checkbox"
              checked={isChosen}
              disabled={!canChoose || (!isChosen && chosen.length >= MAX_COUNTRIES)}
              aria-label={fill(words.chooseName, { name })}
              onChange={(event) => onChoose(slug, event.target.checked)}
            />
            <span aria-hidden="true">{name}</span>
          </label>
        );
      })}
      {chosen.length > 1 && (
        <div css={onlyBelow("desktop")}>
          <Button look="ink" onClick={onShow}>
            {fill(words.show, { count: chosen.length })}
          </Button>
        </div>
      )}
      {chosen.length > 0 && (
        <Button
          look="tertiary"
          onClick={() => {
            onClear();
            focusAfter(() => first.current);
          }}
        >
          {words.clear}
        </Button>
      )}
    </fieldset>
  );
}
