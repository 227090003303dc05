import { css } from "@emotion/react";
import { lettering } from "../../theme/lettering";
import { colour, from, size, space, type } from "../../theme/tokens";

export const chapterText = css({
  marginTop: space[4],
  fontSize: type.text,
  lineHeight: 1.55,
  "& > *": { maxWidth: size.prose },
  "& > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > p:first-child": lettering.lead,
  // The text continues below a drawing inside the chapter.
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
  [from.desktop]: { marginTop: 0, fontSize: type.article, lineHeight: 1.65 },
  ".steps p + *": { marginTop: "0.6em" },
  ".more + .more": { marginTop: "-1px" },
  ".more > summary": {
    minHeight: size.target,
    paddingBlock: space[2],
    color: colour.heading,
    fontSize: type.article,
    textWrap: "balance",
  },
});
