import { css, Global } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import type { Answers } from "../star/answers";
import { colour, font, from, largeText, lowWindow, phone, radius, size, space, type } from "../theme/tokens";
import { buttonStyle } from "../ui/links/button-style";
import { Picture } from "../ui/pictures/picture";
import type { CompareCountry } from "./country-values";
import { IntoPlan } from "./into-plan";

const words = compareWords.compare;

const trayHeight = "68px";
const inPlaceOfBar = css({
  [phone]: {
    ":root": { "--bar": trayHeight },
    ":root:not(:has([data-sheet=true])) .frame-floating > a": { visibility: "hidden" },
    ".frame-top": { bottom: `calc(${trayHeight} + ${space[3]})` },
  },
});
const tray = css({
  position: "sticky",
  bottom: "var(--bar, 0px)",
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[4]}`,
  marginTop: space[4],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: colour.board,
  color: colour.onDark,
  "--focus": colour.focusOnDark,
  /* In the place of the bar with the ways to a counsellor. */
  [phone]: {
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: 10,
    minHeight: trayHeight,
    padding: `${space[2]} ${space[3]}`,
    borderRadius: 0,
  },
  [lowWindow]: { position: "static" },
  [largeText]: { position: "static" },
  "@media print": { display: "none" },
});
const list = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
const chip = css({
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: size.target,
  minHeight: size.target,
  padding: `0 ${space[3]}`,
  border: `1px solid ${colour.mapDestination}`,
  borderRadius: radius.button,
  background: "none",
  color: colour.onDark,
  font: `700 1rem/1.2 ${font.text}`,
  cursor: "pointer",
  "&:hover": { background: colour.mapLand },
  img: { width: "36px", height: "36px", objectFit: "cover", borderRadius: "2px" },
  [phone]: { justifyContent: "center", padding: 0, border: 0, "& > span": { display: "none" } },
  [largeText]: { "& > span": { display: "inline" } },
});
const wide = css({ [phone]: { display: "none" } });
const short = css({ [from.tablet]: { display: "none" } });
const open = css({
  "--ticket": colour.band,
  color: colour.heading,
  "&:hover": { "--ticket": colour.onDarkWarm },
});
const actions = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[1]} ${space[5]}`,
});
const plan = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  color: colour.onDark,
  fontWeight: 700,
});
const hint = css({ color: colour.onDarkMuted, fontSize: type.small });

interface ComparisonTrayProps {
  readonly countries: readonly CompareCountry[];
  readonly answers: Answers;
  readonly isFull: boolean;
  readonly most: number;
  readonly onRemove: (slug: string) => void;
  readonly onOpen: () => void;
}

export function ComparisonTray(props: ComparisonTrayProps) {
  const { countries, answers, isFull, most, onRemove, onOpen } = props;
  return (
    <div css={tray} data-tray="">
      <Global styles={inPlaceOfBar} />
      <ul css={list} aria-label={words.chosen}>
        {countries.map(({ slug, name, stamp }) => (
          <li key={slug}>
            <button
              type="button"
              css={chip}
              aria-label={fill(words.remove, { name })}
              onClick={() => onRemove(slug)}
            >
              <Picture file={stamp} alt="" sizes="48px" />
              <span>
                {name} <span aria-hidden="true">×</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isFull && <p css={hint}>{fill(words.most, { most })}</p>}
      <div css={actions}>
        <IntoPlan css={[plan, wide]} countries={countries.map(({ slug }) => slug)} answers={answers} />
        {countries.length > 1 ? (
          <button
            type="button"
            css={[buttonStyle({ look: "primary", isSmall: true }), open]}
            aria-label={fill(words.open, { count: countries.length })}
            onClick={onOpen}
          >
            <span css={wide}>{fill(words.open, { count: countries.length })}</span>
            <span css={short}>{fill(words.openShort, { count: countries.length })}</span>
          </button>
        ) : (
          <p css={hint}>{words.openOne}</p>
        )}
      </div>
    </div>
  );
}
