import { readFileSync } from "node:fs";
import { z } from "zod";
import { exportedPage, fileOf, textOf } from "../helpers/exported-page";
import { ARTICLES, BRANCHES, GUIDE_ROUTES, ROUTES } from "../helpers/specification";
import { allThings, type Thing, thingsOf } from "../helpers/structured-data";

const { siteUrl }: { siteUrl: string } = JSON.parse(readFileSync("content/company.json", "utf8"));

const day = z.iso.date();
const words = z.string().min(3);
const reference = z.object({ "@id": z.url() });
/** An address of this site that the export answers. */
const ownAddress = z.url().refine((address) => {
  const { origin, pathname } = new URL(address);
  return origin === siteUrl && fileOf(pathname) !== undefined;
}, "leads nowhere on this site");

/** What schema.org and search engines ask of each type that the site uses, and nothing that they do not know. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  EducationalOrganization: z.strictObject({
    "@type": z.string(),
    "@id": z.literal(`${siteUrl}/#organization`),
    name: words,
    alternateName: words.optional(),
    url: ownAddress.optional(),
    logo: ownAddress,
    image: ownAddress.optional(),
    foundingDate: z.literal("2013").optional(),
    telephone: words.optional(),
    email: z.email().optional(),
    sameAs: z.array(z.url()).optional(),
    department: z.array(z.unknown()).optional(),
  }),
  Organization: z.strictObject({ "@type": z.string(), name: words, url: ownAddress }),
  LocalBusiness: z.strictObject({
    "@type": z.string(),
    "@id": z.url(),
    name: words,
    url: ownAddress,
    image: ownAddress,
    telephone: z.string().regex(/^\+\d/),
    email: z.email(),
    hasMap: z.url(),
    address: z.unknown(),
    parentOrganization: reference,
  }),
  PostalAddress: z.strictObject({
    "@type": z.string(),
    streetAddress: words,
    addressLocality: words.optional(),
    addressCountry: words,
  }),
  WebSite: z.strictObject({
    "@type": z.string(),
    "@id": z.url(),
    name: words,
    alternateName: words,
    url: z.literal(`${siteUrl}/`),
    inLanguage: z.literal("en-GB"),
    publisher: reference,
  }),
  BreadcrumbList: z.strictObject({ "@type": z.string(), itemListElement: z.array(z.unknown()).min(2) }),
  ListItem: z.strictObject({
    "@type": z.string(),
    position: z.int().positive(),
    name: words,
    item: ownAddress,
  }),
  Article: z.strictObject({
    "@type": z.string(),
    headline: words.max(110),
    description: words,
    url: ownAddress,
    mainEntityOfPage: ownAddress,
    inLanguage: z.literal("en-GB"),
    image: z.array(ownAddress).min(1),
    datePublished: day,
    dateModified: day,
    author: z.unknown(),
    publisher: reference,
  }),
  VideoObject: z.strictObject({
    "@type": z.string(),
    name: words,
    description: words,
    thumbnailUrl: z.array(ownAddress).min(1),
    uploadDate: day,
    contentUrl: ownAddress,
    publisher: reference,
  }),
};

const on = (route: string) => thingsOf(exportedPage(route));
const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);

test.each(ROUTES)("%s has structured data in which every thing has the shape of its type", (route) => {
  const things = on(route);
  expect(things.length).toBeGreaterThan(0);
  const faults = allThings(things).flatMap((thing) => {
    const shape = SHAPES[thing["@type"]];
    if (!shape) return [`${thing["@type"]}: not known to the test`];
    const { error } = shape.safeParse(thing);
    return error ? [`${thing["@type"]}: ${z.prettifyError(error)}`] : [];
  });
  expect(faults).toEqual([]);
});

test("the home page tells of the company with its eight branches, and of the site", () => {
  const things = on("/");
  expect(things.map((thing) => thing["@type"])).toEqual(["EducationalOrganization", "WebSite"]);
  const branches = ofType(allThings(things), "LocalBusiness");
  expect(branches.map(({ name }) => String(name).split(", ").at(-1))).toEqual([...BRANCHES]);
  expect(new Set(branches.map((branch) => branch["@id"])).size).toBe(BRANCHES.length);
});

test.each(ROUTES.filter((route) => route !== "/"))(
  "%s says the way from the home page to itself",
  (route) => {
    const [list, ...more] = ofType(on(route), "BreadcrumbList");
    expect(more).toEqual([]);
    const steps = ofType(allThings(list), "ListItem");
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(`${siteUrl}/`);
    expect(steps.at(-1)?.item).toBe(siteUrl + route);
  },
);

test.each([...ARTICLES.map(({ slug }) => `/blogs/${slug}`), ...GUIDE_ROUTES])(
  "%s is an article with its heading, author and days",
  (route) => {
    const page = exportedPage(route);
    const [article] = ofType(on(route), "Article");
    expect(article?.url).toBe(siteUrl + route);
    const said = (name: string) =>
      page.querySelector(`meta[property="article:${name}_time"]`)?.getAttribute("content");
    expect([said("published"), said("modified")]).toEqual([article?.datePublished, article?.dateModified]);
    expect(String(article?.datePublished) <= String(article?.dateModified)).toBe(true);
    if (route.startsWith("/blogs/")) {
      expect(article?.headline).toBe(textOf(page.querySelector("h1")));
      expect(article?.datePublished).toBe("2025-07-18");
      expect(page.querySelector(`time[datetime="${article?.datePublished}"]`)).not.toBeNull();
    }
  },
);

test("the video gallery tells of its three videos", () => {
  expect(ofType(on("/gallery/videos"), "VideoObject")).toHaveLength(3);
});

test("the not-found page says nothing that a search engine could list", () => {
  expect(thingsOf(exportedPage("/404"))).toEqual([]);
});
