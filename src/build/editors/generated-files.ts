import { z } from "zod";
import type { ContentType } from "../content-types/content-type";
import { NO_BLANK_ENDS } from "../content-types/fields";
import { labels } from "../content-types/labels";
import { snippets } from "./snippets";

const FOLDER = ".vscode/schemas";

/** Name of a type's schema file: `gallery-group.json`. */
const fileName = (name: string) => `${name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase()}.json`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Leaves out what helps nobody who writes: rules on blanks, which the check has in words, and notes for the build. */
function forEditors({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.pattern === NO_BLANK_ENDS.source) delete jsonSchema.pattern;
  if (jsonSchema.minLength === 1) delete jsonSchema.minLength;
  for (const note of ["reference", "minimumSize", "graphql"]) delete jsonSchema[note];
}

function schemaFile({ name, format, schema }: ContentType): [string, string] {
  const shape = z.toJSONSchema(schema, { io: "input", override: forEditors });
  const whole = format === "json-list" ? { type: "array", items: { ...shape, $schema: undefined } } : shape;
  return [`${FOLDER}/${fileName(name)}`, json(whole)];
}

function settings(types: readonly ContentType[]): string {
  return json({
    "json.schemas": types.map(({ name, files }) => ({
      fileMatch: ["file" in files ? `/content/${files.file}` : `/content/${files.folder}/*${files.ending}`],
      url: `./${FOLDER}/${fileName(name)}`,
    })),
    "editor.defaultFormatter": "biomejs.biome",
    "[mdx]": {
      "editor.formatOnSave": false,
      "editor.wordWrap": "on",
      "editor.quickSuggestions": { other: true, comments: true, strings: true },
      "editor.snippetSuggestions": "top",
    },
  });
}

/** All that is written for editors from the definitions: path and text. */
export function generatedFiles(types: readonly ContentType[]): ReadonlyMap<string, string> {
  // What labels there are is known from the code that reads them.
  const defined = types.filter((type) => type !== labels);
  // VS Code reads no schema for front matter: pages have snippets.
  const inJson = defined.filter(({ format }) => format !== "mdx");
  return new Map([
    ...inJson.map(schemaFile),
    [".vscode/settings.json", settings(inJson)],
    [".vscode/content.code-snippets", json(snippets(defined))],
  ]);
}
