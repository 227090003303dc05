import { css } from "@emotion/react";
import { inDark } from "../../theme/schemes";
import {
  colour,
  font,
  from,
  radius,
  rule,
  size,
  space,
  type,
  withHover,
  withMotion,
} from "../../theme/tokens";
import { thickLine, ticket } from "../layout/primitives";

const base = css({
  position: "relative",
  isolation: "isolate",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "52px",
  padding: `${space[3]} 30px`,
  border: 0,
  background: "none",
  font: `700 ${type.text}/1.2 ${font.text}`,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  "&[aria-disabled='true'], &:disabled": { cursor: "default", opacity: 0.6 },
});

/** Half-circle notches, cut out of the background only, so that the focus ring stays whole. */
const filled = css({
  color: colour.onDark,
  "@media (forced-colors: active)": { border: "2px solid ButtonText" },
  "&::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    borderRadius: radius.button,
    background: "var(--ticket)",
    ...ticket("0 50%", "100% 50%"),
    [withMotion]: { transition: "background-color 120ms" },
  },
});

const secondary = css({
  border: rule.ink,
  borderRadius: radius.button,
  color: colour.heading,
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  [withHover]: { "&:hover": { background: colour.dark, color: colour.onDark } },
});

const tertiary = css({
  minHeight: size.target,
  padding: 0,
  color: colour.link,
  textDecoration: "underline",
  ...thickLine,
  [withHover]: { "&:hover": { color: colour.heading } },
});

const looks = {
  primary: css(base, filled, {
    "--ticket": colour.action,
    [withHover]: { "&:hover": { "--ticket": colour.actionHover } },
  }),
  ink: css(base, filled, {
    "--ticket": colour.dark,
    // At night ink on ink would have no edge.
    ...inDark({ "--ticket": colour.mapLand }),
    [withHover]: { "&:hover": { "--ticket": colour.darkHover } },
  }),
  secondary: css(base, secondary),
  tertiary: css(base, tertiary),
} as const;

/**
 * primary: a page's main action; secondary: outlined, for every other; ink: a ticket in the header and on grounds where
 * neither is clear, such as marigold; tertiary: a text link. On phones all but text links and small ones fill the row.
 */
export type ButtonLook = keyof typeof looks;

const small = css({ minHeight: size.target, paddingBlock: space[2], fontSize: type.text });
const wide = css({ width: "100%", [from.tablet]: { width: "auto" } });

export interface ButtonStyleOptions {
  readonly look: ButtonLook;
  /** 44 px high instead of 52. */
  readonly isSmall?: boolean | undefined;
}

export function buttonStyle({ look, isSmall = false }: ButtonStyleOptions) {
  return [looks[look], isSmall ? small : look !== "tertiary" && wide];
}
