import figuresWords from "../../content/words/figures.json";
import numbersWords from "../../content/words/numbers.json";

/** Topics of figures, in the page's order; the first five are those of the numbers. */
export const topicGroups = [
  { name: "when", topics: ["intakes", "decision"] },
  { name: "money", topics: ["tuition", "living", "funds", "fee", "health", "tax"] },
  { name: "work", topics: ["work"] },
  { name: "afterwards", topics: ["stay"] },
  { name: "entry", topics: ["english", "apply", "admission"] },
  { name: "arrival", topics: ["arrival", "family"] },
  { name: "counts", topics: ["counts"] },
] as const satisfies readonly { readonly name: string; readonly topics: readonly Queries.FactTopic[] }[];

export type TopicGroupName = (typeof topicGroups)[number]["name"];

export const groupNames: Readonly<Record<TopicGroupName, string>> = {
  ...numbersWords.groups,
  ...figuresWords.groups,
};
