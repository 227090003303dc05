import { z } from "zod";
import type { ContentCopy } from "../../helpers/content-copy";
import { editFields, editJson, fieldsOf, replaceAll, textFiles } from "./editing";
import { otherPhone, photograph, replaceSamples } from "./samples";

const NAMED = z.looseObject({ name: z.string(), fullName: z.string(), phone: z.string() });
const RECORDS = z.array(z.looseObject({ id: z.string() })).min(1);
const LIST = z.looseObject({ records: z.array(z.looseObject({ name: z.string() })).min(1) });

function firstIn(content: ContentCopy, folder: string, fits = (_file: string) => true): string {
  const found = textFiles(content, `${folder}/`).find(fits);
  if (!found) throw new Error(`there is no file in ${folder} to edit`);
  return found;
}

const QUESTION = `<Question id="rehearsal" asks="When do I begin to prepare?">

A year ahead, and a month earlier where papers have to come from another town. Bring the mark sheet and the passport to one of our [offices](/contact), and the family who pays for it all.

</Question>
`;
const ARTICLE = {
  title: "A rehearsed article",
  heading: "What a rehearsal shows",
  description: "An article that was added by following the guide for editors, to see that all lists follow.",
  visaOf: undefined,
};

/** Valid edits from docs/content.md: none may make a check fail. */
export const EDITS: Readonly<Record<string, (content: ContentCopy) => unknown>> = {
  "a new article": (content) =>
    editFields(content, firstIn(content, "articles"), ARTICLE, "articles/rehearsal.mdx"),
  "a longer heading": (content) => {
    const file = firstIn(content, "articles", (name) => /^## /m.test(content.read(name)));
    content.edit(file, (text) => text.replace(/^## (.+)$/m, "## $1, and what families ask us about it"));
  },
  "a country removed from the menu": (content) => {
    const inMenu = (name: string) => fieldsOf(content, name).inNavigation === true;
    editFields(content, firstIn(content, "countries", inMenu), { inNavigation: false });
  },
  "another phone number": (content) =>
    replaceAll(content, NAMED.parse(JSON.parse(content.read("company.json"))).phone, otherPhone()),
  "a photograph in place of a drawing": async (content) => {
    content.write("images/countries/rehearsal.png", await photograph(1600, 1600));
    const alt = "A street in the morning, with people on their way";
    editFields(content, firstIn(content, "countries"), { image: "countries/rehearsal.png", alt });
  },
  "a new figure": (content) =>
    editJson(content, "facts.json", (data) => {
      const facts = RECORDS.parse(data);
      return [...facts, { ...facts[0], id: "company.map.rehearsal", label: "Institutions of the rehearsal" }];
    }),
  "a renamed institution": (content) =>
    editJson(content, firstIn(content, "institutions"), (data) => {
      const { records, ...rest } = LIST.parse(data);
      const [renamed, ...others] = records;
      return { ...rest, records: [{ ...renamed, name: "Rehearsal University of the North" }, ...others] };
    }),
  "an added question": (content) =>
    content.edit(firstIn(content, "questions"), (text) => `${text.trimEnd()}\n\n${QUESTION}`),
};

export async function replaceAllSamples(content: ContentCopy): Promise<readonly string[]> {
  const before = NAMED.parse(JSON.parse(content.read("company.json")));
  const gone = await replaceSamples(content);
  const now = NAMED.parse(JSON.parse(content.read("company.json")));
  replaceAll(content, before.fullName, now.fullName);
  replaceAll(content, new RegExp(`\\b${before.name}\\b`, "g"), now.name);
  return gone;
}
