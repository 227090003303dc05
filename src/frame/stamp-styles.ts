import { css } from "@emotion/react";
import { titled } from "../theme/lettering";
import {
  belowDesktop,
  colour,
  font,
  from,
  rule,
  shadow,
  size,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { centred, grid, thickLine } from "../ui/layout/primitives";
import { holes, perforation } from "../ui/motifs/perforated";

export const stampStyles = css({
  ".frame-stamp": {
    display: "block",
    filter: shadow.dropSmall,
    "& > picture": [perforation, { height: "100%" }],
    "& img": { height: "100%" },
  },
  /* Shown instead of a stamp before pages that are not country guides. */
  ".frame-more": {
    ...centred,
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
      ...grid(undefined, "2.9 1"),
      paddingInline: `max(${space.gutter}, calc((100% - ${size.container}) / 2))`,
      border: 0,
      borderRadius: 0,
      borderBottom: rule.ink,
      background: colour.page,
      boxShadow: shadow.card,
    },
    ".frame-wide > .frame-list > ul": { ...grid(5, 4), alignContent: "start", paddingInlineEnd: space[8] },
    ".frame-wide > .frame-list > ul + ul": {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: space[4],
      paddingInline: `${space[8]} 0`,
      borderInlineStart: rule.tear,
    },
    ".frame-wide > .frame-list a": {
      display: "block",
      padding: 0,
      ...titled("h3", 800, 1.15),
      [withHover]: {
        "&:hover": { background: "none", textDecoration: "underline", textUnderlineOffset: "4px" },
      },
      "&[aria-current='page']": { color: colour.current },
    },
    ".frame-wide > .frame-list > ul + ul a": {
      ...grid([0, 3], { base: "72px 1", wide: "88px 1" }),
      alignItems: "center",
      minHeight: size.target,
      "& > .frame-stamp": { marginBottom: 0 },
      "&:has(.frame-more)": {
        display: "inline-block",
        minHeight: 0,
        textDecoration: "underline",
        ...thickLine,
      },
    },
    ".frame-wide > .frame-list > ul + ul .frame-more": { display: "none" },
    ".frame-wide .frame-guides": {
      gridColumn: "1 / -1",
      [from.wide]: { display: "flex", gap: space[8] },
      marginTop: space[5],
      paddingTop: space[4],
      borderTop: rule.tear,
      "& > p": { flex: "none", margin: `${space[2]} 0 0`, ...titled("h3", 800, 1.15) },
      "& > ul": { flexGrow: 1, ...grid([0, 4], "repeat(5, auto)"), justifyContent: "space-between" },
    },
    // Tools and subjects, which are few, stand on a line each above the guides; the tools are what families need first.
    ".frame-wide > .frame-list .frame-guides:first-of-type a": { fontWeight: 700 },
    ".frame-wide .frame-guides:not(:last-child) > ul": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "start",
      columnGap: space[8],
    },
    ".frame-wide > .frame-list .frame-guides a": {
      display: "flex",
      minHeight: size.target,
      font: `600 ${type.text}/1.25 ${font.text}`,
    },
    ".frame-wide .frame-more": { borderColor: colour.heading, fontSize: type.proseH2 },
    ".frame-wide :is(.frame-stamp, .frame-more)": { aspectRatio: "1.55", marginBottom: space[2] },
    ".frame-wide .frame-stamp": {
      ...holes("7px", "10px", "2.8px"),
      [withMotion]: { transition: "transform 160ms ease-out" },
    },
    ".frame-wide a:hover .frame-stamp": {
      [withHover]: { [withMotion]: { transform: "translateY(-4px) rotate(-2deg)" } },
    },
  },
  /* The list on phones without scripts. */
  [belowDesktop]: {
    ".frame-stamp, .frame-more": {
      flex: "none",
      width: "52px",
      height: "52px",
      marginInlineEnd: space[3],
      ...holes("4px", "7.4px", "2.1px"),
    },
    ".frame-wide .frame-list a": { minHeight: "60px", fontSize: type.text },
  },
});
