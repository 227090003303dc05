import { css } from "@emotion/react";
import reading from "../../content/words/reading.json";
import { lettering } from "../theme/lettering";
import { from, rule, space } from "../theme/tokens";
import { onlyBelow } from "../ui/layout/primitives";

/** Shorter texts have no list of contents. */
export const FEWEST_HEADINGS = 4;

const box = css({ maxWidth: "34.5em", padding: `${space[5]} ${space[5]}`, border: rule.thick });
const list = css({
  marginTop: space[2],
  columnGap: space[8],
  "& a": { display: "inline-block", paddingBlock: "6px", lineHeight: 1.35 },
  "& li": { breakInside: "avoid" },
  [from.tablet]: { columns: 2 },
});

interface ContentsListProps {
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly isNarrowOnly?: boolean;
}

/** Links to the headings of a long page; renders nothing for fewer than four headings. */
export function ContentsList({ headings, isNarrowOnly }: ContentsListProps) {
  if (headings.length < FEWEST_HEADINGS) return null;
  return (
    <nav css={[box, isNarrowOnly && onlyBelow("desktop")]} aria-labelledby="contents" data-print="no">
      <p id="contents" css={lettering.head}>
        {reading.contents}
      </p>
      <ul css={list}>
        {headings.map(({ id: anchor, text }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
