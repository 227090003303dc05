import { getCollection } from "astro:content";

/** Questions and answers, by the page that shows them. */
export const questionsOf = new Map((await getCollection("questions")).map((entry) => [entry.id, entry]));
