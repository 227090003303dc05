import { css } from "@emotion/react";
import { colour, font, from, rule, shadow, size, space, type, withHover, withMotion } from "../theme/tokens";
import { perforation } from "../ui/motifs/perforated";

export const stampStyles = css({
  ".frame-stamp": {
    display: "block",
    filter: shadow.dropSmall,
    "& > picture": [perforation, { height: "100%" }],
    "& img": { height: "100%" },
  },
  /* In place of a stamp, before pages that are no country's. */
  ".frame-more": {
    display: "grid",
    placeItems: "center",
    border: "2px dashed",
    font: `700 ${type.article}/1 ${font.heading}`,
    "&::before": { content: '"→"' },
  },
  [from.desktop]: {
    "[data-menu].frame-wide": { position: "static" },
    ".frame-wide > .frame-list": {
      top: "calc(100% + 2px)",
      insetInline: 0,
      maxHeight: `calc(100dvh - ${size.headerWide})`,
      overflowY: "auto",
      paddingBlock: space[8],
      display: "grid",
      gridTemplateColumns: "minmax(0, 2.9fr) minmax(0, 1fr)",
      paddingInline: `max(${space.gutter}, calc((100% - ${size.container}) / 2))`,
      border: 0,
      borderRadius: 0,
      borderBottom: rule.ink,
      background: colour.page,
      boxShadow: shadow.card,
    },
    ".frame-wide > .frame-list > ul": {
      display: "grid",
      gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
      alignContent: "start",
      gap: `${space[5]} ${space[5]}`,
      paddingInlineEnd: space[8],
    },
    /* The others are rows, each a small stamp and a name. */
    ".frame-wide > .frame-list > ul + ul": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[4],
      paddingInline: `${space[8]} 0`,
      borderInlineStart: rule.tear,
    },
    ".frame-wide > .frame-list a": {
      display: "block",
      padding: 0,
      color: colour.heading,
      font: `800 ${type.h3}/1.15 ${font.heading}`,
      "&:hover": { background: "none", textDecoration: "underline", textUnderlineOffset: "4px" },
      "&[aria-current='page']": { color: colour.current },
    },
    ".frame-wide > .frame-list > ul + ul a": {
      display: "grid",
      gridTemplateColumns: "72px minmax(0, 1fr)",
      alignItems: "center",
      columnGap: space[3],
      [from.wide]: { gridTemplateColumns: "88px minmax(0, 1fr)" },
      minHeight: size.target,
      "& > .frame-stamp": { marginBottom: 0 },
      /* A page that is no country's heads its group as a line. */
      "&:has(.frame-more)": {
        display: "inline-block",
        minHeight: 0,
        textDecoration: "underline",
        textDecorationThickness: "2px",
        textUnderlineOffset: "5px",
      },
    },
    ".frame-wide > .frame-list > ul + ul .frame-more": { display: "none" },
    ".frame-wide .frame-guides": {
      gridColumn: "1 / -1",
      [from.wide]: { display: "flex", gap: space[8] },
      marginTop: space[5],
      paddingTop: space[4],
      borderTop: rule.tear,
      "& > p": {
        flex: "none",
        margin: `${space[2]} 0 0`,
        color: colour.heading,
        font: `800 ${type.h3}/1.15 ${font.heading}`,
      },
      "& > ul": {
        flexGrow: 1,
        display: "grid",
        gridTemplateColumns: "repeat(5, auto)",
        justifyContent: "space-between",
        columnGap: space[4],
      },
    },
    ".frame-wide > .frame-list .frame-guides a": {
      display: "flex",
      minHeight: size.target,
      font: `600 ${type.text}/1.25 ${font.text}`,
    },
    ".frame-wide .frame-more": { borderColor: colour.heading, fontSize: type.proseH2 },
    ".frame-wide :is(.frame-stamp, .frame-more)": { aspectRatio: "1.55", marginBottom: space[2] },
    ".frame-wide .frame-stamp": {
      "--perforation-padding": "7px",
      "--perforation-pitch": "10px",
      "--perforation-hole": "2.8px",
      [withMotion]: { transition: "transform 160ms ease-out" },
    },
    ".frame-wide a:hover .frame-stamp": {
      [withHover]: { [withMotion]: { transform: "translateY(-4px) rotate(-2deg)" } },
    },
  },
  /* The list of phones without scripts. */
  "@media not all and (min-width: 64em)": {
    ".frame-stamp, .frame-more": {
      flex: "none",
      width: "52px",
      height: "52px",
      marginInlineEnd: space[3],
      "--perforation-padding": "4px",
      "--perforation-pitch": "7.4px",
      "--perforation-hole": "2.1px",
    },
    ".frame-wide .frame-list a": { minHeight: "60px", fontSize: type.text },
  },
});
