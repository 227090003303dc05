import figuresWords from "../../content/words/figures.json";
import numbersWords from "../../content/words/numbers.json";
import { type RowGroup, rows } from "./rows";

type Topic = Queries.FactTopic;
type TopicGroupName = RowGroup | "arrival" | "counts";

/** Topics beside the rows, by group. */
const MORE: Readonly<Record<TopicGroupName, readonly Topic[]>> = {
  when: [],
  money: ["tax"],
  work: [],
  afterwards: [],
  entry: ["admission"],
  arrival: ["arrival", "family"],
  counts: ["counts"],
};

export const groupNames: Readonly<Record<TopicGroupName, string>> = {
  ...numbersWords.groups,
  ...figuresWords.groups,
};

const ORDER = ["when", "money", "work", "afterwards", "entry", "arrival", "counts"] as const;

/** Topics of figures, in the order of the page of figures. */
export const topicGroups = ORDER.map((name) => ({
  name,
  topics: [...rows.filter(({ group }) => group === name).map(({ id }): Topic => id), ...MORE[name]],
}));
