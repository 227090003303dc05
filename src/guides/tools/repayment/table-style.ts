import { css } from "@emotion/react";
import { lettering } from "../../../theme/lettering";
import { colour, from, phone, rule, space, type } from "../../../theme/tokens";
import { unseen } from "../../../ui/layout/primitives";

/** A table whose rows are blocks on phones, each amount beside its column's name. */
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
    "&, tbody, caption": { display: "block" },
    thead: { ...unseen, left: 0, width: "1px", overflow: "hidden" },
    "tbody tr": { display: "block", padding: `${space[3]} 0`, borderTop: rule.dashed },
    "tbody :is(th, td)": { display: "flex", justifyContent: "space-between", padding: "2px 0", border: 0 },
    "tbody th": { ...lettering.head },
    "td::before": { content: "attr(data-head)", color: colour.muted, fontSize: type.small },
  },
});
