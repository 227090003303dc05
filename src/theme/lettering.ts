import { colour, font, type } from "./tokens";

/** Text styles shared by many parts: `css={lettering.muted}`. */
export const lettering = {
  small: { fontSize: type.small, lineHeight: 1.45 },
  muted: { color: colour.muted, fontSize: type.small, lineHeight: 1.45 },
  label: { color: colour.heading, fontSize: type.small, fontWeight: 700, lineHeight: 1.3 },
  lead: { fontSize: type.intro, lineHeight: 1.5 },
  /** Names of things. */
  name: { color: colour.heading, font: `700 ${type.article}/1.2 ${font.heading}` },
  /** Heads of parts that are less than a chapter. */
  head: { color: colour.heading, font: `700 ${type.h3}/1.2 ${font.heading}` },
  loud: { color: colour.heading, font: `800 ${type.h3}/1.2 ${font.heading}` },
  large: { fontSize: type.fact },
  title: { fontSize: type.title, lineHeight: 0.96 },
} as const;
