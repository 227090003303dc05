import { css, type Interpolation, type Theme } from "@emotion/react";
import { Link } from "gatsby";
import { RemoveButton } from "../components/links/remove-button";
import { fineHoles, Perforated } from "../components/motifs/perforated";
import { Picture } from "../components/pictures/picture";
import { colour, font, from, lowWindow, phone, size, space } from "../theme/tokens";
import { fill } from "../words/fill";
import type { CompareCountry } from "./country-values";

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
  verticalAlign: "middle",
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
/** The names stay in sight while the rows are read. */
const names = css({
  background: colour.page,
  boxShadow: `inset 0 -2px 0 ${colour.heading}`,
  [from.tablet]: { position: "sticky", top: size.header, zIndex: 2, minHeight: "56px", alignItems: "center" },
  [from.desktop]: {
    top: size.headerWide,
    "& > *": { height: "56px", background: colour.page, boxShadow: `inset 0 -2px 0 ${colour.heading}` },
  },
  /* Two choices say it there. */
  [phone]: { position: "absolute", clipPath: "inset(50%)" },
  [lowWindow]: { position: "static" },
  "@media print": { position: "static", clipPath: "none" },
});
/** Among all countries each cell names its own. */
const still = css({
  [phone]: { display: "none" },
  "& > *": { boxShadow: "none" },
  "&, & > *": { position: "static" },
});
const nameLine = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const perforation = css({
  ...fineHoles,
  maxWidth: "132px",
});
const remove = css({ [phone]: { display: "none" } });

interface ComparisonHeadProps {
  readonly countries: readonly CompareCountry[];
  /** Of every row of the table. */
  readonly rowStyle: Interpolation<Theme>;
  readonly words: Queries.CompareWordsFragment;
  readonly isChosen: boolean;
  /** Attributes of the cells of a column. */
  readonly placeOf: (at: number) => Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly onRemove: (slug: string) => void;
}

/** Stamps and names above the columns. */
export function ComparisonHead({
  countries,
  rowStyle,
  words,
  isChosen,
  placeOf,
  onRemove,
}: ComparisonHeadProps) {
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
      <tr css={[rowStyle, names, !isChosen && still]}>
        <td css={corner} />
        {countries.map(({ slug, name, path }, at) => (
          <th key={slug} scope="col" css={head} data-column={slug} {...placeOf(at)}>
            <div css={nameLine}>
              <Link to={path} title={fill(words.guide, { name })}>
                {name}
              </Link>
              {isChosen && (
                <RemoveButton
                  css={remove}
                  label={fill(words.remove, { name })}
                  onClick={() => onRemove(slug)}
                />
              )}
            </div>
          </th>
        ))}
      </tr>
    </thead>
  );
}
