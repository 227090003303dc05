import { z } from "zod";
import { exportedPage, fileOf } from "../helpers/exported-page";
import { articles, branches, company, guides, ROUTES, videos } from "../helpers/site-content";
import { allThings, type Thing, thingsOf } from "../helpers/structured-data";

const { siteUrl } = company;

const day = z.iso.date();
const words = z.string().min(1);
const reference = z.object({ "@id": z.url() });
/** An address of this site that exists in the export. */
const ownAddress = z.url().refine((address) => {
  const { pathname } = new URL(address);
  return address.startsWith(`${siteUrl}/`) && fileOf(pathname) !== undefined;
}, "leads nowhere on this site");

/** Properties that schema.org and search engines require of each type in use; unknown properties are refused. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  EducationalOrganization: z.strictObject({
    "@type": z.string(),
    "@id": z.literal(`${siteUrl}/#organization`),
    name: words,
    alternateName: words.optional(),
    url: ownAddress.optional(),
    logo: ownAddress,
    image: ownAddress.optional(),
    foundingDate: z.literal(String(company.since)).optional(),
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
  Dataset: z.strictObject({
    "@type": z.string(),
    name: words,
    description: words.min(50),
    url: ownAddress,
    inLanguage: z.literal("en-GB"),
    isAccessibleForFree: z.literal(true),
    dateModified: day,
    license: ownAddress,
    creator: reference,
    distribution: z.array(z.unknown()).length(1),
  }),
  DataDownload: z.strictObject({
    "@type": z.string(),
    encodingFormat: z.literal("application/json"),
    contentUrl: ownAddress,
  }),
  VideoObject: z.strictObject({
    "@type": z.string(),
    name: words,
    description: words,
    thumbnailUrl: z.array(ownAddress).min(1),
    uploadDate: day,
    contentUrl: ownAddress.optional(),
    embedUrl: z.url().optional(),
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

test("the home page describes the company and the site", () => {
  const things = on("/");
  const [organization, site] = things;
  expect(things).toHaveLength(2);
  expect(organization).toMatchObject({
    "@type": "EducationalOrganization",
    name: company.fullName,
    alternateName: company.name,
    telephone: company.phone,
    email: company.email,
    sameAs: company.social.map(({ link }) => link),
  });
  expect(site).toMatchObject({ "@type": "WebSite", name: company.name, alternateName: company.fullName });
});

test("the home page describes every branch in order, each with its address", () => {
  const businesses = ofType(allThings(on("/")), "LocalBusiness");
  expect(businesses).toEqual(
    branches.map(({ id, branch, country, contact, email, address, directionsLink }) =>
      expect.objectContaining({
        "@id": `${siteUrl}/contact#branch-${id}`,
        name: `${company.fullName}, ${branch}`,
        telephone: contact,
        email,
        hasMap: directionsLink,
        address: {
          "@type": "PostalAddress",
          streetAddress: address,
          ...(branch !== country && { addressLocality: branch }),
          addressCountry: country,
        },
      }),
    ),
  );
});

test.each(ROUTES.filter((route) => route !== "/"))(
  "%s has breadcrumbs from the home page to itself",
  (route) => {
    const [list, ...more] = ofType(on(route), "BreadcrumbList");
    expect(more).toEqual([]);
    const steps = ofType(allThings(list), "ListItem");
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]?.item).toBe(`${siteUrl}/`);
    expect(steps.at(-1)?.item).toBe(siteUrl + route);
  },
);

test.each([...articles.map(({ date, ...article }) => ({ ...article, published: date })), ...guides])(
  "$path is an article with its heading, days and description",
  (content) => {
    const page = exportedPage(content.path);
    const [article] = ofType(on(content.path), "Article");
    expect(article).toMatchObject({
      url: siteUrl + content.path,
      description: content.description,
      datePublished: content.published,
      dateModified: content.reviewed,
    });
    const said = (name: string) =>
      page.querySelector(`meta[property="article:${name}_time"]`)?.getAttribute("content");
    expect([said("published"), said("modified")]).toEqual([content.published, content.reviewed]);
  },
);

test.each(articles)("$path has its headline and its author", ({ path, title, heading, author }) => {
  const [article] = ofType(on(path), "Article");
  expect(article).toMatchObject({ headline: heading ?? title, author: { name: author } });
});

test("the video gallery describes its videos, each with its day and its file or frame", () => {
  const things = ofType(on("/gallery/videos"), "VideoObject");
  expect(things.map(({ name, uploadDate, description }) => ({ name, uploadDate, description }))).toEqual(
    videos.map(({ title, uploaded, description, alt }) => ({
      name: title,
      uploadDate: uploaded,
      description: description ?? alt,
    })),
  );
  expect(things.map(({ embedUrl }) => embedUrl)).toEqual(videos.map(({ embed }) => embed));
  expect(things.map(({ contentUrl }) => contentUrl !== undefined)).toEqual(
    videos.map(({ type }) => type === "local"),
  );
});

test("the not-found page has no structured data", () => {
  expect(thingsOf(exportedPage("/404"))).toEqual([]);
});
