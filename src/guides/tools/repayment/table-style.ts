import { css } from "@emotion/react";
import { lettering } from "../../../theme/lettering";
import { colour, from, phone, rule, space, type } from "../../../theme/tokens";

/** A table whose rows are blocks on phones, each amount under its column's name. */
export const loanTable = css({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: type.text,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
  caption: { ...lettering.head, paddingBottom: space[2], textAlign: "left" },
  "th, td": { padding: `${space[3]} 0`, textAlign: "left", verticalAlign: "baseline" },
  "tbody th": { ...lettering.strong },
  "tbody :is(th, td)": { borderTop: rule.dashed },
  "thead th": { color: colour.muted, fontSize: type.small, fontWeight: 500, verticalAlign: "bottom" },
  [from.tablet]: { "tr > * + *": { paddingLeft: space[3], textAlign: "right" } },
  [phone]: {
    "&, tbody, tr, caption": { display: "block" },
    thead: { position: "absolute", clipPath: "inset(50%)", whiteSpace: "nowrap" },
    tr: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space[4] },
    "tbody tr": { padding: `${space[3]} 0`, borderTop: rule.dashed },
    "tbody :is(th, td)": { padding: "2px 0", border: 0 },
    "tbody th": { gridColumn: "1 / -1", ...lettering.head },
    "td::before": {
      content: "attr(data-head)",
      display: "block",
      color: colour.muted,
      fontSize: type.small,
      lineHeight: 1.3,
    },
  },
});
