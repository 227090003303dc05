import { css } from "@emotion/react";
import { colour, font, from, space } from "../../theme/tokens";
import { useWords } from "../../words/use-words";

const FEWEST = 4;

const box = css({
  maxWidth: "34.5em",
  padding: `${space[5]} ${space[6]}`,
  border: `2px solid ${colour.line}`,
  "@media print": { display: "none" },
});
const heading = css({ font: `700 1.3rem/1.2 ${font.heading}`, color: colour.heading });
const list = css({
  marginTop: space[2],
  columnGap: space[8],
  "& a": { display: "inline-block", paddingBlock: "6px", lineHeight: 1.35 },
  "& li": { breakInside: "avoid" },
  [from.tablet]: { columns: 2 },
});

interface ContentsListProps {
  readonly id: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** Links to the headings of a long page; renders nothing for fewer than four. */
export function ContentsList({ id, headings }: ContentsListProps) {
  const { reading } = useWords();
  if (headings.length < FEWEST) return null;
  return (
    <nav css={box} aria-labelledby={id}>
      <p id={id} css={heading}>
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
