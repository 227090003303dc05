import { css } from "@emotion/react";
import countriesWords from "../../content/words/countries.json";
import planWords from "../../content/words/plan.json";
import { billSum } from "../countries/bill/sum";
import { placeIntakes } from "../countries/year/year-layout";
import { StateMark } from "../figures/state-mark";
import { fill } from "../lib/fill";
import { colour, font, from, space, type } from "../theme/tokens";
import { Perforated } from "../ui/motifs/perforated";
import { Picture } from "../ui/pictures/picture";
import { PlanStage } from "./plan-stage";
import { readyLists } from "./ready-lists";

const words = planWords.plan;

const sheet = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: `${space[3]} ${space[6]}`,
  padding: space[5],
  border: `2px dashed ${colour.line}`,
  background: colour.page,
  fontSize: type.small,
  lineHeight: 1.4,
  [from.tablet]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 5fr)", padding: space[6] },
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  paddingBottom: space[3],
  borderBottom: `1px solid ${colour.line}`,
  color: colour.heading,
  font: `800 1.5rem/1.1 ${font.heading}`,
  [from.tablet]: { gridColumn: "1 / -1" },
});
const stamp = css({
  "--perforation-padding": "4px",
  "--perforation-pitch": "7px",
  "--perforation-hole": "2px",
  flex: "none",
  width: "56px",
});
const part = css({ marginBottom: space[3], color: colour.muted, fontSize: type.small, fontWeight: 700 });
const stages = css({
  "& > li": {
    display: "grid",
    gridTemplateColumns: "4.5rem minmax(0, 1fr)",
    alignItems: "baseline",
    paddingBottom: "10px",
  },
});
const ready = css({
  marginTop: space[6],
  li: { display: "flex", alignItems: "center", gap: space[3], paddingBlock: "3px" },
  "li::before": {
    content: '""',
    flex: "none",
    width: "16px",
    height: "16px",
    border: `2px solid ${colour.muted}`,
    background: colour.surface,
  },
});
const lines = css({
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: `0 ${space[3]}`,
    paddingBlock: space[2],
    borderTop: `1px solid ${colour.line}`,
  },
  dt: { flex: "1 1 6em" },
  dd: {
    marginLeft: "auto",
    textAlign: "right",
    color: colour.heading,
    font: `700 1.0625rem/1.2 ${font.heading}`,
    fontVariantNumeric: "tabular-nums",
  },
  "& > :last-child": { borderTop: `2px solid ${colour.heading}`, color: colour.heading, fontWeight: 700 },
});

/** A country whose plan has everything that a plan can have. */
export function exampleOf(countries: readonly Queries.PlanCountryFragment[]) {
  return countries.find(({ year, bill }) => year.length > 0 && bill);
}

const { bill: billWords, panel, year } = countriesWords;

interface PlanExampleProps {
  readonly country: Queries.PlanCountryFragment;
}

export function PlanExample({ country }: PlanExampleProps) {
  const { name, stamp: file, bill } = country;
  const [intake] = placeIntakes(country.year);
  const all = bill ? [...bill.show, ...bill.pay] : [];
  const known = all.filter(({ amounts }) => amounts.length > 0);
  const currency = known[0]?.currency ?? "";
  const sum = billSum(all, {});
  const write = (basis: string | null, amounts: readonly number[]) =>
    [
      basis === "exact" ? "" : basis,
      currency,
      amounts.map((amount) => amount.toLocaleString("en-GB")).join(` ${panel.to} `),
    ]
      .filter(Boolean)
      .join(" ");
  return (
    <figure css={sheet} data-plan-example="">
      <figcaption css={head}>
        <Perforated css={stamp}>
          <Picture file={file} alt="" sizes="48px" />
        </Perforated>
        {name}
      </figcaption>
      {intake && (
        <div>
          <p css={part}>{words.when}</p>
          <ol css={stages}>
            {intake.stages.map(({ name: stage, months, isPlan }) => (
              <PlanStage key={stage} due={stage} isKnown={!isPlan}>
                {months}
              </PlanStage>
            ))}
          </ol>
          {intake.stages.some(({ isPlan }) => isPlan) && <p>{year.plan}</p>}
        </div>
      )}
      <div>
        <p css={part}>{words.costs}</p>
        <dl css={lines}>
          {known.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd>
                {line.facts[0] && <StateMark state={line.facts[0].state} />}
                {write(line.basis, line.amounts)}
              </dd>
            </div>
          ))}
          <div>
            <dt>
              {billWords.total}, {fill(billWords.known, { known: sum.known, count: all.length })}
            </dt>
            <dd>{write(sum.basis, [sum.amount])}</dd>
          </div>
        </dl>
        <div css={ready}>
          <p css={part}>{words.list}</p>
          <ul>
            {readyLists.map(({ name: group }) => (
              <li key={group}>{group}</li>
            ))}
          </ul>
        </div>
      </div>
    </figure>
  );
}
