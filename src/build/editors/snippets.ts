import type { ContentType } from "../content-types/content-type";
import { type FieldSchema, fieldSchemaOf } from "../content-types/field-schema";
import { standsAlone, vocabularyAttributes } from "../mdx/vocabulary-attributes";

interface Snippet {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

const inStop = (text: string) => text.replace(/[$}\\]/g, "\\$&");
const inChoice = (text: string) => text.replace(/[$}\\|,]/g, "\\$&");

class Stops {
  private last = 0;

  stop(text: string): string {
    this.last += 1;
    return `\${${this.last}:${inStop(text)}}`;
  }

  choice(values: readonly unknown[]): string {
    this.last += 1;
    return `\${${this.last}|${values.map((value) => inChoice(String(value))).join(",")}|}`;
  }
}

function lines(key: string, schema: FieldSchema, stops: Stops, indent: string): string[] {
  const values =
    schema.enum ??
    (schema.type === "boolean" ? [true, false] : schema.const === undefined ? undefined : [schema.const]);
  if (values) return [`${indent}${key}: ${stops.choice(values)}`];
  if (schema.properties) {
    const needed = new Set(schema.required);
    const inner = Object.entries(schema.properties).filter(([name]) => needed.has(name));
    return [
      `${indent}${key}:`,
      ...inner.flatMap(([name, field]) => lines(name, field, stops, `${indent}  `)),
    ];
  }
  if (schema.type === "array" && schema.items?.properties) {
    const [first = "", ...rest] = Object.keys(schema.items.properties);
    return [
      `${indent}${key}:`,
      `${indent}  - ${first}: ${stops.stop(first)}`,
      ...rest.map((name) => `${indent}    ${name}: ${stops.stop(name)}`),
    ];
  }
  if (schema.type === "array") return [`${indent}${key}:`, `${indent}  - ${stops.stop("one a line")}`];
  if (schema.format === "date") return [`${indent}${key}: ${stops.stop("YYYY-MM-DD")}`];
  return [`${indent}${key}: ${stops.stop(schema.description ?? key)}`];
}

function pageSnippet(type: ContentType): Snippet {
  const schema = fieldSchemaOf(type);
  const needed = new Set(schema.required);
  const stops = new Stops();
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => needed.has(name));
  return {
    scope: "mdx,markdown",
    prefix: `new-${type.name.toLowerCase()}`,
    body: ["---", ...fields.flatMap(([name, field]) => lines(name, field, stops, "")), "---", "", "$0"],
    description: `All fields that a new ${type.name.toLowerCase()} needs`,
  };
}

function fieldSnippets(type: ContentType): [string, Snippet][] {
  return Object.entries(fieldSchemaOf(type).properties ?? {}).map(([name, field]) => [
    `${type.name}: ${name}`,
    {
      scope: "mdx,markdown",
      prefix: name,
      body: lines(name, field, new Stops(), ""),
      description: `${type.name}: ${field.description ?? name}`,
    },
  ]);
}

function componentSnippets(): [string, Snippet][] {
  return Object.entries(vocabularyAttributes).map(([name, attributes]) => {
    const stops = new Stops();
    const given = attributes
      .map((attribute) => ` ${attribute.name}="${stops.stop(attribute.name)}"`)
      .join("");
    return [
      `<${name}>`,
      {
        scope: "mdx,markdown",
        prefix: `<${name}`,
        body: standsAlone.has(name)
          ? [`<Fact${given} />`]
          : [`<${name}${given}>`, "", "$0", "", `</${name}>`],
        description: `Component for texts: ${name}`,
      },
    ];
  });
}

/** Snippets for VS Code, which has no schema for front matter. */
export function snippets(types: readonly ContentType[]): Readonly<Record<string, Snippet>> {
  const pages = types.filter(({ format }) => format === "mdx");
  return Object.fromEntries([
    ...pages.map((type): [string, Snippet] => [`New ${type.name.toLowerCase()}`, pageSnippet(type)]),
    ...pages.flatMap(fieldSnippets),
    ...componentSnippets(),
  ]);
}
