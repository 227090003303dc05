import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colour, from, radius, space } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
import worldMap from "../ui/motifs/world-map.svg";
import { Departures } from "./departures";
import { FiguresNote } from "./figures-note";
import { MapEntry } from "./map-entry";
import { MAP_HEIGHT, MAP_WIDTH, MapRoutes } from "./map-routes";

const map = css({ position: "relative" });
const drawing = css({ position: "relative", img: { width: "100%", height: "auto" } });
const list = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(9.5rem, 34%)), 1fr))",
  gap: "1px",
  marginTop: space[8],
  border: `1px solid ${colour.mapLand}`,
  borderRadius: radius.strip,
  background: colour.mapLand,
  overflow: ["hidden", "clip"],
  [from.desktop]: {
    position: "absolute",
    inset: 0,
    display: "block",
    margin: 0,
    border: 0,
    background: "none",
    overflow: "visible",
  },
});
/** On a phone the board below has the same countries with their counts. */
const wide = css({ "@media not all and (min-width: 40em)": { display: "none" } });
const note = css({ marginTop: space[6], color: colour.onDarkMuted });

interface CountryMapProps {
  readonly id: string;
  readonly home: Queries.HomeCountryMapFragment;
  readonly countries: readonly Queries.DepartureFragment[];
  readonly rates: Queries.NumbersRatesFragment;
}

export function CountryMap({ id, home: { map: content }, countries, rates }: CountryMapProps) {
  const isOnBoard = content.countries.every(({ code }) => countries.some((country) => country.code === code));
  return (
    <Section ground="dark" id={id} labelledBy={`${id}-name`}>
      <SectionHeading id={`${id}-name`} heading={content.heading} intro={content.intro} isOnDark />
      <div css={map}>
        <div css={drawing}>
          <img src={worldMap} alt="" width={MAP_WIDTH} height={MAP_HEIGHT} loading="lazy" decoding="async" />
          <MapRoutes origin={content.origin} targets={content.countries.map(({ position }) => position)} />
        </div>
        <ul css={[list, isOnBoard && wide]}>
          {content.countries.map((country) => (
            <MapEntry key={country.name} country={country} />
          ))}
        </ul>
      </div>
      <FiguresNote
        css={note}
        words={content.note}
        facts={content.countries.map(({ label }) => label.count)}
      />
      <Departures countries={countries} entries={content.countries} words={content.board} rates={rates} />
    </Section>
  );
}

export const query = graphql`
  fragment HomeCountryMap on Home {
    map {
      heading
      intro
      note { ...FiguresNote }
      board { ...DeparturesWords }
      origin { top left }
      countries { ...MapEntry }
    }
  }
`;
