import { css } from "@emotion/react";
import { useId } from "react";
import { colour, phase, radius, size, type } from "../../theme/tokens";
import { centred } from "../layout/primitives";

const line = `1px solid ${colour.edge}`;

export const group = css({
  display: "flex",
  // In a block it would fill the line, and its last cell would end before its frame.
  width: "fit-content",
  border: line,
  borderRadius: radius.button,
  overflow: ["hidden", "clip"],
});
export const cell = css({
  position: "relative",
  ...centred,
  minWidth: "52px",
  minHeight: size.target,
  color: colour.heading,
  fontSize: type.small,
  fontWeight: 600,
  cursor: "pointer",
  "& + &": { borderInlineStart: line },
  "&:has(:checked)": { background: phase.plan, fontWeight: 700 },
  "&:has(:focus-visible)": { outline: `3px solid ${colour.focus}`, outlineOffset: "-3px" },
  "&:has(:checked):has(:focus-visible)": { outlineColor: colour.darkHover },
  "@media (forced-colors: active)": {
    "&:has(:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" },
  },
  input: { position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" },
});

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

/** A choice of a few values in one line, of which one holds. Further attributes are the group's. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, values, value, nameOf, onChoose, ...rest } = props;
  const id = useId();
  return (
    <div css={group} role="radiogroup" aria-label={label} {...rest}>
      {values.map((one) => (
        <label key={one} css={cell}>
          <input type="radio" name={id} checked={one === value} onChange={() => onChoose(one)} />
          {nameOf(one)}
        </label>
      ))}
    </div>
  );
}
