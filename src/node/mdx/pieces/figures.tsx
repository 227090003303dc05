/** @jsxImportSource react */
import type { FactFields } from "../../../figures/definition";
import { monthlyEarnings } from "../../../figures/node/earnings";
import { factAnchor } from "../../../figures/node/fact-node";
import { stateOfFact } from "../../../figures/node/fact-state";
import { factText, nonBreaking, partsText, withAge } from "../../../figures/node/fact-text";
import { amountOn, asMonth } from "../../../figures/node/row-amount";
import { fill } from "../../../lib/fill";
import { keptDays } from "../../../lib/kept-days";
import { homeCurrencies, homeMoney } from "../../../money/home-money";
import type { BodyWords, Facts, Piece } from "./piece";

/** Maximum characters of a figure that stays on one line, also beside a step's number on the smallest phone. */
const UNBROKEN = 22;

/** @throws Error when the id does not exist; the content check finds such ids first */
function findFact(facts: Facts, id = ""): FactFields {
  const fact = facts.get(id);
  if (!fact) throw new Error(`fact "${id}" does not exist`);
  return fact;
}

/** Texts are the same for every reader: they show the currency that stands first in the choice. */
const atHome = (amounts: readonly number[], currency: string, { rates }: BodyWords) =>
  rates && homeMoney(amounts, currency, homeCurrencies[0], rates, { isShort: true });

const Fact: Piece = {
  button: [
    "Figure",
    "A figure of the register; between the quotation marks its short name, e.g. au.work.hours",
  ],
  attributes: [{ name: "id", reference: "fact" }],
  standsAlone: true,
  draw: ({ id = "" }, { facts, day, words: { texts, say } }) => {
    const fact = findFact(facts, id);
    const text = say ? say(fact, day) : withAge(factText(fact), fact, day);
    return (
      <a
        href={say ? `/figures#${id}` : `#${factAnchor(id)}`}
        className={text.length > UNBROKEN ? "fact" : "fact fact-short"}
      >
        {nonBreaking(text)}
        <span className="visually-hidden"> ({fill(texts.source, { label: fact.label })})</span>
      </a>
    );
  },
};

/** The ways to show an amount, with the factor and divisor of its period. */
const SPANS: Readonly<Record<string, Parameters<typeof amountOn>[2]>> = {
  given: {},
  "year as month": asMonth.year,
  "week as month": asMonth.week,
  "week as year": { times: 52 },
  "month as year": { times: 12 },
};

const Amount: Piece = {
  button: ["Amount", "A figure of money with rupees behind it, also for another span of time"],
  attributes: [
    { name: "id", reference: "fact" },
    { name: "as", choices: Object.keys(SPANS) },
  ],
  standsAlone: true,
  draw: ({ id = "", as = "" }, { facts, day, words }) => {
    const fact = findFact(facts, id);
    const amount = amountOn(day, [fact], SPANS[as] ?? {});
    const text = amount ? partsText(amount) : "";
    const home = amount?.currency && atHome(amount.amounts, amount.currency, words);
    return (
      <a href={`#${factAnchor(id)}`} className="fact">
        {nonBreaking(home ? `${text} (${home})` : text)}
        <span className="visually-hidden"> ({fill(words.texts.source, { label: fact.label })})</span>
      </a>
    );
  },
};

const Earnings: Piece = {
  button: ["Earnings", "What a month of work comes to: a figure of hours, and one of money an hour"],
  attributes: [
    { name: "hours", reference: "hours" },
    { name: "wage", reference: "wage" },
  ],
  standsAlone: true,
  draw: ({ hours, wage }, { facts, day, words }) => {
    const [limit, anHour] = [findFact(facts, hours), findFact(facts, wage)];
    const { amount, currency } = monthlyEarnings(limit, anHour);
    const local = `${currency}\u00a0${amount.toLocaleString("en-GB")}`;
    const over = [anHour, limit].find((fact) => stateOfFact(fact, day).state === "ended");
    if (over) return withAge(fill(words.texts.earnings, { amount: local }), over, day);
    const home = atHome([amount], currency, words);
    return fill(words.texts.earnings, { amount: home ? `${local} (${home})` : local });
  },
};

const KeptFor: Piece = {
  button: ["Days kept", "For how many days a message is kept: delivered or failed"],
  attributes: [{ name: "message", choices: ["delivered", "failed"] }],
  standsAlone: true,
  draw: ({ message }, { words: { texts } }) => (
    <span className="fact-short">
      {fill(texts.days, { days: message === "failed" ? keptDays.failed : keptDays.delivered })}
    </span>
  ),
};

export const figurePieces = { Fact, Amount, Earnings, KeptFor };
