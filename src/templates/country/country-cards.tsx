import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { passRows } from "../../compare/country-values";
import { StateMark } from "../../components/facts/state-mark";
import { Section } from "../../components/layout/section";
import { ButtonLink } from "../../components/links/button-link";
import { Perforated } from "../../components/motifs/perforated";
import { Picture } from "../../components/pictures/picture";
import { colour, font, from, space, type } from "../../theme/tokens";
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

const facts = css({
  width: "100%",
  borderBottom: `1px dashed ${colour.heading}`,
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    columnGap: space[4],
    paddingBlock: space[2],
    borderTop: `1px dashed ${colour.heading}`,
    lineHeight: 1.3,
  },
  dt: { fontSize: type.small },
  dd: {
    color: colour.heading,
    font: `700 1.125rem/1.25 ${font.heading}`,
    fontVariantNumeric: "tabular-nums",
  },
  "dd [data-state]": { marginRight: "7px" },
});
export interface CountryCardsProps {
  readonly id: string;
  readonly cards: readonly Queries.CountryCardFragment[];
  readonly words: {
    readonly country: Queries.CountryWordsFragment;
    readonly panel: Queries.NumbersWordsFragment;
  };
}

/** Cards that lead to further country guides; nothing when there are none. */
export function CountryCards({ id, cards, words: { country: words, panel } }: CountryCardsProps) {
  if (cards.length === 0) return null;
  return (
    <Section ground="states" labelledBy={id}>
      {/* The page's own heading says the same, right above. */}
      <h2 id={id} className="visually-hidden">
        {specified.otherCountries}
      </h2>
      <ul css={grid}>
        {cards.map(({ name, intro, path, image, alt, ...numbers }) => (
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
            <dl css={facts}>
              {passRows.map((row) => {
                const number = numbers[row];
                const [fact] = number?.facts ?? [];
                return (
                  number && (
                    <div key={row}>
                      <dt>{panel.rows[row]}</dt>
                      <dd>
                        {!number.says && fact && <StateMark state={fact.state} />}
                        {number.says ?? number.text}
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
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
  fragment CardNumber on CountryNumber {
    says
    text
    facts { state }
  }
  fragment CountryCard on Country {
    name
    intro
    path
    alt
    funds: number(row: "funds") { ...CardNumber }
    tuition: number(row: "tuition") { ...CardNumber }
    work: number(row: "work") { ...CardNumber }
    stay: number(row: "stay") { ...CardNumber }
    image {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 1000, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [400, 800, 1000])
      }
    }
  }
`;
