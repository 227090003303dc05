import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import words from "../../content/words/starts.json";
import { fill } from "../lib/fill";
import { monthFrom, monthName } from "../lib/months";
import { levelAfter, useProfile } from "../star/profile";
import { lettering } from "../theme/lettering";
import { colour, font, from, rule, space, type } from "../theme/tokens";
import { above, disc, grid } from "../ui/layout/primitives";
import { MonthsLegend } from "./months-legend";
import { NextStart } from "./next-start";
import { intakesFor, whoseStart } from "./start-dates";
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
  "h4 small": { display: "block", font: `400 ${type.small}/1.3 ${font.text}` },
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
const noteStyle = css({ marginTop: space[4], color: colour.text, ...lettering.small });

const years = [words.years.own, words.years.before, words.years.twoBefore];

interface YearStripProps {
  readonly slug: string;
  readonly intakes: readonly Queries.CountryYearIntakeFragment[];
}

export function YearStrip({ slug, intakes }: YearStripProps) {
  const profile = useProfile();
  const wanted = profile?.start && monthName(monthFrom(profile.start) ?? 0);
  const level = profile && levelAfter[profile.finished];
  const all = placeIntakes(intakesFor(intakes, level));
  const placed = [
    ...all.filter(({ month }) => month === wanted),
    ...all.filter(({ month }) => month !== wanted),
  ];
  const asks = [...new Set(placed.flatMap(({ ask }) => ask ?? []))];
  const facts = intakes.flatMap(({ stages }) => stages.flatMap(({ fact }) => fact ?? []));
  return (
    <section css={place} data-print="bare" aria-labelledby="year">
      <h3 id="year">{words.heading}</h3>
      <NextStart intakes={placed} />
      <MonthsLegend css={above(4)} />
      <div css={lists}>
        {placed.map(({ stages, ...intake }) => (
          <div key={intake.month + whoseStart(intake)}>
            <h4>
              {fill(words.intake, { month: intake.month })}
              <small>{whoseStart(intake)}</small>
            </h4>
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
        <p key={fact.id} css={noteStyle}>
          {fill(words.known, { label: fact.label, months: fact.value })}{" "}
          <a href={`#${fact.anchor}`}>
            {words.source}
            <span className="visually-hidden"> ({fact.label})</span>
          </a>
        </p>
      ))}
      {asks.map((ask) => (
        <p key={ask} css={noteStyle}>
          {ask}
        </p>
      ))}
      <p css={noteStyle}>
        <Link to={`/dates?c=${slug}`}>{words.part.link}</Link>
      </p>
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
    month level at ask
    stages {
      name text step months
      fact { id jsonId label value anchor }
    }
  }
`;
