import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { paperScope } from "../../theme/schemes";
import { colour, shadow } from "../../theme/tokens";

/** A solid core and a row of holes; `round` repeats whole holes at any size (docs/decisions.md, "Look"). */
export const perforation = css({
  "--hole": "var(--perforation-hole, 5.2px)",
  "--pitch": "var(--perforation-pitch, 18px)",
  padding: "var(--perforation-padding, 12px)",
  ...paperScope,
  background: colour.surface,
  maskImage: [
    "linear-gradient(#000, #000)",
    ...["0 0", "100% 0", "0 100%", "100% 100%"].map(
      (corner) => `radial-gradient(circle var(--hole) at ${corner}, transparent 96%, #000)`,
    ),
  ].join(", "),
  maskSize: [
    "calc(100% - 4 * var(--hole)) calc(100% - 4 * var(--hole))",
    ...Array.from({ length: 4 }, () => "var(--pitch) var(--pitch)"),
  ].join(", "),
  maskPosition: "center, 0 0, 0 0, 0 0, 0 0",
  maskRepeat: "no-repeat, round, round, round, round",
  maskComposite: "add, intersect, intersect, intersect",
});

/** Custom properties of a stamp's edge: width of the paper, distance of the holes and their size. */
export const holes = (paper: string, pitch: string, hole: string) => ({
  "--perforation-padding": paper,
  "--perforation-pitch": pitch,
  "--perforation-hole": hole,
});

const small = holes("11px", "16px", "4.4px");
export const fineHoles = holes("5px", "8px", "2.4px");

interface PerforatedProps {
  readonly children: ReactNode;
  readonly isSmall?: boolean;
  readonly className?: string;
}

/** White paper with a stamp's perforated edge, for places and portraits. */
export function Perforated({ children, isSmall = false, className }: PerforatedProps) {
  return (
    <div css={[{ filter: shadow.drop }, isSmall && small]} className={className}>
      <div css={perforation}>{children}</div>
    </div>
  );
}
