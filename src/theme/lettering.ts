import { colour, font, type } from "./tokens";

/** Text styles shared by many parts: `css={lettering.muted}`. */
export const lettering = {
  small: { fontSize: type.small, lineHeight: 1.45 },
  muted: { color: colour.muted, fontSize: type.small, lineHeight: 1.45 },
  hint: { color: colour.muted, fontSize: type.small, lineHeight: 1.35 },
  under: { display: "block", color: colour.muted, fontSize: type.small, fontWeight: 400 },
  firm: { color: colour.heading, fontWeight: 600 },
  strong: { color: colour.heading, fontWeight: 700 },
  label: { color: colour.heading, fontSize: type.small, fontWeight: 700, lineHeight: 1.3 },
  lead: { fontSize: type.intro, lineHeight: 1.5 },
  name: { color: colour.heading, font: `700 ${type.article}/1.2 ${font.heading}` },
  head: { color: colour.heading, font: `700 ${type.h3}/1.2 ${font.heading}` },
  loud: { color: colour.heading, font: `800 ${type.h3}/1.2 ${font.heading}` },
  figure: { color: colour.heading, font: `800 ${type.fact}/1.1 ${font.heading}` },
  sum: { color: colour.heading, font: `800 ${type.fact}/1.2 ${font.heading}` },
  plate: { color: colour.heading, font: `800 ${type.small}/1.2 ${font.heading}` },
  large: { fontSize: type.fact },
  title: { fontSize: type.title, lineHeight: 0.96 },
} as const;

/** Changes only the size: `css={[sized("fact"), above(4)]}`. */
export const sized = (name: keyof typeof type) => ({ fontSize: type[name] });

/** Letters of headings: `{ ...titled("h3", 800, 1.15) }`. */
export const titled = (name: keyof typeof type, weight: number, lineHeight: number) => ({
  color: colour.heading,
  font: `${weight} ${type[name]}/${lineHeight} ${font.heading}`,
});
