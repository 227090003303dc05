import { z } from "zod";
import { defineContentType } from "../../../src/build/content-types/content-type";
import {
  altText,
  callToAction,
  countrySlug,
  externalLink,
  factId,
  image,
  institutionListName,
  isoDate,
  order,
  text,
  video,
} from "../../../src/build/content-types/fields";
import { institutionList } from "../../../src/build/content-types/institution-list";
import { contentTypes } from "../../../src/build/content-types/registry";
import { typeDefinitions } from "../../../src/build/graphql/schema";

/** A type of a schema, by name. */
function typeOf(schema: string, name: string): string | undefined {
  return schema
    .split("\n\n")
    .find((type) => type.startsWith(`type ${name} `) || type.startsWith(`enum ${name} `));
}

const list = defineContentType({
  name: "Thing",
  files: { file: "things.json" },
  format: "json-list",
  schema: z.strictObject({
    id: z.string(),
    title: text(40, "Name"),
    image: image({ width: 100, height: 100 }),
    film: video().optional(),
    figures: z.array(factId()),
    checkedOn: isoDate("Day"),
    seenOn: isoDate("Day").optional(),
    order: order(),
    share: z.number(),
    isShown: z.boolean(),
    kind: z.enum(["one", "other"]),
    basis: z.enum(["exact", "up to"]),
    links: z.array(externalLink()).optional(),
    place: z.strictObject({ top: z.number(), alt: altText().optional() }),
  }),
});

test("a definition's fields become GraphQL: scalars, links, dates, lists and objects", () => {
  const schema = typeDefinitions([list]);
  expect(typeOf(schema, "Thing")).toBe(
    [
      "type Thing implements Node @dontInfer {",
      "  jsonId: String!",
      "  title: String!",
      '  image: File! @link(by: "relativePath")',
      '  film: File @link(by: "relativePath")',
      '  figures: [Fact!]! @link(by: "jsonId")',
      "  checkedOn: Date! @dateformat",
      "  seenOn: Date @dateformat",
      "  order: Int!",
      "  share: Float!",
      "  isShown: Boolean!",
      "  kind: ThingKind!",
      "  basis: String!",
      "  links: [ExternalLink!]",
      "  place: ThingPlace!",
      "}",
    ].join("\n"),
  );
  expect(typeOf(schema, "ThingKind")).toBe("enum ThingKind {\n  one\n  other\n}");
  expect(typeOf(schema, "ThingPlace")).toBe("type ThingPlace {\n  top: Float!\n  alt: String\n}");
  expect(typeOf(schema, "ExternalLink")).toBe("type ExternalLink {\n  name: String!\n  link: String!\n}");
});

test("an MDX type has slug, path and body, and what has a default is always there", () => {
  const page = defineContentType({
    name: "Leaf",
    files: { folder: "leaves", ending: ".mdx" },
    format: "mdx",
    pathOf: (slug) => `/leaves/${slug}`,
    schema: z.strictObject({
      cards: z.array(countrySlug()).default([]),
      institutions: institutionListName().optional(),
      cta: callToAction(),
    }),
  });
  const schema = typeDefinitions([page]);
  expect(typeOf(schema, "Leaf")).toBe(
    [
      "type Leaf implements Node @dontInfer {",
      '  cards: [Country!]! @link(by: "slug")',
      '  institutions: InstitutionList @link(by: "slug")',
      "  cta: CallToAction!",
      "  slug: String!",
      "  path: String!",
      "  body: String!",
      "}",
    ].join("\n"),
  );
});

test("an MDX type without pages has no path, and a page finds its questions by its name", () => {
  const leaf = {
    name: "Leaf",
    files: { folder: "leaves", ending: ".mdx" },
    format: "mdx",
    schema: z.strictObject({}),
  } as const;
  const pages = { ...leaf, name: "Page", pathOf: (slug: string) => `/${slug}`, hasQuestions: true };
  const schema = typeDefinitions([leaf, pages]);
  expect(typeOf(schema, "Leaf")).not.toContain("  path:");
  expect(typeOf(schema, "Page")).toContain('  questions: Questions @link(by: "slug", from: "slug")');
});

test("an object with a GraphQL name of its own is one type, wherever it stands", () => {
  const other = defineContentType({
    name: "Other",
    files: { folder: "others", ending: ".json" },
    format: "json-object",
    schema: z.strictObject({ nested: z.strictObject({ link: externalLink() }) }),
  });
  const schema = typeDefinitions([list, other]);
  expect(schema.match(/^type ExternalLink /gm)).toHaveLength(1);
  expect(typeOf(schema, "OtherNested")).toBe("type OtherNested {\n  link: ExternalLink!\n}");
  expect(typeOf(schema, "Other")).toContain("  slug: String! @fileName");
});

test("an institution is a node with an id of its own, recorded in its list", () => {
  const schema = typeDefinitions([institutionList]);
  expect(typeOf(schema, "Institution")).toBe(
    [
      "type Institution implements Node @dontInfer {",
      "  jsonId: String!",
      "  name: String!",
      '  image: File! @link(by: "relativePath")',
      "  website: String!",
      "  country: String!",
      "  city: String",
      "  kind: InstitutionKind",
      "  readIn: InstitutionReadIn",
      "  readOn: Date @dateformat",
      "  register: InstitutionRegister",
      "  links: InstitutionLinks",
      "}",
    ].join("\n"),
  );
  expect(typeOf(schema, "InstitutionRecord")).toContain("  id: String!");
  expect(typeOf(schema, "InstitutionList")).toContain('  list: [Institution!]! @link(by: "jsonId")');
});

test("every type of the site's content is defined, and defined once", () => {
  const schema = typeDefinitions(contentTypes);
  const defined = [...schema.matchAll(/^(?:type|enum) (\w+)/gm)].map(([, name]) => name);
  expect(new Set(defined).size).toBe(defined.length);
  const named = new Set([...schema.matchAll(/^ {2}\w+: \[?(\w+)/gm)].map(([, name]) => name));
  const given = ["String", "Int", "Float", "Boolean", "Date", "File"];
  expect([...named].filter((name) => !defined.includes(name) && !given.includes(name ?? ""))).toEqual([]);
});
