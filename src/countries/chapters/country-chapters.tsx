import { css } from "@emotion/react";
import { graphql } from "gatsby";
import fixedWords from "../../../content/words/fixed-pages.json";
import { Bill } from "../../bill/bill";
import { Prose } from "../../reading/prose";
import { type TextChapter, textChapters } from "../../reading/text-chapters";
import { YearStrip } from "../../starts/year-strip";
import { lettering, sized } from "../../theme/lettering";
import { from, rule, space, type } from "../../theme/tokens";
import { foldStyle } from "../../ui/folds/fold-style";
import { useFirstOpen } from "../../ui/folds/use-first-open";
import { useNamedFold } from "../../ui/folds/use-named-fold";
import { below, ends } from "../../ui/layout/primitives";
import { TextPicture } from "../../ui/pictures/text-picture";
import { StudentCities } from "../student-cities";
import { UsefulResources } from "../useful-resources";
import { ChapterRows } from "./chapter-rows";
import { chapterText } from "./chapter-style";
import { ChapterSummary } from "./chapter-summary";
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
const resources = css({
  paddingTop: space[5],
  borderTop: rule.tear,
  h2: { ...lettering.name, scrollMarginTop: space[8] },
  [from.desktop]: { h2: { fontSize: type.proseH2, lineHeight: 1.04 } },
});
const way = css({
  ...ends(),
  minHeight: "72px",
  borderTop: rule.tear,
  ...lettering.name,
  textDecoration: "none",
  "&:hover span:first-of-type": { textDecoration: "underline" },
  [from.desktop]: { fontSize: type.proseH2, lineHeight: 1.04 },
});

type Guide = Queries.CountryChaptersFragment;

interface ChapterPartProps {
  readonly guide: Guide;
  readonly part: TextChapter["parts"][number];
}

function ChapterPart({ guide, part: { html, slot, of } }: ChapterPartProps) {
  const { slug, numbers, year, cities, cityMap, pictures } = guide;
  switch (slot) {
    case "Numbers":
      return <ChapterRows chapter={of} numbers={numbers} />;
    case "Year":
      return <YearStrip slug={slug} intakes={year} />;
    case "Bill":
      return <Bill id="bill" country={guide} rateAbove={localCurrency(guide)} />;
    case "Cities":
      return <StudentCities cities={cities} map={cityMap} />;
    case "Picture":
      return <TextPicture picture={pictures.find(({ name }) => name === of)} />;
    default:
      return <Prose css={chapterText} html={html} />;
  }
}

const localCurrency = ({ numbers }: Guide) => numbers.find(({ currency }) => currency)?.currency;

export function CountryChapters({ guide }: { readonly guide: Guide }) {
  useNamedFold();
  useFirstOpen();
  const { slug, name, numbers } = guide;
  const { lead, chapters } = textChapters(guide.parts);
  return (
    <div>
      {lead.map(({ html }) => (
        <Prose key="lead" css={[below(5), sized("intro")]} html={html} />
      ))}
      {numbers.length > 0 && <ChaptersHead local={localCurrency(guide)} />}
      {chapters.map(({ id, heading, parts }, position) => {
        const slotNamed = (wanted: string) => parts.find(({ slot }) => slot === wanted);
        return (
          <details key={id} css={stub} data-chapter="" data-first={position === 0 || undefined}>
            <summary>
              <div>
                <h2 id={id}>{heading}</h2>
                <ChapterSummary
                  slug={slug}
                  rows={slotNamed("Numbers")?.of ?? null}
                  numbers={numbers}
                  bill={slotNamed("Bill") ? guide.bill : null}
                />
              </div>
            </summary>
            <div css={inside}>
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
                <ChapterPart key={place} guide={guide} part={part} />
              ))}
            </div>
          </details>
        );
      })}
      {guide.resources.length > 0 && (
        <section css={resources} aria-labelledby="useful-resources">
          <h2 id="useful-resources">{fixedWords.resources}</h2>
          <UsefulResources resources={guide.resources} />
        </section>
      )}
      {guide.institutions && (
        <a href="#universities" css={way} data-print="no">
          <span>{fixedWords.universities}</span>
          <span aria-hidden="true">↓</span>
        </a>
      )}
      {numbers.length > 0 && (
        <ChaptersFoot
          slug={slug}
          name={name}
          hasOpenRows={numbers.some(({ statement, statementIsValue }) => statement && !statementIsValue)}
        />
      )}
    </div>
  );
}

export const query = graphql`
  fragment CountryChapters on Country {
    slug name
    numbers { ...CountryNumber }
    resources { name link }
    parts { html slot of chapter heading }
    year { ...CountryYearIntake }
    bill { ...CountryBill }
    ...BilledCountry
    cities { ...StudentCity }
    cityMap { ...StudentCityMap }
    pictures { ...TextPicture }
    institutions { country }
  }
`;
