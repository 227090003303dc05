import { buildDay } from "../../build/build-day";
import { factStanding, lastLook } from "./fact-state";
import { dateText, factAnchor, factText } from "./fact-text";
import { storedFact } from "./find-facts";

const standing = (source: unknown) => factStanding(storedFact(source), buildDay());

export const factResolvers = {
  text: { type: "String!", resolve: (source: unknown) => factText(storedFact(source)) },
  anchor: { type: "String!", resolve: (source: unknown) => factAnchor(storedFact(source).id) },
  state: { type: "String!", resolve: (source: unknown) => standing(source).state },
  line: { type: "String!", resolve: (source: unknown) => standing(source).line },
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
