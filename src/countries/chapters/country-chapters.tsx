import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import countriesWords from "../../../content/words/countries.json";
import { Bill } from "../../bill/bill";
import { fill } from "../../lib/fill";
import { CurrencySwitch } from "../../money/currency-switch";
import { useHomeMoney } from "../../money/use-home-money";
import { Prose } from "../../reading/prose";
import { type TextChapter, textChapters } from "../../reading/text-chapters";
import { ProfileCard } from "../../star/profile-card";
import { YearStrip } from "../../starts/year-strip";
import { lettering } from "../../theme/lettering";
import { from, narrow, rule, space, type } from "../../theme/tokens";
import { chevron, foldStyle } from "../../ui/folds/fold-style";
import { grid, row } from "../../ui/layout/primitives";
import { TextPicture } from "../../ui/pictures/text-picture";
import { Week } from "../../week/week";
import { inSentence } from "../in-sentence";
import { StudentCities } from "../student-cities";
import { ChapterRows } from "./chapter-rows";
import { chapterText } from "./chapter-style";
import { ChapterSummary } from "./chapter-summary";

const head = css({
  ...row([3, 5], "space-between"),
  marginBottom: space[5],
  h2: { fontSize: type.proseH2 },
  "& > :not(h2, [role])": { flexBasis: "100%", minWidth: 0 },
});
interface ChaptersHeadProps {
  readonly name: string;
  readonly local: string | null | undefined;
  /** What the text says before its first chapter. */
  readonly children: ReactNode;
}

function ChaptersHead({ name, local, children }: ChaptersHeadProps) {
  const { hasRate } = useHomeMoney();
  return (
    <section id="numbers" css={head} aria-labelledby="guide">
      <h2 id="guide">{fill(countriesWords.guide, { name: inSentence(name) })}</h2>
      {local && hasRate(local) && <CurrencySwitch />}
      {children}
      <ProfileCard />
    </section>
  );
}

/** Two voices: the chapter's name in the letters of headings, its answer in those of texts. */
const name = { ...lettering.loud, [from.desktop]: { fontSize: type.fact, lineHeight: 1.1 } };
const stub = css(foldStyle, {
  borderTop: rule.tear,
  "& > summary": { minHeight: "72px", paddingBlock: space[3], scrollMarginTop: space[5] },
  "& > summary > div": { display: "grid", gap: "2px" },
  "& > summary h2": { ...name, scrollMarginTop: space[8] },
  "&[open] > summary": { borderBottom: rule.thin },
  // The rows below say it again.
  "&[open] [data-answer]": { display: "none" },
  [from.desktop]: {
    "& > summary": { minHeight: "80px" },
    "& > summary > div": { flex: 1, ...grid([0, 5], "46 54"), alignItems: "center" },
  },
});
/** Draws the first chapter shut in narrow windows until `shutFirst` has run. */
const waiting = css({
  [`${narrow} and (scripting: enabled)`]: {
    "html:not([data-folded]) &": {
      "& > summary": { borderBottom: 0 },
      "& > summary::after": chevron,
      "& [data-answer]": { display: "grid" },
      "& > div": { display: "none" },
    },
  },
});
const inside = css({
  paddingBlock: `${space[3]} ${space[5]}`,
  // A picture ends its chapter: the padding parts it from the next one.
  "& > [id^=picture-]": { marginBottom: 0 },
  [from.desktop]: { paddingBottom: space[16] },
});
type Guide = Queries.CountryChaptersFragment;

interface ChapterPartProps {
  readonly guide: Guide;
  readonly part: TextChapter["parts"][number];
}

function ChapterPart({ guide, part: { html, slot, of } }: ChapterPartProps) {
  const { slug, numbers, year, cities, cityMap, pictures, weeks } = guide;
  switch (slot) {
    case "Numbers":
      return <ChapterRows chapter={of} numbers={numbers} />;
    case "Year":
      return <YearStrip slug={slug} intakes={year} />;
    case "Bill":
      return <Bill id="bill" country={guide} rateAbove={localCurrency(guide)} />;
    case "Cities":
      return <StudentCities cities={cities} map={cityMap} />;
    case "Week":
      return <Week weeks={weeks} />;
    case "Picture":
      return <TextPicture picture={pictures.find(({ name }) => name === of)} />;
    default:
      return <Prose css={chapterText} html={html} />;
  }
}

export const localCurrency = ({ numbers }: Guide) => numbers.find(({ currency }) => currency)?.currency;

export function CountryChapters({ guide }: { readonly guide: Guide }) {
  const { name } = guide;
  const { lead, chapters } = textChapters(guide.parts);
  return (
    <div css={{ borderBottom: rule.tear }}>
      <ChaptersHead name={name} local={localCurrency(guide)}>
        {lead.map(({ html }) => (
          <Prose key="lead" html={html} />
        ))}
      </ChaptersHead>
      {chapters.map(({ id, heading, parts }, position) => {
        const slotNamed = (wanted: string) => parts.find(({ slot }) => slot === wanted);
        return (
          <details
            key={id}
            css={[stub, position === 0 && waiting]}
            open={position === 0}
            data-chapter=""
            data-first={position === 0 || undefined}
          >
            <summary>
              <div>
                <h2 id={id}>{heading}</h2>
                <ChapterSummary
                  guide={guide}
                  rows={slotNamed("Numbers")?.of ?? null}
                  isOfBill={slotNamed("Bill") !== undefined}
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
    ...BilledCountry
    cities { ...StudentCity }
    cityMap { ...StudentCityMap }
    pictures { ...TextPicture }
    ...Week
    institutions { country }
  }
`;
