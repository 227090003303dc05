import { css } from "@emotion/react";
import { useCallback, useRef } from "react";
import countriesWords from "../../content/words/countries.json";
import figuresWords from "../../content/words/figures.json";
import reading from "../../content/words/reading.json";
import { fill } from "../lib/fill";
import { useDismiss } from "../lib/hooks/use-dismiss";
import { colour, from, lowWindow, rule, size, space } from "../theme/tokens";
import { ends } from "../ui/layout/primitives";
import { Icon } from "../ui/motifs/icon";
import { type Chapter, ChapterStops } from "./chapter-stops";
import { usePlace } from "./use-place";

const bar = css({
  position: "sticky",
  top: size.header,
  zIndex: 5,
  marginInline: `calc(-1 * ${space.gutter})`,
  background: colour.page,
  color: colour.heading,
  "--focus-offset": "-5px",
  [lowWindow]: { position: "static" },
  [from.desktop]: { display: "none" },
});
const summary = css({
  ...ends(4),
  minHeight: "48px",
  paddingInline: space.gutter,
  borderBlock: rule.ink,
  fontWeight: 500,
  lineHeight: 1.25,
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  svg: { flex: "none" },
  "[open] > &": { background: colour.surface },
  "[open] > & svg": { transform: "rotate(180deg)" },
});
/** Overlaps the text, so that nothing moves. */
const list = css({
  position: "absolute",
  top: "100%",
  insetInline: 0,
  // Ends above the bar at the foot of the window on phones.
  maxHeight: "calc(100vh - 116px - var(--bar, 0px))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: `${space[2]} ${space.gutter} ${space[4]}`,
  borderBottom: rule.ink,
  background: colour.surface,
  a: { minHeight: "46px" },
  [lowWindow]: { position: "static", maxHeight: "none" },
});

export function ContentsBar({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const place = usePlace(chapters.map((chapter) => chapter.id));
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((byEscape: boolean) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (byEscape) details.current.querySelector("summary")?.focus();
  }, []);
  useDismiss(details, true, close);
  const here = chapters[place - 1];
  const count = chapters.length;
  return (
    <nav css={bar} aria-label={reading.contents} data-bar="" data-print="no">
      <details ref={details}>
        <summary id="contents-bar" css={summary}>
          <span>
            {here ? (
              <>
                <strong>{fill(figuresWords.texts.chapter, { n: place, count })}</strong> · {here.text}
              </>
            ) : (
              fill(countriesWords.chaptersBar, { count })
            )}
          </span>
          <Icon name="chevron" size={20} />
        </summary>
        <ChapterStops css={list} chapters={chapters} place={place} onChoose={() => close(false)} />
      </details>
    </nav>
  );
}
