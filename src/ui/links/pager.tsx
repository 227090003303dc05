import { css } from "@emotion/react";
import { Link } from "gatsby";
import frameWords from "../../../content/words/frame.json";
import { fill } from "../../lib/fill";
import { colour, font, rule, space, type } from "../../theme/tokens";
import { lineOf, row } from "../layout/primitives";

const bar = css({
  ...row([2, 5], "space-between"),
  marginBottom: space.section,
  borderBlock: rule.tear,
  font: `700 ${type.article}/1.2 ${font.heading}`,
  a: { ...lineOf("56px") },
  p: { color: colour.muted, font: `600 ${type.text}/1.3 ${font.text}` },
});
const words = frameWords.pager;

interface PagerProps {
  /** Paths of all pages, in order. */
  readonly pages: readonly string[];
  /** Number of the current page, from 1. */
  readonly page: number;
}

export function Pager({ pages, page }: PagerProps) {
  const [before, after] = [pages[page - 2], pages[page]];
  if (pages.length < 2) return null;
  return (
    <nav css={bar} aria-label={words.name}>
      {before && (
        <Link to={before} rel="prev">
          {words.previous}
        </Link>
      )}
      <p>{fill(words.place, { page, pages: pages.length })}</p>
      {after && (
        <Link to={after} rel="next" css={{ marginLeft: "auto" }}>
          {words.next}
        </Link>
      )}
    </nav>
  );
}
