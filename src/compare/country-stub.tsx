import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { PlanStar } from "../star/plan-star";
import { colour, from, phase, radius, size, space, type } from "../theme/tokens";

const words = compareWords.compare;

const stub = css({
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
  minHeight: "52px",
  marginInline: `-${space[4]}`,
  borderTop: `2px dashed ${colour.line}`,
  color: colour.heading,
  fontWeight: 700,
  "&:has(:checked)": { background: phase.apply },
  "button, a": { textAlign: "start" },
  svg: { flex: "none" },
  /* The star, and the way to the plan that comes with it. */
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    borderLeft: `2px dashed ${colour.line}`,
    "& > * + *": { marginLeft: space[3] },
  },
  "@media (max-width: 21.99em)": { fontSize: type.small },
  /* On a phone beside the name: the box with its word, and the star alone. */
  "@media (min-width: 22em) and (max-width: 39.99em)": {
    display: "flex",
    minHeight: size.target,
    margin: `-${space[1]} -${space[2]} 0 0`,
    border: 0,
    borderRadius: radius.button,
    label: { gap: space[2], paddingInline: space[2] },
    "& > div": { border: 0 },
    "[data-star] > span": { position: "absolute", width: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "[data-star]": { justifyContent: "center", gap: 0 },
    "[data-plan-link]": { display: "none" },
  },
  "@media print": { display: "none" },
  [from.desktop]: {
    gridColumn: "auto",
    alignSelf: "stretch",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateRows: "1fr 1fr",
    margin: 0,
    borderTop: 0,
    borderLeft: `2px dashed ${colour.line}`,
    borderRadius: `0 ${radius.card} ${radius.card} 0`,
    "& > div": {
      justifyContent: "start",
      alignContent: "center",
      padding: `0 ${space[1]} 0 ${space[3]}`,
      fontSize: "0.9375rem",
      "& > *": { fontSize: "inherit" },
      borderLeft: 0,
      borderTop: `2px dashed ${colour.line}`,
      "& > * + *": { marginLeft: 0 },
    },
  },
});
const box = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  cursor: "pointer",
  "&:has(:disabled)": { color: colour.muted, cursor: "default" },
  "&:has(:focus-visible)": { outline: `3px solid ${colour.focus}`, outlineOffset: "-4px" },
  /* Of the same ink as the words beside it. */
  input: {
    flex: "none",
    boxSizing: "border-box",
    width: "24px",
    height: "24px",
    margin: 0,
    outline: "none",
    accentColor: colour.heading,
    "&:not(:checked)": {
      appearance: "none",
      border: `2px solid ${colour.heading}`,
      borderRadius: radius.button,
      background: colour.surface,
    },
    "&:disabled": { borderColor: colour.muted },
  },
  "@media (scripting: none)": { visibility: "hidden" },
  [from.desktop]: { justifyContent: "start", gap: space[2], paddingLeft: space[3] },
});

interface CountryStubProps {
  readonly className?: string;
  readonly country: { readonly slug: string; readonly name: string };
  readonly isChosen: boolean;
  readonly canChoose: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function CountryStub({
  country: { slug, name },
  isChosen,
  canChoose,
  onChoose,
  className,
}: CountryStubProps) {
  return (
    <div css={stub} className={className}>
      <label css={box}>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!canChoose}
          aria-label={fill(words.chooseName, { name })}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span aria-hidden="true">{words.choose}</span>
      </label>
      <div>
        <PlanStar kind="c" id={slug} name={name} />
      </div>
    </div>
  );
}
