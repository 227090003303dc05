import { z } from "zod";
import type { ContentCopy } from "./content-copy";
import { otherPhone, photograph, replaceSamples } from "./samples";

const NAMED = z.looseObject({ name: z.string(), fullName: z.string(), phone: z.string() });
const RECORDS = z.array(z.looseObject({ id: z.string() })).min(1);
const LIST = z.looseObject({ records: z.array(z.looseObject({ name: z.string() })).min(1) });

/** The first text file of a folder that fits. */
function firstIn(content: ContentCopy, folder: string, fits = (_file: string) => true): string {
  const found = content.files(`${folder}/`).find(fits);
  if (!found) throw new Error(`there is no file in ${folder} to edit`);
  return found;
}

type Edit = (content: ContentCopy) => unknown;

/** Sound edits, as content/README.md explains them: none may turn anything red. */
export const EDITS: Readonly<Record<string, Edit>> = {
  "a new article": (content) => {
    const { fields, body } = content.page(firstIn(content, "articles"));
    const title = "A rehearsed article";
    const description =
      "An article that was added by following the guide for editors, to see that all lists follow.";
    const own = { ...fields, title, heading: "What a rehearsal shows", description, visaOf: undefined };
    content.writePage("articles/rehearsal.mdx", own, body);
  },
  "a longer heading": (content) => {
    const file = firstIn(content, "articles", (name) => /^## /m.test(content.read(name)));
    content.write(file, content.read(file).replace(/^## (.+)$/m, "## $1, and what families ask us about it"));
  },
  "a country removed from the menu": (content) => {
    const inMenu = (name: string) => content.page(name).fields.inNavigation === true;
    const file = firstIn(content, "countries", inMenu);
    const { fields, body } = content.page(file);
    content.writePage(file, { ...fields, inNavigation: false }, body);
  },
  "another phone number": (content) => {
    content.replaceAll(NAMED.parse(JSON.parse(content.read("company.json"))).phone, otherPhone());
  },
  "a photograph in place of a drawing": async (content) => {
    const file = firstIn(content, "countries");
    const { fields, body } = content.page(file);
    content.write("images/countries/rehearsal.png", await photograph(1600, 1600));
    const alt = "A street in the morning, with people on their way";
    content.writePage(file, { ...fields, image: "countries/rehearsal.png", alt }, body);
  },
  "a new figure": (content) =>
    content.editJson("facts.json", (data) => {
      const facts = RECORDS.parse(data);
      return [...facts, { ...facts[0], id: "company.map.rehearsal", label: "Institutions of the rehearsal" }];
    }),
  "a renamed institution": (content) =>
    content.editJson(firstIn(content, "institutions"), (data) => {
      const { records, ...rest } = LIST.parse(data);
      const [renamed, ...others] = records;
      return { ...rest, records: [{ ...renamed, name: "Rehearsal University of the North" }, ...others] };
    }),
  "an added question": (content) => {
    const file = firstIn(content, "questions");
    content.write(
      file,
      `${content.read(file).trimEnd()}\n\n<Question id="rehearsal" asks="When do I begin to prepare?">\n\nA year ahead, and a month earlier where papers have to come from another town. Bring the mark sheet and the passport to one of our [offices](/contact), and the family who pays for it all.\n\n</Question>\n`,
    );
  },
};

/** Replaces all samples, the company's name among them. @returns texts that no page may show any more */
export async function replaceAllSamples(content: ContentCopy): Promise<readonly string[]> {
  const before = NAMED.parse(JSON.parse(content.read("company.json")));
  const gone = await replaceSamples(content);
  const now = NAMED.parse(JSON.parse(content.read("company.json")));
  content.replaceAll(before.fullName, now.fullName);
  content.replaceAll(new RegExp(`\\b${before.name}\\b`, "g"), now.name);
  return gone;
}
