import { css } from "@emotion/react";
import type { Rates } from "../money/home-money";
import { brightScope } from "../theme/schemes";
import { colour, ground, phase } from "../theme/tokens";
import { endsOf, partInRupees, type Span, type Sum } from "./standing";

const HEIGHT = "14px";

/** Beside the bars: names at their start, amounts at their end. */
export const besideBars = {
  tablet: { name: "7rem", amount: "10.5rem" },
  desktop: { name: "9.5rem", amount: "17rem" },
} as const;
export const BAR_GAP = "8px";

/** The parts of a sum in their order on the bar. */
export const partColours: Readonly<Record<string, string>> = {
  fee: colour.band,
  living: ground.sea,
  visa: colour.action,
  health: phase.arrive,
};

/** From the lower end to the upper one. */
export const upTo = {
  border: `1px dashed ${colour.edge}`,
  borderInlineStart: 0,
  background: colour.awards,
} as const;
/** "From": nobody knows where it ends. */
export const torn = {
  background: colour.heading,
  clipPath: "polygon(0 0, 100% 0, 50% 25%, 100% 50%, 50% 75%, 100% 100%, 0 100%)",
  "[dir=rtl] &": { transform: "scaleX(-1)" },
} as const;

const track = css({ position: "relative", height: HEIGHT });
const piece = css({
  position: "absolute",
  insetBlock: 0,
  insetInlineStart: "var(--from)",
  width: "var(--width)",
  borderInlineEnd: `1px solid ${colour.surface}`,
  background: "var(--part)",
  // At night the pale part would be as dark as the ground.
  "&[data-part=health]": brightScope,
  printColorAdjust: "exact",
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
  "&[data-part=more]": upTo,
  "&[data-torn]": torn,
});

interface BarProps {
  readonly sum: Sum;
  readonly span: Span;
  readonly rates: Rates;
  /** Rupees at the ruler's end. */
  readonly end: number;
}

/** A sum's lower end in its parts, and what may come on top. */
export function Bar({ sum, span, rates, end }: BarProps) {
  const [least, most] = endsOf(sum, span, rates) ?? [0, 0];
  const share = (rupees: number) => `${((rupees / end) * 100).toFixed(2)}%`;
  let at = 0;
  const pieces = sum.parts.map((part, index) => {
    const amount = partInRupees(part, sum, span, rates) ?? 0;
    const from = at;
    at = index === sum.parts.length - 1 ? least : at + amount;
    return { part: part.part, from, to: at };
  });
  return (
    <div css={track} aria-hidden="true">
      {pieces.map(({ part, from, to }) => (
        <i
          key={part}
          css={piece}
          data-part={part}
          style={{
            "--part": partColours[part],
            "--from": share(from),
            "--width": share(Math.max(to - from, 0)),
          }}
        />
      ))}
      {sum.isFrom && <i css={piece} data-torn="" style={{ "--from": share(least), "--width": "10px" }} />}
      {most > least && !sum.isFrom && (
        <i css={piece} data-part="more" style={{ "--from": share(least), "--width": share(most - least) }} />
      )}
    </div>
  );
}
