import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, space } from "../theme/tokens";
import { Section } from "../ui/layout/section";
import { SectionHeading } from "../ui/layout/section-heading";
import worldMap from "../ui/motifs/world-map.svg";
import { Departures } from "./departures";
import { MapEntry } from "./map-entry";
import { MAP_HEIGHT, MAP_WIDTH, MapRoutes } from "./map-routes";

/**
 * The labels stand at their places at every width: a narrow window scrolls the map, to the window's edges, and begins
 * at its east, where the routes start.
 */
const scroller = css({
  marginInline: `calc(-1 * ${space.gutter})`,
  // The first label of the west is whole at 360 px.
  paddingInline: `${space.gutter} ${space[2]}`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  direction: "rtl",
  [from.desktop]: { margin: 0, padding: 0, overflow: "visible" },
});
const map = css({
  position: "relative",
  direction: "ltr",
  minWidth: "46rem",
  // Labels of the south stand below their places.
  marginBottom: space[4],
  img: { width: "100%", height: "auto" },
  [from.desktop]: { minWidth: 0, marginBottom: 0 },
});
const list = css({ position: "absolute", inset: 0 });

interface CountryMapProps {
  readonly id: string;
  readonly home: Queries.HomeCountryMapFragment;
  readonly countries: readonly Queries.DepartureFragment[];
}

export function CountryMap({ id, home: { map: content }, countries }: CountryMapProps) {
  return (
    <Section ground="dark" id={id} labelledBy={`${id}-name`}>
      <SectionHeading id={`${id}-name`} heading={content.heading} intro={content.intro} isOnDark />
      <div css={scroller}>
        <div css={map}>
          <img src={worldMap} alt="" width={MAP_WIDTH} height={MAP_HEIGHT} loading="lazy" decoding="async" />
          <MapRoutes origin={content.origin} targets={content.countries.map(({ position }) => position)} />
          <ul css={list}>
            {content.countries.map((country) => (
              <MapEntry key={country.name} country={country} />
            ))}
          </ul>
        </div>
      </div>
      <Departures countries={countries} words={content.board} />
    </Section>
  );
}

export const query = graphql`
  fragment HomeCountryMap on Home {
    map {
      heading intro
      board { ...DeparturesWords }
      origin { top left }
      countries { ...MapEntry }
    }
  }
`;
