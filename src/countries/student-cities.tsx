import { css } from "@emotion/react";
import { graphql } from "gatsby";
import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import { lettering } from "../theme/lettering";
import { colour, font, from, phase, radius, rule, size, space, type, withHover } from "../theme/tokens";
import { foldStyle } from "../ui/folds/fold-style";
import { disc, grid } from "../ui/layout/primitives";

const panel = css({
  margin: `${space[5]} 0 36px`,
  borderRadius: radius.card,
  background: colour.dark,
  color: colour.onDark,
  overflow: ["hidden", "clip"],
  "& > div:last-of-type": { padding: `${space[5]} ${space[4]}` },
  h3: { color: "inherit", fontSize: type.h3, fontWeight: 800, lineHeight: 1.2 },
  p: { color: colour.onDarkMuted, ...lettering.small },
  i: { ...disc("14px"), border: `2px solid ${colour.onDark}`, background: colour.dark },
  "[data-rent=high] > i": { background: colour.action },
  "[data-rent=middle] > i": { background: colour.band },
  "[data-rent=low] > i": { background: phase.arrive, borderColor: colour.tag },
  [from.tablet]: { "& > div:last-of-type": { padding: space[8] } },
});
const over = css({ [from.tablet]: { ul: { ...grid([0, 8], "1fr 1fr") } } });
const beside = css({
  [from.tablet]: {
    // The map's names are placed for 280 px, its width on a narrow phone: it may not become narrower.
    ...grid(undefined, "minmax(310px, 1fr) 1"),
    "& > [aria-hidden]": { alignSelf: "end" },
    // A line at the edge where the map's land is cut off.
    "& > div:last-of-type": { paddingLeft: space[5], borderLeft: rule.onDark },
  },
});
const map = css({
  position: "relative",
  alignSelf: "start",
  "& > img": { width: "100%", height: "auto" },
  a: {
    position: "absolute",
    color: colour.onDark,
    // The map does not grow with the text size, so its names do not either; the list does.
    font: `700 ${size.mapName}/22px ${font.heading}`,
    textDecoration: "none",
    whiteSpace: "nowrap",
  },
  "a > i": { position: "absolute", top: "-7px", left: "-7px" },
  "a > span": {
    position: "absolute",
    padding: "0 5px",
    borderRadius: "3px",
    background: colour.dark,
    translate: "var(--away)",
  },
  "[data-side=right]": { "--away": "9px -50%" },
  "[data-side=left]": { "--away": "calc(-100% - 9px) -50%" },
  "[data-side=above]": { "--away": "-50% calc(-100% - 9px)" },
  "[data-side=below]": { "--away": "-50% 9px" },
  [withHover]: { "a:hover > span": { background: colour.band, color: colour.onBright } },
});
const fold = css({
  display: "none",
  marginTop: space[2],
  borderTop: rule.onDark,
  "--focus": colour.focusOnDark,
  summary: { minHeight: size.target, padding: `${space[2]} 0`, color: colour.onDark, fontWeight: 600 },
  "summary::after": { borderColor: colour.band },
  "@media screen and (width < 40em)": {
    display: "block",
    "&:not([open]) + ul:not(:has(:target)) p": { display: "none" },
  },
});
const list = css({
  marginTop: space[3],
  li: {
    ...grid([0, 3], "14px 1 auto"),
    alignContent: "start",
    padding: `${space[2]} 0`,
    borderTop: rule.onDark,
    lineHeight: 1.4,
    scrollMarginTop: "124px",
  },
  "li > i": { alignSelf: "center" },
  b: { font: `700 ${type.article}/1.3 ${font.heading}` },
  "li > span": { color: colour.band, fontSize: type.small, fontWeight: 600 },
  "li > p": { gridColumn: "2 / -1", "&::first-letter": { textTransform: "uppercase" } },
  "li:target": { boxShadow: `inset 4px 0 ${colour.band}`, paddingLeft: space[3] },
});

const { cities: words } = countriesWords;

interface StudentCitiesProps {
  readonly cities: readonly Queries.StudentCityFragment[];
  readonly map: Queries.StudentCityMapFragment | null;
}

const anchor = (position: number) => `city-${position + 1}`;

export function StudentCities({ cities, map: drawn }: StudentCitiesProps) {
  const isBeside = drawn !== null && drawn.height > drawn.width / 1.5;
  return (
    <section css={[panel, isBeside ? beside : over]} data-print="block" aria-labelledby="cities">
      {drawn && (
        // Hidden from screen readers, as the list says the same; pointers can use the map as a shortcut.
        <div css={map} aria-hidden="true" data-print="no">
          <img src={drawn.address} alt="" width={drawn.width} height={drawn.height} loading="lazy" />
          {drawn.places.map(({ left, top }, position) => (
            <a
              key={anchor(position)}
              href={`#${anchor(position)}`}
              tabIndex={-1}
              data-rent={cities[position]?.rent}
              data-side={cities[position]?.side}
              style={{ left: `${left}%`, top: `${top}%` }}
            >
              <i />
              <span>{cities[position]?.name}</span>
            </a>
          ))}
        </div>
      )}
      <div>
        <h3 id="cities">{words.heading}</h3>
        <p>{words.note}</p>
        {drawn && (
          <details css={[foldStyle, fold]}>
            <summary>{fill(words.list, { count: cities.length })}</summary>
          </details>
        )}
        <ul css={list}>
          {cities.map((city, position) => (
            <li key={city.name} id={anchor(position)} data-rent={city.rent}>
              <i />
              <b>{city.name}</b>
              {city.rent && <span>{words.rents[city.rent]}</span>}
              <p>{[city.climate, city.known].filter(Boolean).join("; ")}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment StudentCity on CountryCity {
    name side rent climate known
  }
  fragment StudentCityMap on CityMap {
    address width height
    places { left top }
  }
`;
