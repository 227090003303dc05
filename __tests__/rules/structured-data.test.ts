import { z } from "zod";
import { ask, fileOf, listed, mainLinks, ofKind, pageAt, siteUrl } from "./export/ask";
import type { Page } from "./export/read-export";

const THING = z.looseObject({ "@type": z.string() });
type Thing = z.infer<typeof THING>;
const GRAPH = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(THING).min(1),
});

const REQUIRED: Readonly<Record<string, string>> = {
  EducationalOrganization: "@id name logo",
  Organization: "name url",
  LocalBusiness: "@id name url image telephone email hasMap address parentOrganization",
  PostalAddress: "streetAddress addressCountry",
  WebSite: "@id name alternateName url inLanguage publisher",
  BreadcrumbList: "itemListElement",
  ListItem: "position name item",
  Article:
    "headline description url mainEntityOfPage inLanguage image datePublished dateModified author publisher",
  VideoObject: "name description thumbnailUrl uploadDate publisher",
};

function allThings(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = THING.safeParse(value);
  return [...(data ? [data] : []), ...Object.values(value).flatMap(allThings)];
}

const thingsOf = ({ things }: Page) => allThings(things.flatMap((one) => GRAPH.parse(one)["@graph"]));
const ofType = (page: Page, type: string) => thingsOf(page).filter((thing) => thing["@type"] === type);
const fieldsOf = (page: Page) => thingsOf(page).flatMap((thing) => Object.entries(thing));
const textsOf = (page: Page) =>
  fieldsOf(page).flatMap(([, value]) => [value].flat().filter((one) => typeof one === "string"));

const isDay = /^\d{4}-(?:0\d|1[0-2])-[0-3]\d$/;
const folded = (text: unknown) => String(text).replace(/\s+/g, " ").trim();

ask("every page that can be found", listed, {
  "has things of types that are known": (page) => {
    const types = thingsOf(page).map((thing) => thing["@type"]);
    return types.length === 0 ? ["none"] : types.filter((type) => !(type in REQUIRED));
  },
  "says of each thing what its type asks for": (page) =>
    thingsOf(page).flatMap((thing) =>
      (REQUIRED[thing["@type"]] ?? "").split(" ").filter((name) => thing[name] === undefined),
    ),
  "leaves no text empty": (page) => textsOf(page).every((text) => text.trim() !== ""),
  "names addresses of this site that lead somewhere": (page) =>
    textsOf(page).filter((text) => text.startsWith(siteUrl) && !fileOf(text.slice(siteUrl.length))),
  "has days that are some": (page) =>
    fieldsOf(page).filter(([name, day]) => /^date[A-Z]/.test(name) && !isDay.test(String(day))),
  "has a trail from the home page to itself": (page) => {
    const trail = ofType(page, "ListItem").map(({ item }) => item);
    return page.kind === "home" || (trail[0] === `${siteUrl}/` && trail.at(-1) === siteUrl + page.path);
  },
  "has the steps of one trail in order": (page) =>
    ofType(page, "ListItem").filter(({ position }, index) => position !== index + 1),
  "ends its trail with its title": (page) =>
    page.kind === "home" || page.title.includes(folded(ofType(page, "ListItem").at(-1)?.name)),
  "shows the trail that it tells machines": (page) => {
    const shown = mainLinks(page).map(({ href }) => siteUrl + href);
    return ofType(page, "ListItem")
      .slice(0, -1)
      .filter(({ item }) => !shown.includes(String(item)));
  },
  "says of an article what the page says": ({ path, things, meta }) => {
    const article = allThings(things).find((thing) => thing["@type"] === "Article");
    const { url, description, datePublished, dateModified }: Record<string, unknown> = article ?? {};
    const days = [meta["article:published_time"], meta["article:modified_time"]];
    const stated = [siteUrl + path, meta.description, ...days].join();
    return !article || [url, folded(description), datePublished, dateModified].join() === stated;
  },
  "says when its videos were uploaded, with a time zone": (page) =>
    ofType(page, "VideoObject").filter(
      ({ uploadDate }) => !/^\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d$/.test(String(uploadDate)),
    ),
  "names videos that it shows": (page) =>
    ofType(page, "VideoObject").filter(
      ({ name }) => !page.headings.some(({ text }) => text === folded(name)),
    ),
});

ask("an article", ofKind("article"), {
  "has its heading for a headline": (page) => {
    const heading = page.headings.find(({ level }) => level === 1)?.text;
    return ofType(page, "Article").some(({ headline }) => folded(headline) === heading);
  },
});
ask("a guide", ofKind("guide"), { "is an article, too": (page) => ofType(page, "Article").length === 1 });

const hrefsOn = (path: string) => pageAt(path).links.map(({ href }) => href);
const dialled = (phone: unknown) => `tel:${String(phone).replace(/[^+\d]/g, "")}`;
const ways = ({ email, telephone }: Thing) => [`mailto:${email}`, dialled(telephone)];

test("the home page describes the site, and the company as its frame does", () => {
  const [company] = ofType(pageAt("/"), "EducationalOrganization");
  expect(ofType(pageAt("/"), "WebSite").map(({ name }) => name)).toEqual([pageAt("/").meta["og:site_name"]]);
  expect(hrefsOn("/")).toEqual(
    expect.arrayContaining(company ? [company.sameAs, ways(company)].flat() : ["none"]),
  );
});

test("the home page describes branches as the contact page shows them", () => {
  const branches = ofType(pageAt("/"), "LocalBusiness");
  const places = branches.map((branch) => String(branch["@id"]).split("#")[1]);
  expect(places).toEqual(pageAt("/contact").ids.filter((id) => id.startsWith("branch-")));
  expect(hrefsOn("/contact")).toEqual(expect.arrayContaining(branches.flatMap(ways)));
});
