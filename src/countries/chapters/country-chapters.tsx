import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import fixedWords from "../../../content/words/fixed-pages.json";
import { Bill } from "../../bill/bill";
import { Prose } from "../../reading/prose";
import { lettering, sized } from "../../theme/lettering";
import { from, rule, space, type } from "../../theme/tokens";
import { foldStyle } from "../../ui/folds/fold-style";
import { useAddress } from "../../ui/folds/use-address";
import { below, ends } from "../../ui/layout/primitives";
import { TextSpot } from "../../ui/pictures/text-spot";
import { StudentCities } from "../student-cities";
import { UsefulResources } from "../useful-resources";
import { YearStrip } from "../year/year-strip";
import { Answer } from "./answer";
import { ChapterRows } from "./chapter-rows";
import { chapterText } from "./chapter-style";
import { ChaptersFoot, ChaptersHead } from "./chapters-head";

const stub = css(foldStyle, {
  borderTop: rule.tear,
  "& > summary": { minHeight: "72px", paddingBlock: space[3], scrollMarginTop: space[5] },
  "& > summary > div": { display: "grid", gap: "2px" },
  "& > summary h2": { ...lettering.name, scrollMarginTop: space[8] },
  "&[open] > summary": { borderBottom: rule.thin },
  [from.desktop]: {
    "& > summary > div": {
      flex: 1,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "baseline",
    },
    "& > summary h2": { fontSize: type.proseH2, lineHeight: 1.04 },
    "& > summary > div > :not(h2)": { justifyContent: "end", textAlign: "right" },
  },
});
const inside = css({ paddingBlock: `${space[3]} ${space[5]}`, [from.desktop]: { paddingBottom: space[16] } });
const way = css({
  ...ends(),
  minHeight: "72px",
  borderTop: rule.tear,
  ...lettering.name,
  textDecoration: "none",
  "&:hover span:first-of-type": { textDecoration: "underline" },
  [from.desktop]: { fontSize: type.proseH2, lineHeight: 1.04 },
});

export function CountryChapters({ guide }: { readonly guide: Queries.CountryChaptersFragment }) {
  useAddress();
  const { slug, name, numbers, headings, parts } = guide;
  const local = numbers.find(({ currency }) => currency)?.currency;
  const hasBill = (chapter: string) =>
    parts.some((part) => part.chapter === chapter && part.piece === "bill");
  return (
    <div>
      {parts
        .filter(({ chapter }) => chapter === null)
        .map(({ html }) => (
          <Prose key="lead" css={[below(5), sized("intro")]} html={html} />
        ))}
      {numbers.length > 0 && <ChaptersHead local={local} />}
      {headings.map(({ id, text }) => (
        <details key={id} css={stub} data-chapter="">
          <summary>
            <div>
              <h2 id={id}>{text}</h2>
              <Answer slug={slug} chapter={text} numbers={numbers} bill={hasBill(id) ? guide.bill : null} />
            </div>
          </summary>
          <div css={inside}>
            <ChapterRows id={`rows-${id}`} chapter={text} numbers={numbers} />
            {parts
              .filter(({ chapter }) => chapter === id)
              .map(({ html, piece }) => (
                <Fragment key={piece}>
                  <Prose css={chapterText} html={html} />
                  {piece === "year" && <YearStrip intakes={guide.year} />}
                  {piece === "bill" && guide.bill && (
                    <Bill id={piece} slug={slug} bill={guide.bill} saidAbove={local} />
                  )}
                  {piece === "cities" && <StudentCities cities={guide.cities} map={guide.cityMap} />}
                  {guide.spots
                    .filter(({ ends }) => ends === piece)
                    .map((spot) => (
                      <TextSpot key={spot.ends} id={`spot-${spot.ends}`} spot={spot} />
                    ))}
                </Fragment>
              ))}
          </div>
        </details>
      ))}
      {guide.resources.length > 0 && (
        <details css={stub} data-chapter="">
          <summary>
            <div>
              <h2 id="useful-resources">{fixedWords.resources}</h2>
              <span css={lettering.muted}>{guide.resources[0]?.name}</span>
            </div>
          </summary>
          <UsefulResources resources={guide.resources} />
        </details>
      )}
      {guide.institutions && (
        <a href="#universities" css={way} data-print="no">
          <span>{fixedWords.universities}</span>
          <span aria-hidden="true">↓</span>
        </a>
      )}
      {numbers.length > 0 && <ChaptersFoot slug={slug} name={name} />}
    </div>
  );
}

export const query = graphql`
  fragment CountryChapters on Country {
    slug name
    headings { id text }
    numbers { ...CountryNumber }
    resources { name link }
    parts { html piece chapter }
    year { ...CountryYearIntake }
    bill { ...CountryBill }
    cities { ...StudentCity }
    cityMap { ...StudentCityMap }
    spots { ...CountrySpot }
    institutions { country }
  }
`;
