import { css } from "@emotion/react";
import type { Ref } from "react";
import compareWords from "../../content/words/compare.json";
import { colour, font, from, phone, size, space, type } from "../theme/tokens";
import { arrowIn } from "../ui/fields/control-style";
import { buttonStyle } from "../ui/links/button-style";
import type { CompareCountry } from "./country-values";

const words = compareWords.compare;

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[6]}`,
  marginBottom: space[3],
  "@media print": { display: "none" },
  "@media (scripting: none)": { display: "none" },
});
const inCorner = css({
  p: { color: colour.muted, fontSize: type.small, lineHeight: 1.4 },
  [from.desktop]: {
    position: "absolute",
    zIndex: 3,
    top: space[3],
    left: 0,
    flexDirection: "column",
    alignItems: "start",
    gap: space[2],
    width: "172px",
  },
});
const quiet = css(arrowIn(colour.heading), {
  minHeight: size.target,
  maxWidth: "100%",
  padding: `0 ${space[7]} 0 0`,
  border: 0,
  borderRadius: 0,
  backgroundColor: "transparent",
  backgroundPosition: "right 4px center",
  color: colour.link,
  font: `700 1.0625rem/1.2 ${font.text}`,
  "&:hover": { textDecoration: "underline" },
  /* With as many as there can be, there is none to add. */
  "&:disabled": { display: "none" },
});
const notOnPhone = css({ [phone]: { display: "none" } });

interface CountryChooserProps {
  readonly others: readonly CompareCountry[];
  readonly hint: string;
  readonly canAdd: boolean;
  readonly canClear: boolean;
  readonly isPaired: boolean;
  readonly onAdd: (slug: string) => void;
  readonly onClear: () => void;
  /** The choice, which takes the focus of a button that goes. */
  readonly selectRef: Ref<HTMLSelectElement>;
}

export function CountryChooser({
  others,
  hint,
  canAdd,
  canClear,
  isPaired,
  onAdd,
  onClear,
  selectRef,
}: CountryChooserProps) {
  return (
    <div css={[bar, canClear && inCorner]}>
      {hint && <p>{hint}</p>}
      <select
        ref={selectRef}
        css={[quiet, isPaired && notOnPhone]}
        aria-label={words.add}
        value=""
        disabled={!canAdd}
        onChange={(event) => onAdd(event.target.value)}
      >
        <option value="">{words.add}</option>
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {canClear && (
        <button type="button" css={buttonStyle({ look: "tertiary" })} onClick={onClear}>
          {words.clear}
        </button>
      )}
    </div>
  );
}
