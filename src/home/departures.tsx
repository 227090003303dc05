import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import numbersWords from "../../content/words/numbers.json";
import { type ComparedNumber, rowValue } from "../compare/row-value";
import { mainRows } from "../figures/rows";
import { RatesLine } from "../money/rates-line";
import { useHomeMoney } from "../money/use-home-money";
import { useProfile } from "../star/profile";
import { ProfileCard } from "../star/profile-card";
import { lettering, titled } from "../theme/lettering";
import { colour, font, from, lowWindow, radius, rule, size, space, type, withHover } from "../theme/tokens";
import { grid, inLine, onlyBelow, onlyFrom, row, stack } from "../ui/layout/primitives";
import { DepartureValue } from "./departure-value";

const board = css({
  marginTop: space[8],
  [from.tablet]: { marginTop: space[11] },
  border: rule.onDark,
  borderRadius: radius.strip,
  background: colour.board,
  overflow: ["hidden", "clip"],
  lineHeight: 1.3,
  "--focus": colour.focusOnDark,
});
const head = css({
  ...row([1, 5], "space-between"),
  alignItems: "baseline",
  padding: `${space[3]} ${space[4]}`,
  borderBottom: `2px solid ${colour.band}`,
  h3: { color: colour.band, font: `800 ${type.fact}/1.2 ${font.heading}` },
  a: { color: colour.onDark, fontWeight: 700 },
  [from.tablet]: { paddingInline: space[5] },
});
const table = css({ display: "block", width: "100%", borderCollapse: "collapse", textAlign: "left" });
/** Windows with room for three values side by side; with larger text each value has its own label. */
const columns = css(
  grid([1, 2], { phone: "14 17 13", tablet: [4, [1, 3]], desktop: ["20 17 22 26 19", [1, 4]] }),
  { padding: `7px ${space[4]}`, [from.tablet]: { padding: `${space[3]} ${space[5]}` } },
);
const topmost = css({
  position: "sticky",
  top: size.header,
  zIndex: 1,
  display: "none",
  background: colour.board,
  [from.phone]: { display: "block" },
  [from.desktop]: { top: size.headerWide },
  [lowWindow]: { position: "static" },
});
const heads = css(columns, {
  color: colour.onDarkMuted,
  fontSize: type.small,
  lineHeight: 1.2,
  th: { alignSelf: "end", fontWeight: 600 },
});
/** Phones leave tuition to the guide. */
const wide = css({ "@media not all and (min-width: 40em)": { display: "none" } });
const oneRow = css(columns, {
  position: "relative",
  borderTop: rule.onDark,
  color: colour.onDarkMuted,
  fontSize: type.small,
  "& > th": {
    gridColumn: "1 / -1",
    ...inLine(),
    flexWrap: "wrap",
    fontWeight: 400,
    [from.desktop]: { gridColumn: "auto" },
  },
  /* Keeps focused rows below the sticky heads. */
  a: {
    color: colour.onDark,
    font: `800 ${type.h3}/1.2 ${font.heading}`,
    textDecoration: "none",
    scrollMarginTop: space[16],
  },
  "a::after": { content: '""', position: "absolute", inset: 0 },
  "a:focus-visible": { outline: "none" },
  "a:focus-visible::after": { outline: `3px solid ${colour.focusOnDark}`, outlineOffset: "-3px" },
  [withHover]: { "&:hover a": { color: colour.band, textDecoration: "underline" } },
});
const plate = css({
  display: "inline-grid",
  placeItems: "center",
  width: "34px",
  height: "24px",
  marginRight: space[3],
  borderRadius: "2px",
  background: colour.onDarkWarm,
  ...titled("text", 800, 1),
  color: colour.onBright,
  [from.tablet]: { width: "38px", height: "28px" },
});
const label = css({ display: "block", fontWeight: 600, [from.phone]: { display: "none" } });
const foot = css({
  ...stack(1),
  padding: `${space[3]} ${space[4]}`,
  borderTop: rule.onDark,
  color: colour.onDarkMuted,
  ...lettering.small,
  [from.tablet]: { paddingInline: space[5] },
});

const count = css({ ...onlyBelow("desktop"), marginInlineStart: "auto" });

function Count({ of }: { readonly of: Queries.MapEntryFragment["label"]["count"] | undefined }) {
  return (
    of && (
      <span css={count}>
        {of.value} {of.unit}
      </span>
    )
  );
}

interface DeparturesProps {
  readonly countries: readonly Queries.DepartureFragment[];
  /** How many institutions we count in a country, by its path; wide windows have it on the map. */
  readonly counts: ReadonlyMap<string, Queries.MapEntryFragment["label"]["count"]>;
  readonly words: Queries.DeparturesWordsFragment;
}

export function Departures({ countries, counts, words }: DeparturesProps) {
  const money = useHomeMoney(true);
  const numbersOf = (country: Queries.DepartureFragment): readonly ComparedNumber[] =>
    mainRows.flatMap((name) => country[name] ?? []);
  const figures = countries.flatMap(numbersOf).filter(({ statement }) => !statement);
  const profile = useProfile();
  return (
    <div css={board}>
      <ProfileCard />
      <div css={head}>
        <h3>{words.heading}</h3>
        <Link to={words.link.path}>{words.link.label}</Link>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from tables whose display is changed */}
      <table css={table} role="table">
        <thead css={topmost}>
          <tr css={heads}>
            <th scope="col" css={onlyFrom("desktop")}>
              {words.country}
            </th>
            {mainRows.map((name) => (
              <th key={name} scope="col" css={name === "tuition" && wide}>
                {numbersWords.rows[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody css={{ display: "block" }}>
          {countries.map((country) => (
            <tr key={country.slug} css={oneRow}>
              <th scope="row">
                <span css={plate} aria-hidden="true">
                  {country.code}
                </span>
                <Link to={country.path}>{country.name}</Link>
                <Count of={counts.get(country.path)} />
              </th>
              {mainRows.map((name) => (
                <td key={name} css={name === "tuition" && wide}>
                  <span css={label} aria-hidden="true">
                    {numbersWords.rows[name]}
                  </span>
                  <DepartureValue
                    value={rowValue({ numbers: numbersOf(country) }, name, profile?.finished ?? "")}
                    money={money}
                    hasNote={name === "stay" || name === "work"}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div css={foot}>
        <p>{numbersWords.check}</p>
        <RatesLine currencies={figures.flatMap(({ currency }) => currency ?? [])} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment DeparturesWords on HomeMapBoard {
    heading country
    link { label path }
  }
  fragment Departure on Country {
    slug name code path
    funds: number(row: "funds") { ...ComparedNumber }
    tuition: number(row: "tuition") { ...ComparedNumber }
    work: number(row: "work") { ...ComparedNumber }
    stay: number(row: "stay") { ...ComparedNumber }
  }
`;
