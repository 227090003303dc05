import { css } from "@emotion/react";
import { colour, font, from, phone, radius, shadow, size, space, type } from "../../theme/tokens";

export const chapterText = css({
  marginTop: space[4],
  fontSize: type.text,
  lineHeight: 1.55,
  "& > *": { maxWidth: size.prose },
  "& > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > p:first-child": { fontSize: type.intro, lineHeight: 1.5 },
  // The text goes on below something that is drawn within a chapter.
  "section:not([data-rows]) + & > p:first-child": {
    marginTop: 0,
    fontSize: "inherit",
    lineHeight: "inherit",
  },
  "& > .standfirst": {
    maxWidth: "33em",
    marginTop: "10px",
    color: colour.heading,
    fontSize: type.intro,
    lineHeight: 1.45,
    textWrap: "balance",
  },
  "& > .standfirst + *": { marginTop: space[5] },
  [from.desktop]: {
    marginTop: 0,
    fontSize: type.article,
    lineHeight: 1.65,
  },
});

export const foldsInText = css({
  ".steps p + *": { marginTop: "0.6em" },
  ".more + .more": { marginTop: "-1px" },
  ".more > summary": {
    minHeight: size.target,
    paddingBlock: space[2],
    color: colour.heading,
    fontSize: "1.1875rem",
    textWrap: "balance",
  },
});

export const barStyle = css({
  "& > .bars": {
    display: "grid",
    gap: space[5],
    maxWidth: "none",
    margin: `${space[5]} 0 36px`,
    padding: `${space[5]} ${space[4]} 0`,
    background: colour.surface,
    boxShadow: shadow.card,
    fontSize: type.small,
    lineHeight: 1.4,
    // The chapter's own line has just said the number, and what it holds for.
    [phone]: {
      "&:has(.bars-number)": { margin: `${space[4]} 0`, padding: `0 ${space[4]}` },
      "&:has(.bars-number) > figcaption": { display: "none" },
    },
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 8fr)",
      columnGap: space[8],
      padding: `${space[7]} ${space[7]} 0`,
    },
  },
  ".bars strong, .bars-note, .bars-number": { display: "block" },
  // Where there is no number, the words stand in its place.
  ".bars strong:first-child": { marginBottom: space[2], font: `800 1.875rem/1.1 ${font.heading}` },
  ".bars figcaption": { textWrap: "balance" },
  ".bars-note, .bars-averaged": { color: colour.muted },
  ".bars-averaged": { gridColumn: "1 / -1" },
  ".bars-number": { marginTop: "-14px", color: colour.current, font: `800 5.25rem/1.25 ${font.heading}` },
  ".bars ol": { display: "grid", gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", gap: "6px" },
  ".bars details": { gridColumn: "1 / -1" },
  ".bars summary": { minHeight: "44px", color: colour.heading, fontWeight: 600 },
  ".bars ol > li": { margin: 0, padding: 0 },
  ".bars ol > li::before": { content: "none" },
  ".bars ol > li > span:last-child": {
    display: "flex",
    flexDirection: "column",
    justifyContent: "flex-end",
    height: "100%",
    color: colour.heading,
    fontFamily: font.heading,
    textAlign: "center",
  },
  ".bars-bar": { background: colour.mapDestination },
  ".bars-nought": { borderTop: `2px dashed ${colour.heading}` },
  ".bars-unknown": { borderTop: `2px solid ${colour.line}` },
  ".bars-code": { marginTop: space[2], padding: "3px 0 1px", borderRadius: radius.button, fontWeight: 700 },
  ".bars-own b": { color: colour.current },
  ".bars-own .bars-bar, .bars-own .bars-code": { background: colour.current },
  ".bars-own .bars-code": { color: colour.onDark },
  ".bars a": {
    display: "flex",
    alignItems: "center",
    minHeight: "52px",
    paddingBlock: space[3],
    fontWeight: 600,
  },
});
