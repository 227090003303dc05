import { colour, radius, rule, space, type } from "../../theme/tokens";

/** Size of `world-map.svg`, which `art/map.ts` draws; positions are percentages of it. */
export const mapSize = { width: 1152, height: 520 } as const;

export const mapLabel = {
  position: "absolute",
  gap: space[2],
  border: rule.onDark,
  borderRadius: radius.button,
  background: colour.board,
  color: colour.onDark,
  fontSize: type.small,
  fontWeight: 600,
} as const;
