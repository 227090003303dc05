import { branch } from "../../src/build/content-types/company";
import type { ContentType } from "../../src/build/content-types/content-type";
import { country } from "../../src/build/content-types/country";
import { fact } from "../../src/build/content-types/fact";
import { galleryGroup } from "../../src/build/content-types/gallery";
import { home, step } from "../../src/build/content-types/home";
import { institutionList } from "../../src/build/content-types/institution-list";
import { questions } from "../../src/build/content-types/questions";
import { service } from "../../src/build/content-types/service";
import { redirect } from "../../src/build/content-types/site";
import { article, guide } from "../../src/build/content-types/texts";
import { trustPage } from "../../src/build/content-types/trust";
import { words } from "../../src/build/content-types/words";
import { ARTICLES_A_PAGE } from "../../src/words/article-pages";
import type { ContentFolder, PageFile } from "./content-folder";
import { makePhotograph } from "./inventions";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0a7c86"/></svg>\n';
const NEW = "rehearsal";
const TITLE = "Rehearsal";

/** Kinds of page of which one is added and one removed. */
const PAGES: readonly ContentType[] = [article, country, guide, service, trustPage];

const TEXT = `
The first paragraph of a page that an editor wrote this morning.

## What to bring

- the passport
- the mark sheet

## What it costs

See the [offices](/contact), or [study sites](https://www.studyaustralia.gov.au).

## What comes next

<Note title="Ask early">

An answer takes a week.

</Note>

## What we ask

| Paper | Why |
| --- | --- |
| Passport | It names you |
`;

/** Questions for a page, answered in as few words as an answer has at least. */
const QUESTIONS = `
<Question id="early" asks="When do I begin?">

A year ahead, and a month earlier where papers have to come from another town. Bring the mark sheet and the passport to one of our [offices](/contact), and the family who pays for it all.

</Question>
`;

/** A text in the chapters that every country guide has. */
function textInChapters(content: ContentFolder): string {
  const { chapters } = words.schema.parse(JSON.parse(content.read("words.json"))).country;
  return chapters
    .map((name) => `\n## ${name}\n\n<Standfirst>In one sentence.</Standfirst>\n\nAnd in a second one.\n`)
    .join("");
}

/** Adds a page of each kind: a copy of the first with new words, picture and order. */
async function addPages(content: ContentFolder): Promise<void> {
  for (const type of PAGES) {
    const [first, ...others] = content.pages(type);
    if (!first || !("folder" in type.files)) throw new Error(`there is no ${type.name} to copy`);
    const kind = type.files.folder;
    const image = `${kind}/${NEW}.png`;
    content.write(`images/${image}`, await makePhotograph(1600, 1600));
    const alt = "Two grounds of colour below a sun";
    const fields = {
      ...first.fields,
      // The first guide's drawings stand under headings of its own text.
      ...(type === guide && { spots: [{ ends: "What to bring", image, alt }] }),
      title: `${TITLE} of ${kind}`,
      name: "Northland",
      // The footer lists guides and pages on trust: no two names may be alike.
      navTitle: `${TITLE} of ${kind}`,
      code: "NL",
      description: `${TITLE} of ${kind}: a page that was added by following the guide for editors, to see that all lists follow.`,
      heading: `A ${TITLE.toLowerCase()} of ${kind}`,
      // The place of another page: nothing forbids that.
      order: others.at(-1)?.fields.order,
      inNavigation: true,
      inSidebar: true,
      image,
      alt,
      institutions: NEW,
    };
    const known = Object.entries(fields).filter(([key]) => Object.hasOwn(type.schema.shape, key));
    const body = type === country ? textInChapters(content) : TEXT;
    const slug = `${NEW}-${kind}`;
    content.writePage(type, { slug, fields: Object.fromEntries(known), body });
    if (type.hasQuestions)
      content.writePage(questions, { slug, fields: { reviewed: "2026-11-22" }, body: QUESTIONS });
  }
  content.write(`images/institutions/${NEW}.svg`, LOGO);
  content.writeJson(`institutions/${NEW}.json`, {
    country: "Northland",
    reason: "One university that students ask us about.",
    list: [NEW],
    records: [
      {
        id: NEW,
        name: `University of ${TITLE}`,
        image: `institutions/${NEW}.svg`,
        website: "https://www.university.test",
        country: "Northland",
      },
    ],
  });
}

/** Adds articles until their list needs a second page. */
function lengthenList(content: ContentFolder): void {
  const written = content.pages(article);
  const [first] = written;
  if (!first) throw new Error("there is no article to copy");
  for (let count = written.length + 1; count <= ARTICLES_A_PAGE + 1; count += 1) {
    const title = `${TITLE} ${count} of articles`;
    content.writePage(article, {
      slug: `${NEW}-${count}`,
      fields: {
        ...first.fields,
        title,
        heading: title,
        description: `${title}: an article that stands in a list which has become too long for one page.`,
        order: count,
      },
      body: TEXT,
    });
  }
}

async function addRecords(content: ContentFolder): Promise<void> {
  content.editList(branch, (branches) => [
    ...branches,
    ...branches.slice(0, 1).map((one) => ({
      ...one,
      id: NEW,
      // Different from the new guide's: both are links of the footer.
      branch: "Northport",
      contact: "+91 422 5550999",
      email: "rehearsal@agency.test",
    })),
  ]);
  content.write(`images/gallery/${NEW}/1.png`, await makePhotograph(1200, 800));
  content.writeJson(`gallery/${NEW}.json`, {
    title: "Open Day",
    order: 99,
    items: [
      {
        title: "Doors open",
        imgSrc: `gallery/${NEW}/1.png`,
        alt: "Two grounds of colour below a small sun",
      },
    ],
  });
}

/** Removes every mention of a page, or points it elsewhere; the old path is redirected. */
function forgetPage(content: ContentFolder, from: string, to: string): void {
  content.editList(step, (steps) => steps.filter(({ path }) => path !== from));
  const start = home.schema.parse(JSON.parse(content.read("home.json")));
  start.map.countries = start.map.countries.filter(({ link }) => link !== from);
  content.writeJson("home.json", start);
  content.editTexts((text) =>
    text.replace(/(\]\(|")(\/[\w/-]*)(#[\w-]+)?(?=[)"])/g, (whole, before, path) =>
      path === from ? before + to : whole,
    ),
  );
  content.editList(redirect, (redirects) => [...redirects, { from, to }]);
}

/** Removes what else names a country: cards, its facts, which another country gets, and texts that state them. */
function forgetCountry(content: ContentFolder, gone: PageFile, heir: PageFile): void {
  for (const page of content.pages(country)) {
    const cards = page.fields.cards.filter((slug) => slug !== gone.slug);
    content.writePage(country, { ...page, fields: { ...page.fields, cards } });
  }
  content.editList(fact, (facts) =>
    facts.map((one) => (one.country === gone.slug ? { ...one, country: heir.slug } : one)),
  );
}

const questionsOf = (slug: string) => `questions/${slug}.mdx`;

/** Removes the last question of each page that has two, and the answers to those of a page that goes. */
function removeQuestions(content: ContentFolder): void {
  for (const page of content.pages(questions)) {
    const asked = page.body.split(/(?=<Question )/);
    if (asked.length > 2) content.writePage(questions, { ...page, body: asked.slice(0, -1).join("") });
  }
}

/** Removes one page of each kind, the last but one, and one of each kind of record. */
function removeSome(content: ContentFolder): void {
  for (const type of PAGES) {
    const pages = content.pages(type);
    const [heir, gone] = [pages[0], pages.at(-2)];
    if (!heir || !gone || heir === gone || !("folder" in type.files) || !type.pathOf) {
      throw new Error(`there are too few pages of ${type.name} to remove one`);
    }
    content.remove(`${type.files.folder}/${gone.slug}.mdx`);
    if (content.files().includes(questionsOf(gone.slug))) content.remove(questionsOf(gone.slug));
    forgetPage(content, type.pathOf(gone.slug), type.pathOf(heir.slug));
    if (type.name === country.name) forgetCountry(content, gone, heir);
  }
  removeQuestions(content);
  content.editList(branch, ([, ...others]) => others);
  let groups = 0;
  content.editEach(galleryGroup, (group) => {
    groups += 1;
    return groups === 1 ? undefined : group;
  });
  let gone: string | undefined;
  content.editEach(institutionList, (list) => {
    if (gone !== undefined || list.list.length < 4) return list;
    gone = list.list[1];
    return list;
  });
  content.editEach(institutionList, (list) => ({
    ...list,
    list: list.list.filter((id) => id !== gone),
    records: list.records.filter(({ id }) => id !== gone),
  }));
  const start = home.schema.parse(JSON.parse(content.read("home.json")));
  start.institutions.list = start.institutions.list.filter((id) => id !== gone);
  content.writeJson("home.json", start);
}

/** Adds one of each kind and removes another. */
export async function addAndRemove(content: ContentFolder): Promise<void> {
  removeSome(content);
  await addPages(content);
  lengthenList(content);
  await addRecords(content);
}
