import type { Country } from "../countries/definition";
import { amountOf } from "../figures/node/amount-resolvers";
import { comparableValue } from "../figures/node/comparable-value";
import { type FactContext, findFacts } from "../figures/node/fact-node";
import { factText, yearOf } from "../figures/node/fact-text";
import { asMonth } from "../figures/node/row-amount";
import { buildDay } from "../node/build-day";
import { countedField } from "../node/graphql/counted-field";
import type { CityWeek } from "./definition";

export const weekTypes = `
  type CountedWeek {
    city: String!
    limit: Float!
    limitText: String!
    wage: Float!
    currency: String!
    room: [Float!]!
    living: [Float!]!
    past: String
    wageFact: String!
    wageText: String!
    wageNote: String
    roomFact: String!
    roomYear: String
    livingFact: String!
    livingYear: String
  }`;

/** A cost a month: one amount, or a range's two ends; empty once its figure has ended. */
const month = async ({ fact, per }: CityWeek["room"], context: FactContext): Promise<readonly number[]> =>
  (await amountOf({ facts: [fact], ...asMonth[per] }, context))?.amounts ?? [];

/** The ends of two costs together. */
const added = (one: readonly number[], other: readonly number[]): readonly number[] => [
  ...new Set([0, -1].map((end) => (one.at(end) ?? 0) + (other.at(end) ?? 0))),
];

/** The weeks of a country's cities; a city of which a figure has ended is left out. */
async function weeks({ cities }: Country, context: FactContext) {
  const counted = cities.map(async ({ name, week }) => {
    const total = week?.living ?? week?.rest;
    if (!week || !total) return [];
    const named = [week.hours, week.wage, week.room.fact, total.fact, ...(week.past ? [week.past] : [])];
    const [hours, wageFact, roomFact, livingFact, past] = await findFacts(context.nodeModel, named);
    const limit = comparableValue("work", { ...(hours && { fact: hours }), isNought: false }, buildDay());
    const { amounts = [], currency } = (await amountOf({ facts: [week.wage] }, context)) ?? {};
    const [room, cost] = await Promise.all([month(week.room, context), month(total, context)]);
    const [wage] = amounts;
    if (!hours || !wageFact || limit === undefined || wage === undefined || !currency) return [];
    if (room.length === 0 || cost.length === 0) return [];
    return {
      city: name,
      limit,
      limitText: factText(hours),
      wage,
      currency,
      room,
      living: week.rest ? added(room, cost) : cost,
      past: past?.value,
      wageFact: week.wage,
      wageText: factText(wageFact),
      wageNote: wageFact.note,
      roomFact: week.room.fact,
      roomYear: roomFact && yearOf(roomFact),
      livingFact: total.fact,
      livingYear: livingFact && yearOf(livingFact),
    };
  });
  return (await Promise.all(counted)).flat();
}

export const weeksResolver = countedField("[CountedWeek!]!", weeks);
