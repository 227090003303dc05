import { graphql } from "gatsby";
import { Fragment } from "react";
import { Prose } from "../../reading/prose";
import { LazyBill, LazyCities, LazySpot, LazyYear } from "../lazy-parts";
import { barStyle, chapterText, foldsInText, moneyNotes } from "./chapter-style";

interface GuideTextProps {
  readonly guide: Queries.GuideTextFragment;
  readonly isInChapters: boolean;
  readonly rates: Queries.NumbersRatesFragment;
}

/** The text of a country guide, parted where something is drawn or added up between its paragraphs. */
export function GuideText({ guide, isInChapters, rates }: GuideTextProps) {
  return guide.parts.map(({ html, piece }) => (
    <Fragment key={piece}>
      <Prose css={isInChapters && [chapterText, foldsInText, moneyNotes, barStyle]} html={html} />
      {piece === "year" && <LazyYear id={piece} intakes={guide.year} />}
      {piece === "bill" && guide.bill && (
        <LazyBill id={piece} slug={guide.slug} bill={guide.bill} rates={rates} />
      )}
      {piece === "cities" && <LazyCities id={piece} cities={guide.cities} map={guide.cityMap} />}
      {guide.spots
        .filter(({ ends }) => ends === piece)
        .map((spot) => (
          <LazySpot key={spot.ends} id={`spot-${spot.ends}`} spot={spot} />
        ))}
    </Fragment>
  ));
}

export const query = graphql`
  fragment GuideText on Country {
    slug
    parts { html piece }
    year { ...CountryYearIntake }
    bill { ...CountryBill }
    cities { ...StudentCity }
    cityMap { ...StudentCityMap }
    spots { ...CountrySpot }
  }
`;
