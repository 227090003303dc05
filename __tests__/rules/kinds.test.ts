import { faults, fileOf, type Rule } from "./export/ask";
import type { Kind } from "./export/kind-of";
import { exported, type Page } from "./export/read-export";

const ofKind = (...kinds: Kind[]) => exported().pages.filter(({ kind }) => kinds.includes(kind));
const mainLinks = ({ links }: Page) => links.filter(({ within }) => within.includes("main"));
const h1 = ({ headings }: Page) => headings.find(({ level }) => level === 1)?.text ?? "";
const isHeaded = ({ headings }: Page, text: string) =>
  headings.some((one) => one.level > 1 && one.text === text);
const leadsTo = (page: Page, to: string) => mainLinks(page).some(({ href }) => href === to);
const fieldsOf = (page: Page) =>
  page.forms.filter(({ within }) => within.includes("main")).flatMap(({ fields }) => fields);

/** Pages of the specification. Each still leads to a page, if only by way of another address. */
const SPECIFIED = [
  "/ /about /testimonials /gallery/images /gallery/videos /blogs /contact /online-consultation-form /gss",
  "/how-to-find-a-course /how-to-find-scholarships /cost-of-living /statement-of-purpose /letter-of-recommendation",
  ...[
    "australia new-zealand singapore malaysia usa canada ireland uk uae mauritius other-countries newzealand dubai",
  ]
    .join(" ")
    .split(" ")
    .map((name) => `/countries/${name}`),
  ...["study-abroad", "educational-counselling", "coaching", "study-tour"].map((name) => `/services/${name}`),
  ...[
    "initial-consultation application-preparation letter-of-offer health-cover-immigration visa-application",
  ]
    .concat("pre-departure-support post-arrival-support")
    .join(" ")
    .split(" ")
    .map((name) => `/blogs/${name}`),
]
  .join(" ")
  .split(" ");

test.each(SPECIFIED)("the specification's address %s leads to a page", (path) => {
  expect(fileOf(path)).toMatch(/\.html$/);
});

/** Cards of institutions: the link to a message about one, and the link before it. */
const cards = (page: Page) =>
  mainLinks(page).flatMap((link, at, links) =>
    link.href?.startsWith("/contact?about=") ? [[links[at - 1], link]] : [],
  );

const currentSidebar = (page: Page) => [
  !mainLinks(page).some(({ current, href }) => current === "page" && href === page.path) &&
    "is not marked in its list",
];

const DAY = /\b\d{1,2} [A-Z][a-z]{2,8} \d{4}\b/;
const dated: Rule = ({ times, text }) => [times.length === 0 && !DAY.test(text) && "no day"];
const toForm: Rule = (page) => [!leadsTo(page, "/online-consultation-form") && "no way to the form"];
const illustrated: Rule = ({ images }) => [
  !images.some(({ fetchpriority }) => fetchpriority === "high") && "no large picture",
];

test.each<[Kind, string, Rule]>([
  [
    "country",
    "is headed Study @ and its country, if it lists universities",
    (page) => [isHeaded(page, "Universities") && !/^Study @ ./.test(h1(page)) && h1(page)],
  ],
  [
    "country",
    "lists institutions below Universities, each with Course and Contact",
    (page) => [
      cards(page).length > 0 && !isHeaded(page, "Universities") && "no heading",
      ...cards(page).map(
        ([course, contact]) =>
          !(/^Course/.test(course?.name ?? "") && /^Contact/.test(contact?.name ?? "")) && contact?.href,
      ),
    ],
  ],
  [
    "country",
    "opens a course in a new tab, or says that its address is not known",
    (page) =>
      cards(page).map(
        ([course]) => course && !course.isDisabled && course.target !== "_blank" && course.name,
      ),
  ],
  [
    "country",
    "has other sites to read below Useful Resources alone",
    (page) => {
      const heading = page.headings.find(({ id }) => id === "useful-resources");
      return [heading && heading.text !== "Useful Resources" && heading.text];
    },
  ],
  ["country", "has a picture that loads first", illustrated],
  ["country", "leads to the consultation form", toForm],
  ["country", "says when it was revised", dated],
  [
    "article",
    "lists all articles below Explore More Blogs, itself marked",
    (page) => [!isHeaded(page, "Explore More Blogs") && "no heading", ...currentSidebar(page)],
  ],
  ["article", "calls to the contact page", (page) => [!leadsTo(page, "/contact") && "no call"]],
  ["article", "says when it was written", dated],
  ["article", "has a picture that loads first", illustrated],
  [
    "articles",
    "leads to each article with Read More and its title",
    (page) =>
      mainLinks(page).map(
        ({ href = "", name }) => /^\/blogs\/(?!\d|rss)/.test(href) && !/^Read More: ./.test(name) && name,
      ),
  ],
  ["guide", "is marked in the list of guides", currentSidebar],
  ["guide", "leads to the consultation form", toForm],
  ["guide", "says when it was written and revised", dated],
  ["service", "is marked in the list of services", currentSidebar],
  ["service", "leads to the consultation form", toForm],
  ["service", "has a picture that loads first", illustrated],
  ["trust", "is marked in the list of pages on trust", currentSidebar],
  ["trust", "says when it was written and revised", dated],
  ["home", "has a picture that loads first", illustrated],
  [
    "home",
    "leads to articles with Read More and their titles",
    (page) => [!mainLinks(page).some(({ name }) => /^Read More: ./.test(name)) && "none"],
  ],
  [
    "home",
    "asks its questions in a form that works without scripts",
    ({ forms }) => [
      !forms.some(({ action, fields }) => action === "/compare" && fields.length > 0) && "no form",
    ],
  ],
  [
    "not-found",
    "says so, and leads home",
    (page) => [
      h1(page) !== "Uh-oh!" && h1(page),
      !page.text.includes("We can't find that page.") && "text",
      mainLinks(page).find(({ href }) => href === "/")?.name !== "Go Home" && "Go Home",
    ],
  ],
  ["not-found", "has a picture that loads first", illustrated],
  ["form", "is headed Online Consulting Form", (page) => [h1(page) !== "Online Consulting Form" && h1(page)]],
  [
    "form",
    "has the specified fields",
    (page) =>
      ["name", "email", "mobile", "address", "education", "studyCountry"].map(
        (name) => !fieldsOf(page).some((field) => field.name === name) && name,
      ),
  ],
  [
    "form",
    "offers the specified kinds of education, and another",
    (page) => {
      const offered = fieldsOf(page)
        .filter(({ name }) => name === "education")
        .map(({ label }) => label);
      return [offered.join() !== "Undergraduate,Postgraduate,Other" && offered.join()];
    },
  ],
  [
    "form",
    "offers another country last",
    (page) => [
      fieldsOf(page).findLast(({ name }) => name === "studyCountry")?.label !== "Other" && "no Other",
    ],
  ],
  [
    "form",
    "tells browsers what they may fill in",
    (page) =>
      [
        ["name", "name"],
        ["email", "email"],
        ["mobile", "tel"],
        ["address", "street-address"],
      ].map(
        ([name, told]) => fieldsOf(page).find((field) => field.name === name)?.autocomplete !== told && name,
      ),
  ],
  [
    "contact",
    "has the specified fields",
    (page) =>
      ["fullName", "email", "phone", "message"].map(
        (name) => !fieldsOf(page).some((field) => field.name === name) && name,
      ),
  ],
  [
    "contact",
    "tells browsers what they may fill in",
    (page) =>
      [
        ["fullName", "name"],
        ["email", "email"],
        ["phone", "tel"],
      ].map(
        ([name, told]) => fieldsOf(page).find((field) => field.name === name)?.autocomplete !== told && name,
      ),
  ],
  [
    "contact",
    "has a place for each branch that the footer names",
    (page) =>
      page.links.map(
        ({ href = "" }) => href.startsWith("/contact#") && !page.ids.includes(href.slice(9)) && href,
      ),
  ],
])("a page of kind %s %s", (kind, _what, rule) => {
  expect(ofKind(kind).length).toBeGreaterThan(0);
  expect(faults(rule, ofKind(kind))).toEqual([]);
});

test("where a form collects data, a link leads to what is kept, and for how long", () => {
  const pages = ofKind("form", "contact");
  const rule: Rule = ({ links }) => [
    !links.some(({ href, within }) => href === "/privacy" && within.includes("form")) && "none",
  ];
  expect(faults(rule, pages)).toEqual([]);
});

test("an invented address stands on each page at least once with the word that it is a sample", () => {
  const isInvented = (href = "") => /^mailto:[^?]*\.(?:example|invalid|test)\b/.test(href);
  const unmarked: Rule = ({ links }) => {
    const marked = new Set(links.filter((link) => link.isMarked).map(({ href }) => href));
    return links.map(({ href }) => isInvented(href) && !marked.has(href) && href);
  };
  expect(faults(unmarked)).toEqual([]);
});

test("tools say before scripts run what they need", () => {
  const needing = ofKind("tool").filter(({ noscript }) => noscript.length > 0);
  expect(faults(({ noscript }) => noscript.map((text) => text === "" && "an empty word"), needing)).toEqual(
    [],
  );
});
