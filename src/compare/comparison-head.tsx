import { css, type Interpolation, type Theme } from "@emotion/react";
import { Link } from "gatsby";
import compareWords from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import { colour, font, from, lowWindow, phone, size, space } from "../theme/tokens";
import { fineHoles, Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { ChosenStamp } from "./chosen-stamp";
import type { CompareCountry } from "./country-values";

const words = compareWords.compare;

const corner = css({
  display: "none",
  [from.desktop]: { display: "table-cell", width: "188px" },
});
const stampCell = css({
  padding: `${space[2]} ${space[2]} ${space[4]}`,
  [from.desktop]: { paddingInline: space[3] },
});
const head = css({
  padding: `0 ${space[2]}`,
  textAlign: "left",
  a: {
    display: "inline-block",
    paddingBlock: "6px",
    color: colour.heading,
    font: `800 1.4375rem/1.15 ${font.heading}`,
    textDecoration: "none",
  },
  "a:hover": { textDecoration: "underline" },
  [from.desktop]: { minWidth: "9.5rem", paddingInline: space[3] },
});
const still = css({ [phone]: { display: "none" } });
const perforation = css({ ...fineHoles, maxWidth: "132px" });

/** Above the picture: the cell's own edge, and the paper's. */
const EDGE = "13px";
const chosen = css({
  "--picture": "min(216px, (100vw - 88px) / var(--columns) * 0.62)",
  background: colour.page,
  boxShadow: `inset 0 -2px 0 ${colour.heading}`,
  [from.tablet]: {
    position: "sticky",
    top: `calc(${size.header} - ${EDGE} - var(--picture))`,
    zIndex: 2,
  },
  [from.desktop]: {
    "--picture": "min(216px, (min(72rem, 100vw - 128px) - 188px) / var(--columns) * 0.62)",
    top: `calc(${size.headerWide} - ${EDGE} - var(--picture))`,
    "& > *": { background: colour.page, boxShadow: `inset 0 -2px 0 ${colour.heading}` },
  },
  /* Two choices say it there. */
  [phone]: { position: "absolute", clipPath: "inset(50%)" },
  [lowWindow]: { position: "static" },
  "@media print": { position: "static", clipPath: "none" },
});
const chosenCell = css({
  padding: `${space[2]} ${space[2]} ${space[4]}`,
  fontWeight: 400,
  textAlign: "left",
  [from.desktop]: { paddingInline: space[3] },
});

interface ComparisonHeadProps {
  readonly countries: readonly CompareCountry[];
  readonly all: readonly CompareCountry[];
  readonly rowStyle: Interpolation<Theme>;
  readonly isChosen: boolean;
  readonly placeOf: (at: number) => Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly onPut: (at: number, slug: string) => void;
  readonly onRemove: (slug: string) => void;
}

export function ComparisonHead(props: ComparisonHeadProps) {
  const { countries, all, rowStyle, isChosen, placeOf, onPut, onRemove } = props;
  if (isChosen)
    return (
      <thead>
        <tr css={[rowStyle, chosen]}>
          <td css={corner} />
          {countries.map((country, at) => (
            <th key={country.slug} scope="col" css={chosenCell} data-column={country.slug} {...placeOf(at)}>
              <ChosenStamp
                country={country}
                all={all}
                onPut={(slug) => onPut(at, slug)}
                onRemove={() => onRemove(country.slug)}
              />
            </th>
          ))}
        </tr>
      </thead>
    );
  return (
    <thead>
      <tr css={rowStyle}>
        <td css={corner} />
        {countries.map(({ slug, stamp }, at) => (
          <td key={slug} css={stampCell} {...placeOf(at)}>
            <Perforated css={perforation}>
              <Picture file={stamp} alt="" sizes="122px" />
            </Perforated>
          </td>
        ))}
      </tr>
      <tr css={[rowStyle, still]}>
        <td css={corner} />
        {countries.map(({ slug, name, path }, at) => (
          <th key={slug} scope="col" css={head} data-column={slug} {...placeOf(at)}>
            <Link to={path} title={fill(words.guide, { name })}>
              {name}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
