import { z } from "zod";
import { faults, fileOf, listed, pageAt, type Rule, siteUrl } from "./export/ask";
import type { Page } from "./export/read-export";

type Thing = z.infer<typeof THING>;

const THING = z.looseObject({ "@type": z.string() });
const GRAPH = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(THING).min(1),
});

const words = z.string().trim().min(1);
const day = z.iso.date();
const english = z.literal("en-GB");
const reference = z.object({ "@id": z.url() });
const own = z.url().refine((address) => address.startsWith(`${siteUrl()}/`), "is on another site");
/** An address of this site at which the export has something. */
const there = own.refine((address) => fileOf(new URL(address).pathname) !== undefined, "leads nowhere");

/** What schema.org and search engines require of each type in use; other properties are refused. */
const SHAPES: Readonly<Record<string, z.ZodObject>> = {
  EducationalOrganization: z.strictObject({
    ...{ "@id": own, name: words, alternateName: words.optional(), logo: there, image: there.optional() },
    ...{
      url: there.optional(),
      foundingDate: z
        .string()
        .regex(/^\d{4}$/)
        .optional(),
      telephone: words.optional(),
    },
    ...{
      email: z.email().optional(),
      sameAs: z.array(z.url()).optional(),
      department: z.unknown().optional(),
    },
  }),
  Organization: z.strictObject({ name: words, url: there }),
  LocalBusiness: z.strictObject({
    ...{ "@id": own, name: words, url: there, image: there, telephone: z.string().regex(/^\+\d/) },
    ...{ email: z.email(), hasMap: z.url(), address: THING, parentOrganization: reference },
  }),
  PostalAddress: z.strictObject({
    ...{ streetAddress: words, addressLocality: words.optional(), addressCountry: words },
  }),
  WebSite: z.strictObject({
    ...{
      "@id": own,
      name: words,
      alternateName: words,
      url: there,
      inLanguage: english,
      publisher: reference,
    },
  }),
  BreadcrumbList: z.strictObject({ itemListElement: z.array(THING).min(2) }),
  ListItem: z.strictObject({ position: z.int().positive(), name: words, item: there }),
  Article: z.strictObject({
    ...{
      headline: words.max(110),
      description: words,
      url: there,
      mainEntityOfPage: there,
      inLanguage: english,
    },
    ...{
      image: z.array(there).min(1),
      datePublished: day,
      dateModified: day,
      author: THING,
      publisher: reference,
    },
  }),
  Dataset: z.strictObject({
    ...{ name: words, description: words.min(50), url: there, inLanguage: english, dateModified: day },
    ...{
      isAccessibleForFree: z.literal(true),
      license: there,
      creator: reference,
      distribution: z.array(THING),
    },
  }),
  DataDownload: z.strictObject({ encodingFormat: z.literal("application/json"), contentUrl: there }),
  VideoObject: z.strictObject({
    ...{
      name: words,
      description: words,
      thumbnailUrl: z.array(there).min(1),
      uploadDate: day,
      publisher: reference,
    },
    ...{ contentUrl: there.optional(), embedUrl: z.url().optional() },
  }),
};

/** All things inside a value, itself included. */
function allThings(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const { data } = THING.safeParse(value);
  return [...(data ? [data] : []), ...Object.values(value).flatMap(allThings)];
}

const thingsOf = ({ things }: Page) => allThings(things.flatMap((one) => GRAPH.parse(one)["@graph"]));
const ofType = (page: Page, type: string) => thingsOf(page).filter((thing) => thing["@type"] === type);
const fits = ({ "@type": type, ...thing }: Thing) => {
  const shape = SHAPES[type];
  if (!shape) return `${type} is no type that this test knows`;
  const { error } = shape.safeParse(thing);
  return error && `${type}: ${z.prettifyError(error)}`;
};
const canonical = ({ path }: Page) => siteUrl() + path;
const plain = (text: unknown) => String(text).replace(/\s+/g, " ");

test.each<[string, Rule]>([
  ["has things of the shape that their type asks for", (page) => thingsOf(page).map(fits)],
  ["has things at all", (page) => [thingsOf(page).length === 0 && "none"]],
  [
    "has a trail from the home page to itself, step by step",
    (page) => {
      if (page.kind === "home") return [];
      const lists = ofType(page, "BreadcrumbList");
      const steps = ofType(page, "ListItem");
      return [
        lists.length !== 1 && `${lists.length} lists`,
        steps.some(({ position }, index) => position !== index + 1) && "positions",
        steps[0]?.item !== `${siteUrl()}/` && "does not begin at the home page",
        steps.at(-1)?.item !== canonical(page) && "does not end at itself",
        !page.title.includes(plain(steps.at(-1)?.name)) && "ends with another title",
      ];
    },
  ],
  [
    "shows the trail that it tells machines",
    (page) => {
      const steps = ofType(page, "ListItem")
        .slice(0, -1)
        .map(({ item }) => new URL(String(item)).pathname);
      const shown = page.links.filter(({ within }) => within.includes("main")).map(({ href }) => href);
      return steps.map((path) => !shown.includes(path) && path);
    },
  ],
  [
    "says of an article what the page says",
    (page) =>
      ofType(page, "Article").flatMap((article) => [
        article.url !== canonical(page) && "url",
        plain(article.description) !== page.meta.description && "description",
        article.datePublished !== page.meta["article:published_time"] && "published",
        article.dateModified !== page.meta["article:modified_time"] && "modified",
        String(article.dateModified) < String(article.datePublished) && "modified before it was published",
        page.meta["og:type"] !== "article" && "og:type",
      ]),
  ],
  [
    "names the branches that its contact page shows",
    (page) =>
      ofType(page, "LocalBusiness").flatMap((branch) => {
        const contact = pageAt("/contact");
        const [, place = ""] = String(branch["@id"]).split("#");
        const linked = contact.links.map(({ href }) => href);
        return [
          !contact.ids.includes(place) && place,
          !linked.includes(`mailto:${branch.email}`) && `${branch.email}`,
          !linked.includes(`tel:${String(branch.telephone).replace(/[^+\d]/g, "")}`) && `${branch.telephone}`,
        ];
      }),
  ],
  [
    "names videos that it shows",
    (page) =>
      ofType(page, "VideoObject").map(
        ({ name }) => !page.headings.some(({ text }) => text === plain(name)) && plain(name),
      ),
  ],
  [
    "names a file with data that it links to",
    (page) =>
      ofType(page, "DataDownload").map(
        ({ contentUrl }) =>
          !page.links.some(({ href }) => siteUrl() + href === contentUrl) && `${contentUrl}`,
      ),
  ],
])("every page that can be found %s", (_what, rule) => {
  expect(faults(rule, listed())).toEqual([]);
});

test("the home page describes the company and the site, as its frame does", () => {
  const home = pageAt("/");
  const [company] = ofType(home, "EducationalOrganization");
  const linked = home.links.map(({ href }) => href);
  expect(ofType(home, "WebSite").map(({ name }) => name)).toEqual([home.meta["og:site_name"]]);
  expect(linked).toContain(`mailto:${company?.email}`);
  expect(linked).toContain(`tel:${String(company?.telephone).replace(/[^+\d]/g, "")}`);
  expect(linked).toEqual(expect.arrayContaining(z.array(z.string()).parse(company?.sameAs)));
});

test.each(["article", "guide"])("each page of kind %s is an article", (kind) => {
  const pages = listed().filter((page) => page.kind === kind);
  expect(faults((page) => [ofType(page, "Article").length !== 1 && "is none"], pages)).toEqual([]);
});

test("an article's headline is the page's heading", () => {
  const pages = listed().filter(({ kind }) => kind === "article");
  const rule: Rule = (page) => [
    plain(ofType(page, "Article")[0]?.headline) !== page.headings.find(({ level }) => level === 1)?.text &&
      "headline",
  ];
  expect(faults(rule, pages)).toEqual([]);
});
