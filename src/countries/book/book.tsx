import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, useEffect, useRef } from "react";
import { specified } from "../../lib/specified-pages";
import { Prose } from "../../reading/prose";
import { colour, font, from, space, type } from "../../theme/tokens";
import { foldStyle } from "../../ui/folds/fold-style";
import { useAddress } from "../../ui/folds/use-address";
import {
  LazyAnswer,
  LazyBill,
  LazyBookFoot,
  LazyBookHead,
  LazyCities,
  LazyResources,
  LazyRows,
  LazySpot,
  LazyYear,
} from "../lazy-parts";
import { barStyle, chapterText, foldsInText, moneyNotes } from "./chapter-style";

/** From here on the chapters stand open, where a style sheet can open them. */
const WIDE = "(min-width: 64em)";
const OPENS = "selector(::details-content)";

const stub = css(foldStyle, {
  borderTop: `2px dashed ${colour.line}`,
  "& > summary": { minHeight: "72px", paddingBlock: space[3], scrollMarginTop: space[6] },
  "& > summary > div": { display: "grid", gap: "2px" },
  "& > summary h2": {
    color: colour.heading,
    font: `700 1.125rem/1.2 ${font.heading}`,
    scrollMarginTop: space[8],
  },
  "&[open] > summary": { borderBottom: `1px solid ${colour.line}` },
  [from.desktop]: {
    "& > summary > div": {
      flex: 1,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      alignItems: "baseline",
    },
    "& > summary h2": { fontSize: type.proseH2, lineHeight: 1.04 },
    "& > summary > div > :not(h2)": { justifyContent: "end", textAlign: "right" },
  },
  [`@supports ${OPENS}`]: {
    [from.desktop]: {
      "[data-book]:not([data-set]) > &::details-content": { contentVisibility: "visible", blockSize: "auto" },
    },
  },
});
const inside = css({ paddingBlock: `${space[3]} ${space[5]}`, [from.desktop]: { paddingBottom: space[16] } });
const count = css({ color: colour.muted, fontSize: type.small });

interface BookProps {
  readonly guide: Queries.CountryBookFragment;
  readonly rates: Queries.NumbersRatesFragment;
  readonly resources: string;
  readonly sources: string;
}

/** Opens the chapters of a wide window for good: from then on each can be shut. */
function useOpenWhenWide() {
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!book.current || !window.matchMedia(WIDE).matches || !CSS.supports(OPENS)) return;
    for (const chapter of book.current.querySelectorAll<HTMLDetailsElement>("[data-chapter]"))
      chapter.open = true;
    book.current.dataset.set = "";
  }, []);
  return book;
}

/** Apart from the book: rendered again before its parts' code is there, React would throw their HTML away. */
function FollowAddress() {
  useAddress();
  return null;
}

export function Book({ guide, rates, resources, sources }: BookProps) {
  const book = useOpenWhenWide();
  const { slug, name, numbers, headings, parts } = guide;
  const local = numbers.find(({ currency }) => currency)?.currency;
  const hasBill = (chapter: string) =>
    parts.some((part) => part.chapter === chapter && part.piece === "bill");
  return (
    <div ref={book} data-book="">
      <FollowAddress />
      {numbers.length > 0 && <LazyBookHead id="numbers" local={local} rates={rates} />}
      {headings.map(({ id, text }) => (
        <details key={id} css={stub} data-chapter="">
          <summary>
            <div>
              <h2 id={id}>{text}</h2>
              <LazyAnswer
                id={`answer-${id}`}
                slug={slug}
                chapter={text}
                numbers={numbers}
                bill={hasBill(id) ? guide.bill : null}
                rates={rates}
              />
            </div>
          </summary>
          <div css={inside}>
            <LazyRows id={`rows-${id}`} chapter={text} numbers={numbers} rates={rates} />
            {parts
              .filter(({ chapter }) => chapter === id)
              .map(({ html, piece }) => (
                <Fragment key={piece}>
                  <Prose css={[chapterText, foldsInText, moneyNotes, barStyle]} html={html} />
                  {piece === "year" && <LazyYear id={piece} intakes={guide.year} />}
                  {piece === "bill" && guide.bill && (
                    <LazyBill id={piece} slug={slug} bill={guide.bill} rates={rates} saidAbove={local} />
                  )}
                  {piece === "cities" && <LazyCities id={piece} cities={guide.cities} map={guide.cityMap} />}
                  {guide.spots
                    .filter(({ ends }) => ends === piece)
                    .map((spot) => (
                      <LazySpot key={spot.ends} id={`spot-${spot.ends}`} spot={spot} />
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
              <h2 id={resources}>{specified.resources}</h2>
              <span css={count}>{guide.resources[0]?.name}</span>
            </div>
          </summary>
          <LazyResources id="resource-list" resources={guide.resources} />
        </details>
      )}
      {numbers.length > 0 && (
        <LazyBookFoot id="known" slug={slug} name={name} numbers={numbers} sources={sources} />
      )}
    </div>
  );
}

export const query = graphql`
  fragment CountryBook on Country {
    slug
    name
    headings { id text }
    numbers { ...CountryNumber }
    resources { name link }
    parts { html piece chapter }
    year { ...CountryYearIntake }
    bill { ...CountryBill }
    cities { ...StudentCity }
    cityMap { ...StudentCityMap }
    spots { ...CountrySpot }
  }
`;
