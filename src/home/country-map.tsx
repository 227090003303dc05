import { type CSSObject, css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { colour, font, from, narrow, size, slim, space, type, withHover, withMotion } from "../theme/tokens";
import { lineOf, unseen } from "../ui/layout/primitives";
import { Section } from "../ui/layout/section";
import { mapLabel, mapSize } from "../ui/motifs/world-map";
import worldMap from "../ui/motifs/world-map.svg";
import { Departures } from "./departures";
import { MapRoutes } from "./map-routes";

/** A neighbour's label must not cover the focus ring. */
const entry = css({
  position: "absolute",
  "&:focus-within": { zIndex: 1 },
  [withHover]: { "&:hover": { zIndex: 1 } },
});
const lit = { background: colour.band, color: colour.onBright, "& > *": { color: colour.onBright } };
/** In narrow windows code and count; the rows below have the names. */
const link = css({
  ...mapLabel,
  ...lineOf("24px"),
  gap: space[1],
  paddingInline: "3px",
  fontFamily: font.heading,
  textDecoration: "none",
  whiteSpace: "nowrap",
  // The map does not grow with the text size, so its labels do not either; the rows below do.
  fontSize: size.mapLabel,
  [slim]: { gap: "1px", paddingInline: "1px" },
  [narrow]: { "&::before": { content: ["attr(data-code)", 'attr(data-code) / ""'], fontWeight: 700 } },
  [from.desktop]: {
    minHeight: "36px",
    gap: space[2],
    paddingInline: space[3],
    fontFamily: "inherit",
    fontSize: type.small,
  },
  [withMotion]: { transition: "background-color 120ms, color 120ms" },
  [withHover]: { "&:hover": lit },
  "&:focus-visible": { ...lit, outlineColor: colour.onDark, outlineOffset: "2px" },
  // Forced colours keep the dark map but set the ring's colour: draw the ring inside the label.
  "@media (forced-colors: active)": { "&:focus-visible": { outlineOffset: "-5px" } },
});
/** Without a size, as hidden text at the edge would widen the page. */
const name = css({ [narrow]: { ...unseen, width: 0, overflow: "hidden" } });
const count = css({
  color: colour.band,
  fontWeight: 700,
  [from.desktop]: { font: `800 ${type.article}/1 ${font.heading}` },
});
/** Offsets that separate the labels of neighbours: Ireland and the UK, Malaysia and Singapore. */
const sides: Readonly<Record<Queries.CountryMapEntryLabelSide, CSSObject>> = {
  left: { right: space[4], transform: "translateY(-50%)" },
  right: { left: space[4], transform: "translateY(-50%)" },
  above: { left: `-${space[3]}`, bottom: space[4] },
  below: { right: `-${space[5]}`, top: space[4] },
};
const nearSides: Readonly<Record<Queries.CountryMapEntryLabelNear, CSSObject>> = {
  left: { right: "7px", transform: "translateY(-50%)" },
  right: { left: "7px", transform: "translateY(-50%)" },
  above: { left: 0, bottom: "7px", transform: "translateX(-50%)" },
  // Not centred: New Zealand is too near to the window's edge.
  below: { right: "-20px", top: "7px" },
  lowLeft: { right: "-4px", top: "7px" },
};

interface MapEntryProps {
  readonly entry: Queries.MapEntryFragment;
  readonly code: string | undefined;
}

function MapEntry({ entry: { name: full, link: path, position, label }, code }: MapEntryProps) {
  const side = { [narrow]: nearSides[label.near ?? label.side], [from.desktop]: sides[label.side] };
  return (
    <li css={entry} style={{ top: `${position.top}%`, left: `${position.left}%` }}>
      <Link to={path} css={[link, side]} data-code={code}>
        <span css={name}>{full}</span> <span css={count}>{label.count.value}</span>
        <span className="visually-hidden">{` ${label.count.unit}`}</span>
      </Link>
    </li>
  );
}

/** In narrow windows the map is nearly as wide as the window. */
const map = css({
  position: "relative",
  // Room for labels below places in the south.
  margin: `0 calc(${space[2]} - ${space.gutter}) ${space[5]}`,
  img: { width: "100%", height: "auto" },
  [from.tablet]: { marginInline: 0 },
  [from.desktop]: { marginBottom: 0 },
});
interface CountryMapProps {
  readonly home: Queries.HomeCountryMapFragment;
  readonly countries: readonly Queries.DepartureFragment[];
}

export function CountryMap({ home: { map: content }, countries }: CountryMapProps) {
  return (
    <Section ground="dark" id="countries" heading={content.heading} intro={content.intro}>
      <div css={map}>
        <img src={worldMap} alt="" {...mapSize} loading="lazy" decoding="async" />
        <MapRoutes origin={content.origin} targets={content.countries.map(({ position }) => position)} />
        <ul css={{ position: "absolute", inset: 0 }}>
          {content.countries.map((place) => (
            <MapEntry
              key={place.name}
              entry={place}
              code={countries.find(({ path }) => path === place.link)?.code ?? undefined}
            />
          ))}
        </ul>
      </div>
      <Departures
        countries={countries}
        counts={new Map(content.countries.map(({ link: path, label }) => [path, label.count]))}
        words={content.board}
      />
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
      side near
      count { value unit }
    }
  }
`;
