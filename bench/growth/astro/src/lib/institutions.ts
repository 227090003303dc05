import { getCollection } from "astro:content";

const lists = await getCollection("institutions");
const records = new Map(lists.flatMap(({ data }) => data.records).map((record) => [record.id, record]));

/** Lists of institutions by name, with ids resolved to records. */
export const institutionLists = new Map(
  lists.map(({ id, data }) => [
    id,
    { ...data, institutions: data.list.flatMap((name) => records.get(name) ?? []) },
  ]),
);
