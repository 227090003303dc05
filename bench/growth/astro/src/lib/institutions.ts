import { getCollection } from "astro:content";

const lists = await getCollection("institutions");
const records = new Map(lists.flatMap(({ data }) => data.records).map((record) => [record.id, record]));

/** The lists of institutions by name, their ids filled in. */
export const institutionLists = new Map(
  lists.map(({ id, data }) => [
    id,
    { ...data, institutions: data.list.flatMap((name) => records.get(name) ?? []) },
  ]),
);
