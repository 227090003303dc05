import { css } from "@emotion/react";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { colour, font, from, largeText, lowWindow, radius, size, space, type } from "../theme/tokens";
import { arrowIn } from "../ui/fields/control-style";
import { Picture } from "../ui/pictures/picture";
import type { CompareCountry } from "./country-values";

const words = compareWords.compare;

export const PAIR = 2;

const bar = css({
  position: "sticky",
  top: size.header,
  zIndex: 2,
  display: "grid",
  gridTemplateColumns: "repeat(var(--pair), minmax(0, 1fr))",
  alignItems: "center",
  gap: space[2],
  minHeight: "64px",
  padding: space[2],
  background: colour.board,
  "--focus": colour.focusOnDark,
  select: [
    arrowIn(colour.onDark),
    {
      width: "100%",
      minHeight: size.target,
      padding: "0 24px 0 6px",
      border: `1px solid ${colour.mapDestination}`,
      borderRadius: radius.button,
      backgroundColor: colour.board,
      backgroundPosition: "right 6px center",
      color: colour.onDark,
      font: `800 1.125rem/1.2 ${font.heading}`,
    },
  ],
  [largeText]: { position: "static", gridTemplateColumns: "minmax(0, 1fr)" },
  [lowWindow]: { position: "static" },
  [from.tablet]: { display: "none" },
  "@media print": { display: "none" },
});

const place = css({
  display: "grid",
  gridTemplateColumns: "32px minmax(0, 1fr)",
  alignItems: "center",
  gap: "6px",
  img: { height: size.target },
  /* No room for more than the names. */
  "@media (max-width: 22.49em)": { gridTemplateColumns: "minmax(0, 1fr)", picture: { display: "none" } },
});
const hidden = css({
  paddingTop: space[2],
  color: colour.muted,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { display: "none" },
  "@media print": { display: "none" },
});

interface CountryPairProps {
  readonly chosen: readonly CompareCountry[];
  readonly all: readonly CompareCountry[];
  readonly onPut: (at: number, slug: string) => void;
}

export function CountryPair({ chosen, all, onPut }: CountryPairProps) {
  const choice = (country: CompareCountry, at: number) => (
    <div css={place}>
      <Picture file={country.stamp} alt="" sizes="44px" />
      <select
        aria-label={fill(words.chooseName, { name: country.name })}
        value={country.slug}
        onChange={(event) => onPut(at, event.target.value)}
      >
        {all.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
  const [first, second] = chosen;
  const others = chosen.slice(PAIR).map(({ name }) => name);
  return (
    <>
      <div css={bar} data-pair-bar="">
        {first && choice(first, 0)}
        {second && choice(second, 1)}
      </div>
      {others.length > 0 && (
        <p css={hidden} data-out-of-sight="">
          {fill(words.hidden, { names: others.join(", ") })}
        </p>
      )}
    </>
  );
}
