import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, space, type, withMotion } from "../../theme/tokens";
import { Perforated } from "../motifs/perforated";
import { Picture } from "../pictures/picture";

const MOST_COLUMNS = 10;
/** In a row of a phone. */
const FEW = 3;

export const perforation = css({
  "--perforation-padding": "6px",
  "--perforation-pitch": "9px",
  "--perforation-hole": "2.6px",
});
const sheet = css({
  display: "grid",
  gridTemplateColumns: `repeat(${FEW}, minmax(0, 1fr))`,
  gap: "18px 14px",
  [from.tablet]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: space[5] },
  [from.desktop]: { gridTemplateColumns: "repeat(var(--columns), minmax(0, 1fr))" },
});
const link = css({
  display: "block",
  color: colour.heading,
  font: `700 ${type.text}/1.2 ${font.heading}`,
  textAlign: "center",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
  "& > div": {
    marginBottom: space[2],
    [withMotion]: { transition: "transform 160ms ease-out" },
  },
  "&:hover > div": { [withMotion]: { transform: "translateY(-4px) rotate(-2deg)" } },
});

/** Fills the last row of a phone. */
const end = css({
  display: "grid",
  border: `2px dashed ${colour.line}`,
  "& > a": { display: "grid", placeItems: "center", padding: space[3] },
  [from.tablet]: { display: "none" },
});

/** Widths in narrower windows. */
const NARROW = "(min-width: 640px) 17vw, 29vw";

interface StampSheetProps {
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly pathOf: (country: Queries.CountryStampFragment) => string;
  /** What each link says besides the country's name, for screen readers. */
  readonly more?: string;
  /** In wide windows, beside a column, in larger stamps; as many as there are countries, at most ten, if not given. */
  readonly columns?: number;
  /** A further link, on phones. */
  readonly onward?: { readonly title: string; readonly path: string };
}

/** Countries as stamps that lead on. */
export function StampSheet({ countries, pathOf, more, columns, onward }: StampSheetProps) {
  return (
    <ul css={sheet} style={{ "--columns": columns ?? Math.min(countries.length, MOST_COLUMNS) }}>
      {countries.map((country) => (
        <li key={country.slug}>
          <Link to={pathOf(country)} css={link}>
            <Perforated css={perforation}>
              <Picture
                file={country.stamp}
                alt=""
                sizes={`(min-width: 1024px) ${columns ? 160 : 112}px, ${NARROW}`}
              />
            </Perforated>
            {country.name}
            {more && <span className="visually-hidden">{` ${more}`}</span>}
          </Link>
        </li>
      ))}
      {onward && (
        <li css={end} style={{ gridColumn: `span ${FEW - (countries.length % FEW)}` }}>
          <Link to={onward.path} css={link}>
            {onward.title}
          </Link>
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment CountryStamp on Country {
    slug
    name
    path
    stamp {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 400, aspectRatio: 0.8, formats: [WEBP], transformOptions: { cropFocus: CENTER }, breakpoints: [120, 160, 240, 400])
      }
    }
  }
`;
