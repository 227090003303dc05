import { css } from "@emotion/react";
import { graphql } from "gatsby";
import words from "../../content/words/countries.json";
import fixedWords from "../../content/words/fixed-pages.json";
import numbersWords from "../../content/words/numbers.json";
import { mainRows } from "../figures/rows";
import { fill } from "../lib/fill";
import { listed } from "../lib/written";
import { CurrencySwitch } from "../money/currency-switch";
import { HomeRate } from "../money/home-rate";
import { useHomeMoney } from "../money/use-home-money";
import { MAX_COUNTRIES } from "../star/plan";
import { lettering, titled } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { above, ends, grid, paper, row } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { ButtonLink } from "../ui/links/button-link";
import { Picture } from "../ui/pictures/picture";

const moneyOf = (number: Queries.CardNumberFragment | null) =>
  number?.currency && !number.statement ? [number.currency] : [];

/** Text beside the picture between phone and desktop width, where three cards in a row would be too narrow. */
const cardStyle = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  ...paper,
  breakInside: "avoid",
  img: { aspectRatio: "4 / 3", objectFit: "cover" },
  h2: { fontSize: type.fact, fontWeight: 800, lineHeight: 1.1 },
  [from.tablet]: { ...grid(undefined, "2 3"), "& > picture, img": { height: "100%" } },
  [from.desktop]: { display: "flex", "& > picture, img": { height: "auto" } },
});
const wording = css({
  display: "flex",
  flexDirection: "column",
  flexGrow: 1,
  gap: space[3],
  padding: space[5],
  p: { flexGrow: 1, lineHeight: 1.45, textWrap: "pretty" },
  "& > a": { alignSelf: "stretch", justifyContent: "center", marginTop: space[2] },
});
const head = css({
  ...row([3, 8], "space-between"),
  marginTop: space[8],
  color: colour.text,
  ...lettering.small,
});

const factList = css({
  borderBottom: rule.dashed,
  "& > div": {
    ...ends(3),
    alignItems: "baseline",
    paddingBlock: "10px",
    [from.desktop]: { minHeight: "70px" },
    borderTop: rule.dashed,
    lineHeight: 1.3,
  },
  dt: { flex: "none", maxWidth: "50%", color: colour.heading, fontSize: type.small, fontWeight: 600 },
  dd: {
    ...titled("article", 800, 1.2),
    fontVariantNumeric: "tabular-nums",
    textAlign: "right",
    textWrap: "balance",
  },
  small: { display: "block", color: colour.muted, font: `400 ${type.small}/1.35 ${font.text}` },
});

interface CardFactsProps {
  readonly numbers: Pick<Queries.CountryCardFragment, (typeof mainRows)[number]>;
  readonly atHome: (amounts: readonly number[], from: string | null) => string | undefined;
}

function CardFacts({ numbers, atHome }: CardFactsProps) {
  return (
    <dl css={factList}>
      {mainRows.map((row) => {
        const number = numbers[row];
        if (!number) return null;
        const { statement, statementIsValue, text, short, amounts, currency } = number;
        const home = statement ? undefined : atHome(amounts, currency);
        return (
          <div key={row}>
            <dt>
              {numbersWords.rows[row]}
              {short && <small>{short}</small>}
            </dt>
            <dd>
              {statement ? (
                <span css={!statementIsValue && lettering.muted}>{statement}</span>
              ) : (
                <>
                  {home ?? text}
                  {home && <small> {text}</small>}
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function CountryCards({ cards }: { readonly cards: readonly Queries.CountryCardFragment[] }) {
  const { atHome } = useHomeMoney();
  if (cards.length === 0) return null;
  const compared = cards.slice(0, MAX_COUNTRIES);
  const currencies = new Set(cards.flatMap(({ funds, tuition }) => [funds, tuition]).flatMap(moneyOf));
  return (
    <Section id="cards" ground="states" labelledBy="title">
      <div css={head}>
        <p>{numbersWords.check}</p>
        <CurrencySwitch />
      </div>
      <ul css={[grid(8, { desktop: 3 }), above(5)]}>
        {cards.map(({ slug: _slug, name, intro, path, image, alt, ...numbers }) => (
          <li key={path} css={cardStyle}>
            <Picture
              file={image}
              alt={alt}
              sizes="(min-width: 1280px) 22rem, (min-width: 1024px) 30vw, (min-width: 640px) 720px, 88vw"
            />
            <div css={wording}>
              <h2>{name}</h2>
              <p>{intro}</p>
              <CardFacts numbers={numbers} atHome={atHome} />
              <ButtonLink to={path} look="secondary" isSmall>
                {fixedWords.learnMore}
                <span className="visually-hidden">{` ${fill(words.learnMore, { name })}`}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <div css={{ ...above(8), ...lettering.small, color: colour.text }}>
        {[...currencies].map((local) => (
          <HomeRate key={local} local={local} />
        ))}
      </div>
      {cards.length > 1 && (
        <p css={{ ...above(5), textWrap: "balance" }}>
          <ButtonLink to={`/compare?c=${compared.map(({ slug }) => slug).join(",")}`} look="tertiary">
            {fill(words.compareCards, { names: listed(compared.map(({ name }) => name)) })}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment CardNumber on CountryNumber {
    statement statementIsValue short text amounts currency
  }
  fragment CountryCard on Country {
    slug name intro path alt
    funds: number(row: "funds") { ...CardNumber }
    tuition: number(row: "tuition") { ...CardNumber }
    work: number(row: "work") { ...CardNumber }
    stay: number(row: "stay") { ...CardNumber }
    image { childImageSharp { gatsbyImageData(layout: CONSTRAINED, width: 1260, aspectRatio: 1.3333, transformOptions: { cropFocus: CENTER }, breakpoints: [1260]) } }
  }
`;
