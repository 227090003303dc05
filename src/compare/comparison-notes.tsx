import { css } from "@emotion/react";
import { Link } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { StateLegend } from "../figures/state-legend";
import { fill } from "../lib/fill";
import { colour, font, from, space, type } from "../theme/tokens";

const words = compareWords.compare;

const notes = css({
  display: "grid",
  gap: `${space[1]} ${space[11]}`,
  marginBlock: `${space[4]} ${space[8]}`,
  fontSize: type.small,
  lineHeight: 1.45,
  "li, p": { maxWidth: "60em" },
  /* What the marks mean, and how old they are, at the right. */
  [from.desktop]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "start" },
});
const result = css({
  marginBottom: space[1],
  color: colour.heading,
  font: `800 ${type.fact}/1.15 ${font.heading}`,
  "&:empty": { display: "none" },
});

interface ComparisonNotesProps {
  /** How many countries fit what was said; announced. */
  readonly found: string;
  readonly order: string;
  readonly isOrdered: boolean;
  readonly states: ReadonlySet<string>;
  readonly read: string;
}

export function ComparisonNotes({ found, order, isOrdered, states, read }: ComparisonNotesProps) {
  return (
    <div css={notes}>
      <div>
        <p css={result} role="status">
          {found}
        </p>
        {isOrdered && <p>{order}</p>}
        {read && (
          <p>
            <Link to="/figures">{fill(words.register.text, { date: read })}</Link>
          </p>
        )}
      </div>
      <StateLegend states={states} />
    </div>
  );
}
