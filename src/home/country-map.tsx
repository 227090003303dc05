import { css, type SerializedStyles } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, space, type, withMotion } from "../theme/tokens";
import { lineOf } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { mapLabel, mapSize } from "../ui/motifs/world-map";
import worldMap from "../ui/motifs/world-map.svg";
import { Departures } from "./departures";
import { MapRoutes } from "./map-routes";

/** A neighbour's label must not cover the focus ring. */
const entry = css({ position: "absolute", "&:hover, &:focus-within": { zIndex: 1 } });
const link = css({
  ...mapLabel,
  ...lineOf("36px"),
  paddingInline: space[3],
  textDecoration: "none",
  whiteSpace: "nowrap",
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  "&:hover, &:focus-visible": { background: colour.band, color: colour.heading },
  "&:focus-visible": { outlineColor: colour.onDark, outlineOffset: "2px" },
  "&:hover > *, &:focus-visible > *": { color: colour.heading },
  // Forced colours keep the dark map but set the ring's colour: draw the ring inside the label.
  "@media (forced-colors: active)": { "&:focus-visible": { outlineOffset: "-5px" } },
});
/** Offsets that separate the labels of neighbours: Ireland and the UK, Malaysia and Singapore. */
const sides: Readonly<Record<Queries.CountryMapEntryLabelSide, SerializedStyles>> = {
  left: css({ right: space[4], transform: "translateY(-50%)" }),
  right: css({ left: space[4], transform: "translateY(-50%)" }),
  above: css({ left: `-${space[3]}`, bottom: space[4] }),
  below: css({ right: `-${space[5]}`, top: space[4] }),
};

function MapEntry({ name, link: path, position, label }: Queries.MapEntryFragment) {
  return (
    <li css={entry} style={{ top: `${position.top}%`, left: `${position.left}%` }}>
      <Link to={path} css={[link, sides[label.side]]}>
        <span>{name}</span>{" "}
        <span css={{ color: colour.band, font: `800 ${type.article}/1 ${font.heading}` }}>
          {label.count.value}
        </span>
        <span className="visually-hidden">{` ${label.count.unit}`}</span>
      </Link>
    </li>
  );
}

/** In narrow windows the map scrolls, starting at its east, where the routes begin. */
const scroller = css({
  marginInline: `calc(-1 * ${space.gutter})`,
  // Keeps the westernmost label whole at 360 px.
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
  // Room for labels below places in the south.
  marginBottom: space[4],
  img: { width: "100%", height: "auto" },
  [from.desktop]: { minWidth: 0, marginBottom: 0 },
});
interface CountryMapProps {
  readonly home: Queries.HomeCountryMapFragment;
  readonly countries: readonly Queries.DepartureFragment[];
}

export function CountryMap({ home: { map: content }, countries }: CountryMapProps) {
  return (
    <Section ground="dark" id="countries" heading={content.heading} intro={content.intro}>
      <div css={scroller}>
        <div css={map}>
          <img src={worldMap} alt="" {...mapSize} loading="lazy" decoding="async" />
          <MapRoutes origin={content.origin} targets={content.countries.map(({ position }) => position)} />
          <ul css={{ position: "absolute", inset: 0 }}>
            {content.countries.map((country) => (
              <MapEntry key={country.name} {...country} />
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
  fragment MapEntry on CountryMapEntry {
    name link
    position { top left }
    label {
      side
      count { value unit }
    }
  }
`;
