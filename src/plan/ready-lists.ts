import planWords from "../../content/words/plan.json";

/** Lists of what has to be ready. The browser keeps a tick under the id of its line. */
export const readyLists = Object.values(planWords.plan.groups).map(({ name, items }) => ({
  name,
  items: Object.entries(items).map(([id, item]) => ({ id, name: item })),
}));
