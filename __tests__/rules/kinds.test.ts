import { ask, everyPage, fileOf, mainLinks, ofKind, type Rule } from "./export/ask";
import type { Page } from "./export/read-export";

/** Specified addresses. Each leads to a page, directly or by a redirect. */
const SPECIFIED = `
  / /about /testimonials /gallery/images /gallery/videos /contact /online-consultation-form /gss /cost-of-living
  /how-to-find-a-course /how-to-find-scholarships /statement-of-purpose /letter-of-recommendation
  /countries/australia /countries/new-zealand /countries/singapore /countries/malaysia /countries/usa
  /countries/canada /countries/ireland /countries/uk /countries/uae /countries/mauritius
  /countries/other-countries /countries/newzealand /countries/dubai
  /services/study-abroad /services/educational-counselling /services/coaching /services/study-tour
  /blogs /blogs/initial-consultation /blogs/application-preparation /blogs/letter-of-offer /blogs/visa-application
  /blogs/health-cover-immigration /blogs/pre-departure-support /blogs/post-arrival-support
`.split(/\s+/);

test.each(SPECIFIED.filter(Boolean))("the specification's address %s leads to a page", (path) => {
  expect(fileOf(path)).toMatch(/\.html$/);
});

const h1 = ({ headings }: Page) => headings.find(({ level }) => level === 1)?.text ?? "";
const isHeaded = ({ headings }: Page, text: string) =>
  headings.some((one) => one.level > 1 && one.text === text);
const leadsTo = (page: Page, to: string) =>
  mainLinks(page).some(({ href }) => href.replace(/\?about=.*/, "") === to);

/** Names of the links on institution cards: the contact link and the one before it. */
const cards = (page: Page) =>
  mainLinks(page).flatMap(({ href, name }, at, links) =>
    /^\/contact\?about=(?!marks(?:#|$))/.test(href) ? [[links[at - 1]?.name ?? "", name] as const] : [],
  );

const isReadMore = ({ name }: { name: string }) => /^Read More: ./.test(name);
const DAY = /\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/;
const isDated: Rule = ({ times, text }) => times.length > 0 || DAY.test(text);
const leadsToForm: Rule = (page) => leadsTo(page, "/online-consultation-form") || leadsTo(page, "/contact");
const LISTED: Readonly<Record<string, Rule>> = {
  "is marked in the list of its kind": (page) =>
    mainLinks(page).some(({ current, href }) => current === "page" && href === page.path),
};
/** Fields by their names, each with what browsers may fill in, where that is said after a colon. */
const hasFields = (wanted: string) => (page: Page) => {
  const present = page.fields.flatMap(({ name, autocomplete }) => [name, `${name}:${autocomplete}`]);
  return wanted.split(" ").filter((one) => !present.includes(one));
};
const KINDS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  country: {
    "is headed Study @ and its country where it lists universities": (page) =>
      !isHeaded(page, "Universities") || /^Study @ ./.test(h1(page)),
    "lists institutions below Universities alone": (page) =>
      cards(page).length === 0 || isHeaded(page, "Universities"),
    "gives each institution Course and Contact": (page) =>
      cards(page).filter(([course, contact]) => !/^Course/.test(course) || !/^Contact/.test(contact)),
    "heads the official sites with Useful Resources": ({ headings }) =>
      headings.filter(({ id, text }) => id === "useful-resources" && text !== "Useful Resources"),
    "leads to the consultation form": (page) => leadsTo(page, "/online-consultation-form"),
    "says when it was revised": isDated,
  },
  article: {
    "lists articles below Explore More Blogs": (page) => isHeaded(page, "Explore More Blogs"),
    ...LISTED,
    "calls to the contact page": (page) => leadsTo(page, "/contact"),
    "says when it was written": isDated,
  },
  articles: {
    "leads to each article with Read More and its title": (page) =>
      mainLinks(page).filter((link) => /^\/blogs\/(?!\d|rss)/.test(link.href) && !isReadMore(link)),
  },
  guide: { ...LISTED, "leads to a form": leadsToForm, "says when it was revised": isDated },
  subject: {
    ...LISTED,
    "leads to chapters of three country guides at least": (page) =>
      new Set(mainLinks(page).flatMap(({ href }) => /^\/countries\/[^#]+(?=#)/.exec(href)?.[0] ?? [])).size >=
      3,
    "leads to a form": leadsToForm,
    "says when it was revised": isDated,
  },
  service: { ...LISTED, "leads to a form": leadsToForm },
  trust: { ...LISTED, "says when it was revised": isDated },
  home: {
    "leads to articles with Read More": (page) => mainLinks(page).some(isReadMore),
    "asks its questions in a form that works without scripts": ({ actions }) => actions.includes("/compare"),
  },
  "not-found": {
    "says Uh-oh! and that there is no such page": (page) =>
      h1(page) === "Uh-oh!" && page.text.includes("We can't find that page."),
    "leads home": (page) => mainLinks(page).some(({ href, name }) => href === "/" && name === "Go Home"),
  },
  form: {
    "is headed Online Consulting Form": (page) => h1(page) === "Online Consulting Form",
    "has its fields, each with what browsers may fill in": hasFields(
      "name:name email:email mobile:tel address:street-address education studyCountry",
    ),
    "offers the specified education": ({ fields }) =>
      ["Undergraduate", "Postgraduate", "Other"].filter(
        (choice) => !fields.some(({ label }) => label === choice),
      ),
  },
  contact: {
    "has its fields, with what browsers may fill in": hasFields(
      "fullName:name email:email phone:tel message",
    ),
  },
};

describe.each(Object.keys(KINDS))("of kind %s", (kind) => {
  ask("each page", ofKind(kind), KINDS[kind] ?? {});
});

ask("where a form collects data, it", ofKind("form", "contact"), {
  "leads to what is kept": ({ links }) =>
    links.some(({ href, within }) => href === "/privacy" && within.includes("form")),
});

ask("every page", everyPage, {
  "begins with a bar about its examples, if an address of it is invented": ({ links, first }) =>
    first.includes("frame-samples")
      ? []
      : links.filter(({ href }) => /^mailto:[^?]*\.(?:example|invalid|test)\b/.test(href)),
});
