import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { titled } from "../../theme/lettering";
import { from, size, space, type, withHover, withMotion } from "../../theme/tokens";
import { centred, filling, grid, quietLink, tracks, wholeRow } from "../layout/primitives";
import { holes, Perforated } from "../motifs/perforated";
import { Picture } from "../pictures/picture";

const MAX_COLUMNS = 10;
const tracksOf = (columns: number) => ({ gridTemplateColumns: tracks(columns), gap: "14px 20px" });
export const perforation = css({ ...holes("6px", "9px", "2.6px") });
/** Below 1024 px rows of three or five without a hole; fewer at a large text size. */
const stamps = css({
  ...grid(5, { base: filling("4rem"), tablet: [5, 5], desktop: "repeat(var(--columns), minmax(0, 1fr))" }),
  gap: "14px 6px",
  "@media (min-width: 19em) and (max-width: 63.99em)": {
    "&:has(> :first-child:nth-last-child(9))": tracksOf(3),
  },
});
const link = css(quietLink, {
  display: "block",
  ...titled("small", 700, 1.15),
  textAlign: "center",
  overflowWrap: "anywhere",
  [from.tablet]: { fontSize: type.text },
  "& > div": { marginBottom: space[2], [withMotion]: { transition: "transform 160ms ease-out" } },
  [withHover]: { "&:hover > div": { [withMotion]: { transform: "translateY(-4px) rotate(-2deg)" } } },
});

const end = css({
  display: "grid",
  ...wholeRow,
  "& > a": { ...centred, minHeight: size.target, textDecoration: "underline" },
  [from.tablet]: { display: "none" },
});

const NARROW_SIZES = "(min-width: 640px) 17vw, 16vw";
/** Rows of three; at three pixels a px, phones then take the widest file. */
const WIDE_SIZES = "(min-width: 640px) 29vw, 27vw";
const IN_ROWS_OF_THREE = 9;

interface StampGridProps {
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly pathOf: (country: Queries.CountryStampFragment) => string;
  readonly more?: string;
  /** Columns in wide windows, for a grid beside a text column; default: one per country, at most ten. */
  readonly columns?: number;
  readonly onward?: { readonly label: string; readonly path: string };
}

export function StampGrid({ countries, pathOf, more, columns, onward }: StampGridProps) {
  return (
    <ul css={stamps} style={{ "--columns": columns ?? Math.min(countries.length, MAX_COLUMNS) }}>
      {countries.map((country) => (
        <li key={country.slug}>
          <Link to={pathOf(country)} css={link}>
            <Perforated css={perforation}>
              <Picture
                file={country.stamp}
                alt=""
                sizes={`(min-width: 1024px) ${columns ? 160 : 112}px, ${countries.length === IN_ROWS_OF_THREE ? WIDE_SIZES : NARROW_SIZES}`}
              />
            </Perforated>
            {country.name}
            {more && <span className="visually-hidden">{` ${more}`}</span>}
          </Link>
        </li>
      ))}
      {onward && (
        <li css={end}>
          <Link to={onward.path} css={link}>
            {onward.label}
          </Link>
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment CountryStamp on Country {
    slug name path
    stamp { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 400, aspectRatio: 0.8, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [144, 240, 400]) } }
  }
`;
