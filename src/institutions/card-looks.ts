import { css } from "@emotion/react";
import { lettering } from "../theme/lettering";
import {
  colour,
  from,
  phone,
  radius,
  rule,
  shadow,
  size,
  space,
  type,
  withHover,
  withMotion,
} from "../theme/tokens";
import { grid } from "../ui/layout/primitives";

const lifted = {
  [withMotion]: { transition: "box-shadow 160ms ease-out" },
  [withHover]: { "&:hover": { borderColor: "transparent", boxShadow: shadow.card } },
} as const;

const corner = { position: "absolute", top: space[1], right: space[1] } as const;

/** A narrow window, or large text. */
const tight = "@media not all and (min-width: 18em)";

/** In a guide: the image above the name, many cards in a row. */
const tile = {
  imageSize: 84,
  card: css({
    position: "relative",
    ...grid(undefined, "40px 1 auto"),
    alignItems: "center",
    minHeight: "56px",
    borderTop: rule.thin,
    [phone]: { "& > img": { width: "40px !important", height: "40px !important" } },
    [from.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      border: rule.thin,
      borderRadius: radius.card,
      background: colour.surface,
      ...lifted,
      justifyItems: "start",
      alignContent: "space-between",
      paddingTop: space[4],
      "& > img": { margin: `0 0 0 ${space[4]}` },
    },
  }),
  /** Reserves the star's space before scripts run, or names would wrap when it appears. */
  withStar: css({ [phone]: { gridTemplateColumns: `40px minmax(0, 1fr) ${size.target}` } }),
  wording: css({
    padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
    [from.tablet]: { minHeight: "84px", padding: `${space[2]} ${space[5]} ${space[4]}` },
  }),
  heading: css({ fontSize: type.article, lineHeight: 1.2 }),
  place: css({ ...lettering.hint, marginTop: "2px" }),
  star: css({ [phone]: { marginBlock: space[1] }, [from.tablet]: corner }),
};

const STAMP = 76;

/** In the finder: the image beside the name, with room for more links. */
const stamp = {
  imageSize: STAMP,
  card: css({
    position: "relative",
    ...grid([0, 4], `calc(${STAMP}px + ${space[4]}) 1`),
    // `1fr` rows keep their height in WebKit when the window's width changes, and text is covered.
    gridTemplateRows: "max-content",
    alignContent: "space-between",
    alignItems: "start",
    border: rule.thin,
    borderRadius: radius.card,
    background: colour.surface,
    breakInside: "avoid",
    [tight]: { gridTemplateColumns: "minmax(0, 1fr)" },
    "& > img": { margin: `${space[4]} 0 ${space[4]} ${space[4]}` },
    [phone]: {
      gridTemplateColumns: "40px minmax(0, 1fr)",
      gap: `0 ${space[3]}`,
      border: 0,
      borderTop: rule.thin,
      borderRadius: 0,
      background: "none",
      "& > img": { width: "40px !important", height: "40px !important", margin: `${space[3]} 0` },
    },
    ...lifted,
  }),
  withStar: undefined,
  wording: css({
    minHeight: "104px",
    padding: `${space[4]} ${space[4]} ${space[3]} 0`,
    [phone]: { minHeight: 0, paddingBlock: space[2] },
    [tight]: { padding: `0 ${space[4]} ${space[3]}` },
    ...lettering.hint,
    "& p:first-of-type": { marginTop: "6px" },
  }),
  /** Leaves the right corner for the star. */
  heading: css({
    paddingRight: space[8],
    fontSize: type.article,
    fontWeight: 700,
    lineHeight: 1.15,
    textWrap: "balance",
  }),
  place: css({ color: colour.text }),
  star: css(corner),
};

export const cardLooks = { tile, stamp };

export type CardLook = keyof typeof cardLooks;
