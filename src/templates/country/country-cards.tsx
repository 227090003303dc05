import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/layout/section";
import { ButtonLink } from "../../components/links/button-link";
import { Perforated } from "../../components/motifs/perforated";
import { Picture } from "../../components/pictures/picture";
import { from, space } from "../../theme/tokens";
import { fill } from "../../words/fill";
import { specified } from "../../words/specified-pages";

const grid = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: `${space[11]} ${space[7]}`,
  marginTop: space[11],
  [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
});
const card = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[3],
  "& > div": { width: "100%" },
  img: { aspectRatio: "4 / 3" },
  h3: { fontSize: "1.75rem", fontWeight: 800 },
  p: { flexGrow: 1 },
});

export interface CountryCardsProps {
  readonly id: string;
  readonly cards: readonly Queries.CountryCardFragment[];
  readonly words: Queries.CountryWordsFragment;
}

/** Cards that lead to further country guides; nothing when there are none. */
export function CountryCards({ id, cards, words }: CountryCardsProps) {
  if (cards.length === 0) return null;
  return (
    <Section ground="states" labelledBy={id}>
      <h2 id={id}>{specified.otherCountries}</h2>
      <ul css={grid}>
        {cards.map(({ name, intro, path, image, alt }) => (
          <li key={path} css={card}>
            <Perforated isSmall>
              <Picture
                file={image}
                alt={alt}
                sizes="(min-width: 1280px) 22rem, (min-width: 640px) 30vw, 92vw"
              />
            </Perforated>
            <h3>{name}</h3>
            <p>{intro}</p>
            <ButtonLink to={path} look="secondary" isSmall>
              {specified.learnMore}
              <span className="visually-hidden"> {fill(words.learnMore, { name })}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment CountryCard on Country {
    name
    intro
    path
    alt
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1000, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [400, 800, 1000])
      }
    }
  }
`;
