import { css } from "@emotion/react";
import type { ReactNode } from "react";
import words from "../../content/words/compare.json";
import finder from "../../content/words/finder.json";
import { fill } from "../lib/fill";
import type { Criteria } from "../star/criteria";
import { lettering } from "../theme/lettering";
import { colour, from, shadow, space } from "../theme/tokens";
import { ends, thickLine } from "../ui/layout/primitives";

const fold = css({
  marginTop: "-44px",
  "&:not([data-line]) > summary": { display: "none" },
  // Higher than the form, so that the answer begins in the first window.
  "&[data-line]": { marginTop: "-66px" },
  "&[data-line] > summary + *": { marginTop: space[4] },
  [from.desktop]: { marginTop: "-62px" },
});
const line = css({
  ...ends(4),
  minHeight: "56px",
  padding: `${space[2]} ${space[5]}`,
  borderRadius: "10px",
  background: colour.surface,
  filter: shadow.drop,
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "& > span": { ...lettering.strong, lineHeight: 1.3 },
  small: { display: "block", ...lettering.hint, fontWeight: 400 },
  b: { color: colour.link, textDecoration: "underline", ...thickLine },
});

interface ChosenFoldProps {
  readonly names: readonly string[];
  readonly criteria: Criteria;
  /** The visitor's budget as text; empty without one. */
  readonly amount: string;
  /** Without the line, form and list of countries are always open. */
  readonly hasLine: boolean;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Form and list of countries, and once some are side by side one line that says what was chosen. */
export function ChosenFold({
  names,
  criteria,
  amount,
  hasLine,
  isOpen,
  onToggle,
  children,
}: ChosenFoldProps) {
  const { finished, priority } = criteria;
  const answers = [
    finished && finder.finished.answers[finished],
    amount && fill(finder.money.upTo, { amount }),
    priority && finder.important.answers[priority],
  ].filter(Boolean);
  return (
    <details
      css={fold}
      open={isOpen || !hasLine}
      data-line={hasLine ? "" : undefined}
      data-print="no"
      onToggle={({ currentTarget }) => hasLine && onToggle(currentTarget.open)}
    >
      <summary css={line}>
        <span>
          {/* Page translation replaces text nodes, so a changing text is the only child of its element. */}
          <span>{names.join(", ")}</span> {answers.length > 0 && <small>{answers.join(" · ")}</small>}
        </span>
        <b>{words.change}</b>
      </summary>
      {children}
    </details>
  );
}
