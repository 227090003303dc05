import type { GatsbyNode } from "gatsby";
import { billTypes } from "../../bill/node";
import { cityMapTypes } from "../../countries/cities/node/resolver";
import { dueType, levelType } from "../../countries/numbers/node";
import { institutionList } from "../../institutions/definition";
import { lineType } from "../../parents/node/lists";
import { rulerTypes } from "../../ruler/node";
import { weekTypes } from "../../week/node";
import type { ContentType } from "../content-types/content-type";
import { type FieldSchema, fieldSchemaOf } from "../content-types/field-schema";
import { contentTypes } from "../content-types/registry";
import { JSON_RECORD } from "./create-nodes";
import { sampleStateType } from "./source-samples";

const LINKS: Record<string, { type: string; directive: string }> = {
  image: { type: "File", directive: '@link(by: "relativePath")' },
  video: { type: "File", directive: '@link(by: "relativePath")' },
  fact: { type: "Fact", directive: '@link(by: "jsonId")' },
  institution: { type: "Institution", directive: '@link(by: "jsonId")' },
  institutionList: { type: "InstitutionList", directive: '@link(by: "slug")' },
  country: { type: "Country", directive: '@link(by: "slug")' },
};

const SCALARS: Record<string, string> = {
  integer: "Int",
  number: "Float",
  boolean: "Boolean",
  string: "String",
};

/** Valid enum values in GraphQL; a choice with any other value, such as `up to`, is a String. */
const ENUM_VALUE = /^[A-Za-z]\w*$/;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function enumValues({ enum: choices = [] }: FieldSchema): string[] {
  const values = choices.filter((value) => typeof value === "string");
  return values.length === choices.length && values.every((value) => ENUM_VALUE.test(value)) ? values : [];
}

class TypeWriter {
  readonly types = new Map<string, string>();

  /** The type of a field's value, without its directive: `[Fact!]`, `String`. */
  private typeOf(schema: FieldSchema, parent: string, field: string): { type: string; directive: string } {
    const link = schema.reference === undefined ? undefined : LINKS[schema.reference];
    if (link) return link;
    if (schema.type === "array") {
      const item = this.typeOf(schema.items ?? {}, parent, field);
      return { type: `[${item.type}!]`, directive: item.directive };
    }
    const name = schema.graphql ?? parent + capital(field);
    if (schema.type === "object") {
      this.object(name, schema, "");
      return { type: name, directive: "" };
    }
    const values = enumValues(schema);
    if (values.length > 0) {
      this.types.set(name, `enum ${name} {\n${values.map((value) => `  ${value}`).join("\n")}\n}`);
      return { type: name, directive: "" };
    }
    if (schema.format === "date") return { type: "Date", directive: "" };
    return { type: SCALARS[schema.type ?? "string"] ?? "String", directive: "" };
  }

  object(name: string, schema: FieldSchema, head: string, extra: readonly string[] = []): void {
    const required = new Set(schema.required);
    const isNode = head.includes("Node");
    const fields = Object.entries(schema.properties ?? {}).map(([key, value]) => {
      const { type, directive } = this.typeOf(value, name, key);
      const fieldName = isNode && key === "id" ? "jsonId" : key;
      return `  ${fieldName}: ${type}${required.has(key) ? "!" : ""} ${directive}`.trimEnd();
    });
    this.types.set(name, `type ${name}${head} {\n${[...fields, ...extra].join("\n")}\n}`);
  }
}

function extraFields(type: ContentType): string[] {
  if (type.format === "mdx")
    return [
      "  slug: String!",
      ...(type.pathOf ? ["  path: String!"] : []),
      "  body: String!",
      ...(type.hasQuestions ? ['  questions: Questions @link(by: "slug", from: "slug")'] : []),
    ];
  return "folder" in type.files ? ["  slug: String!"] : [];
}

const OF_RESOLVERS = `
  type ${JSON_RECORD} implements Node @dontInfer { id: ID! }
  type BodyHeading { id: String! text: String! }
  type SearchedPart { id: String! heading: String! isQuestion: Boolean! text: String! listed: String! }
  type BodyPart { html: String! slot: String of: String chapter: String heading: String }`;

function typeDefinitions(types: readonly ContentType[]): string {
  const writer = new TypeWriter();
  for (const type of types) {
    const schema = fieldSchemaOf(type, "output");
    writer.object(type.name, schema, " implements Node @dontInfer", extraFields(type));
  }
  // An institution is a node, too, as several lists can show it.
  const institution = fieldSchemaOf(institutionList, "output").properties?.records?.items;
  if (institution) writer.object("Institution", institution, " implements Node @dontInfer");
  const others = [
    OF_RESOLVERS,
    sampleStateType,
    levelType,
    billTypes,
    dueType,
    rulerTypes,
    weekTypes,
    cityMapTypes,
    lineType,
  ];
  return [...writer.types.values(), ...others].join("\n\n");
}

/** Declares every content type, so that field types never depend on the existing files. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(typeDefinitions(contentTypes));
};
