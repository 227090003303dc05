import { colour, radius, shadow, size } from "../../theme/tokens";

/** One column, whose content never widens it: `{ ...stack, gap: space[4] }`. */
export const stack = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)" } as const;

/** Side by side for as long as there is room: `{ ...row, gap: space[3] }`. */
export const row = { display: "flex", flexWrap: "wrap", alignItems: "center" } as const;

/** White paper that lies on the page: `{ ...card, padding: space[5] }`. */
export const card = {
  borderRadius: radius.card,
  background: colour.surface,
  boxShadow: shadow.card,
} as const;

/** A link or button among words, large enough for a finger: `a: target`. */
export const target = { display: "inline-flex", alignItems: "center", minHeight: size.target } as const;
