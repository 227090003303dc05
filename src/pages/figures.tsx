import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import words from "../../content/words/figures.json";
import numbersWords from "../../content/words/numbers.json";
import { FigureRegister } from "../figures/figure-register";
import { figureSections, type Place } from "../figures/figure-sections";
import { StateKey } from "../figures/state-key";
import { dayText } from "../lib/months";
import { required } from "../lib/required";
import { HeadTag } from "../seo/head-tag";
import { Seo } from "../seo/seo";
import { lettering, titled } from "../theme/lettering";
import { colour, from, rule, space, withHover } from "../theme/tokens";
import { PageHead } from "../ui/layout/page-head";
import { coverLink, grid } from "../ui/layout/primitives";

const place = css({ marginTop: space[5], h2: titled("article", 800, 1.2) });
const list = css({
  ...grid(0, { desktop: [5, 4] }),
  marginTop: space[2],
  li: {
    position: "relative",
    ...grid([0, 4], { base: "1", phone: "1 auto" }),
    alignItems: "baseline",
    alignContent: "start",
    padding: `${space[2]} ${space[3]}`,
    borderBottom: rule.thin,
    background: colour.surface,
    lineHeight: 1.3,
    [from.desktop]: { gridTemplateColumns: "minmax(0, 1fr)", padding: space[3], borderBottom: 0 },
  },
  a: { ...coverLink, color: colour.heading, fontWeight: 600, textDecoration: "none" },
  [withHover]: { "li:hover a": { textDecoration: "underline" } },
  b: {
    ...lettering.head,
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    [from.phone]: { textAlign: "right" },
    [from.desktop]: { order: -1, ...lettering.figure, textAlign: "left" },
  },
  small: lettering.hint,
});

const MAX_FIGURES = 5;

interface NewestFiguresProps {
  readonly figures: readonly Queries.FigureFragment[];
  readonly places: readonly Place[];
}

/** The figures of the comparison that were read last, one of each place. */
function NewestFigures({ figures, places }: NewestFiguresProps) {
  const newest = places
    .flatMap(({ slug, name }) => {
      const [last] = figures
        .filter(
          ({ country, topic, state, day }) =>
            country === slug && topic in numbersWords.rows && state !== "ended" && day,
        )
        .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""));
      return last ? [{ ...last, name }] : [];
    })
    .sort((a, b) => (b.day ?? "").localeCompare(a.day ?? ""))
    .slice(0, MAX_FIGURES);
  return (
    <section css={place} aria-labelledby="newest" data-print="no">
      <h2 id="newest">{words.lately}</h2>
      <ul css={list}>
        {newest.map(({ id, label, text, name, day }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
            <b>{text}</b>
            <small>
              {name}, {day && dayText(day)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const PLACE = "content/pages.json#figures";
const USE_ID = "use";

const others = [
  { slug: "home", name: words.places.home, code: "IN NP" },
  { slug: "company", name: words.places.company },
];

export default function FiguresPage({ data }: PageProps<Queries.FiguresPageQuery>) {
  const pageText = required(data.pageText, PLACE);
  const figures = data.allFact.nodes;
  const countries = data.allCountry.nodes;
  const sections = useMemo(() => figureSections([...countries, ...others], figures), [countries, figures]);
  return (
    <>
      <PageHead page={pageText} css={{ paddingBottom: space[5] }}>
        <NewestFigures figures={figures} places={countries} />
        <StateKey figures={figures} useId={USE_ID} />
      </PageHead>
      <FigureRegister sections={sections} />
    </>
  );
}

export function Head({ data }: HeadProps<Queries.FiguresPageQuery>) {
  return (
    <Seo page={required(data.pageText, PLACE)} card="guide">
      <HeadTag tag="link" rel="alternate" type="application/json" title={words.data} href="/figures.json" />
    </Seo>
  );
}

export const query = graphql`
  query FiguresPage {
    pageText(jsonId: { eq: "figures" }) { ...PageHead }
    allCountry(sort: [{ order: ASC }, { slug: ASC }]) { nodes { slug name code path } }
    allFact(sort: { jsonId: ASC }) { nodes { ...Figure } }
  }
`;
