import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { Section } from "../../components/layout/section";
import { Perforated } from "../../components/motifs/perforated";
import { Picture } from "../../components/pictures/picture";
import { colour, font, from, space, type, withMotion } from "../../theme/tokens";
import { fill } from "../../words/fill";

const MOST_COLUMNS = 10;

const perforation = css({
  "--perforation-padding": "6px",
  "--perforation-pitch": "9px",
  "--perforation-hole": "2.6px",
});
const head = css({
  display: "grid",
  gridTemplateColumns: "112px minmax(0, 1fr)",
  alignItems: "center",
  gap: space[6],
  marginBottom: space[8],
  h2: { fontSize: type.proseH2 },
  p: { marginTop: space[2], maxWidth: "34em", lineHeight: 1.45 },
});
const own = css({ transform: "rotate(-3deg)" });
const sheet = css({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
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

const SIZES = "(min-width: 1024px) 112px, (min-width: 640px) 17vw, 29vw";

export interface CountryStripProps {
  readonly id: string;
  /** The page's own country. */
  readonly country: Queries.CountryStampFragment;
  readonly countries: readonly Queries.CountryStampFragment[];
  readonly words: Queries.CountryWordsFragment;
}

/** The other countries as stamps; each leads to the two countries side by side. */
export function CountryStrip({ id, country, countries, words }: CountryStripProps) {
  const others = countries.filter(({ slug }) => slug !== country.slug);
  if (others.length === 0) return null;
  return (
    <Section ground="states" labelledBy={id}>
      <div css={head}>
        <Perforated css={[perforation, own]}>
          <Picture file={country.stamp} alt="" sizes="112px" />
        </Perforated>
        <div>
          <h2 id={id}>{fill(words.others, { name: country.name })}</h2>
          <p>{words.othersText}</p>
        </div>
      </div>
      <ul css={sheet} style={{ "--columns": Math.min(others.length, MOST_COLUMNS) }}>
        {others.map(({ slug, name, stamp }) => (
          <li key={slug}>
            <Link to={`/compare?v=side&c=${country.slug},${slug}`} css={link}>
              <Perforated css={perforation}>
                <Picture file={stamp} alt="" sizes={SIZES} />
              </Perforated>
              {name}
              <span className="visually-hidden"> {fill(words.compared, { name: country.name })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
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
