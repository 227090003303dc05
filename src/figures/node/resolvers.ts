import { buildDay } from "../../build/build-day";
import { factStanding, lastLook, withAge } from "./fact-state";
import { dateText, factAnchor, factText } from "./fact-text";
import { storedFact } from "./find-facts";

const standing = (source: unknown) => factStanding(storedFact(source), buildDay());

export const factResolvers = {
  text: {
    type: "String!",
    resolve: (source: unknown) => {
      const fact = storedFact(source);
      return withAge(factText(fact), fact, buildDay());
    },
  },
  anchor: { type: "String!", resolve: (source: unknown) => factAnchor(storedFact(source).id) },
  state: { type: "String!", resolve: (source: unknown) => standing(source).state },
  day: { type: "String", resolve: (source: unknown) => standing(source).day },
  lookedAt: { type: "String", resolve: (source: unknown) => lastLook(storedFact(source)) },
  dayText: {
    type: "String",
    resolve: (source: unknown) => {
      const { day } = standing(source);
      return day && dateText(day);
    },
  },
};
