import { css } from "@emotion/react";
import { colour, from, largeText, rule, space, type } from "../theme/tokens";
import { ends } from "../ui/layout/primitives";

/** The column of a text with numbered chapters, and with tools and drawings between them. */
export const numberedText = css({
  // Keeps focused controls below the sticky bar of chapters.
  "& :is(a, button, summary)": { scrollMarginTop: "32px" },
  // The next heading has its own margin.
  "& > [id^=picture-]": { marginBottom: 0 },
  // Phones leave some pictures out: the rule of the next chapter would follow the list's.
  "& > :has(+ [id^=picture-]) > .rows:last-child ul": { borderBottom: 0 },
  "& > [data-bar] + div": { marginTop: space[8], [from.desktop]: { marginTop: 0 } },
  "& > [data-tool]": { marginTop: space[5] },
  // Text that continues after a tool is not styled as a lead.
  "& > [data-tool] + div > p:first-of-type": { fontSize: "inherit", lineHeight: "inherit" },
  "& > div > .chapter-head": {
    ...ends(4),
    alignItems: "baseline",
    maxWidth: "none",
    marginTop: space[8],
    paddingTop: space[4],
    [from.desktop]: { marginTop: space[16], paddingTop: space[5] },
    borderTop: rule.tear,
    [largeText]: { flexWrap: "wrap" },
    h2: { scrollMarginTop: "32px", [from.desktop]: { scrollMarginTop: "4px" } },
    p: { flex: "none", color: colour.muted, fontSize: type.small, fontWeight: 600 },
  },
  "& > div > .standfirst": {
    marginTop: space[3],
    color: colour.heading,
    fontSize: type.intro,
    lineHeight: 1.45,
    textWrap: "balance",
  },
});
