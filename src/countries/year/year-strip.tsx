import { css } from "@emotion/react";
import { graphql } from "gatsby";
import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import { useProfile } from "../../star/profile";
import { lettering } from "../../theme/lettering";
import { colour, font, from, rule, space, type } from "../../theme/tokens";
import { disc, grid } from "../../ui/layout/primitives";
import { NextStart } from "./next-start";
import { type PlacedStage, placeIntakes } from "./year-layout";

const place = css({
  position: "relative",
  marginTop: space[5],
  padding: `${space[5]} ${space[4]}`,
  background: colour.sky,
  color: colour.heading,
  h3: { fontSize: type.h3, fontWeight: 800, lineHeight: 1.2 },
  [from.tablet]: { padding: space[8] },
});
const lists = css({
  ...grid(5, { tablet: ["repeat(auto-fit, minmax(16rem, 1fr))", 8] }),
  marginTop: space[4],
  h4: { marginBottom: space[3], font: `800 ${type.article}/1.2 ${font.heading}` },
});
const stop = css({
  position: "relative",
  ...grid(3, "86px 14px 1"),
  paddingBottom: space[4],
  lineHeight: 1.35,
  "& > b": { textAlign: "right", textWrap: "balance", font: `700 ${type.text}/1.3 ${font.heading}` },
  "& > b > small": { font: `400 ${type.small}/1.3 ${font.text}` },
  "& > i": {
    position: "relative",
    zIndex: 1,
    ...disc("14px"),
    marginTop: "4px",
    border: rule.ink,
    background: colour.sky,
  },
  "&[data-known] > i": { borderColor: colour.current, background: colour.current },
  "&:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    top: "20px",
    bottom: "-4px",
    left: "103.5px",
    width: "3px",
    background: `radial-gradient(circle 1.5px, ${colour.current} 90%, transparent) 0 0 / 3px 9px repeat-y`,
  },
  strong: { display: "block" },
  small: { display: "block", color: colour.text, fontSize: type.small },
});
const note = css({ marginTop: space[4], color: colour.text, ...lettering.small });

const { year: words } = countriesWords;
const MONTH = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
const years = [words.years.own, words.years.before, words.years.twoBefore];

export function YearStrip({ intakes }: { readonly intakes: readonly Queries.CountryYearIntakeFragment[] }) {
  const profile = useProfile();
  const wanted = profile?.s && MONTH.format(new Date(`${profile.s}-01T00:00:00Z`));
  const all = placeIntakes(intakes);
  const placed = [
    ...all.filter(({ month }) => month === wanted),
    ...all.filter(({ month }) => month !== wanted),
  ];
  const nameOf = (month: string) => fill(words.intake, { month });
  const facts = intakes.flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? []));
  return (
    <section css={place} data-print="bare" aria-labelledby="year">
      <h3 id="year">{words.heading}</h3>
      <NextStart intakes={placed} />
      <div css={lists}>
        {placed.map(({ month, stages }) => (
          <div key={month}>
            <h4>{nameOf(month)}</h4>
            <ol>
              {stages.map((stage, position) => {
                const isTurn = stage.yearsBefore !== stages[position - 1]?.yearsBefore;
                const year = isTurn ? years[stage.yearsBefore] : undefined;
                return <Stop key={stage.name} stage={stage} year={year} />;
              })}
            </ol>
          </div>
        ))}
      </div>
      {[...new Map(facts.map((fact) => [fact.id, fact])).values()].map((fact) => (
        <p key={fact.id} css={note}>
          {fill(words.known, { label: fact.label, months: fact.value })}{" "}
          <a href={`#${fact.anchor}`}>
            {words.source}
            <span className="visually-hidden"> ({fact.label})</span>
          </a>
        </p>
      ))}
      <p css={note}>{words.plan}</p>
    </section>
  );
}

interface StopProps {
  readonly stage: PlacedStage;
  readonly year: string | undefined;
}

function Stop({ stage: { name, text, months, isSuggested }, year }: StopProps) {
  return (
    <li css={stop} data-known={isSuggested ? undefined : ""}>
      <b>
        {months}
        {year && <small> {year}</small>}
      </b>
      <i aria-hidden="true" />
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
        {isSuggested && <span className="visually-hidden">{` (${words.ours})`}</span>}
      </span>
    </li>
  );
}

export const query = graphql`
  fragment CountryYearIntake on CountryYearIntake {
    month
    stages {
      name text months
      fact { id label value anchor }
    }
  }
`;
