import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { contentTypes } from "../content-types/registry";

const FOLDER = path.join(".vscode", "schemas");

/** Name of a type's schema file: `gallery-group.json`. */
const fileName = (name: string) => `${name.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase()}.json`;

/**
 * `npm run schemas`: writes the JSON Schema of every content type for editors, and the settings that tell
 * VS Code which file it belongs to.
 */
function main(): void {
  mkdirSync(FOLDER, { recursive: true });
  const associations = contentTypes.map(({ name, files, format, schema }) => {
    const shape = z.toJSONSchema(schema, { io: "input" });
    const whole = format === "json-list" ? { type: "array", items: { ...shape, $schema: undefined } } : shape;
    writeFileSync(path.join(FOLDER, fileName(name)), `${JSON.stringify(whole, null, 2)}\n`);
    const pattern = "file" in files ? `/content/${files.file}` : `/content/${files.folder}/*${files.ending}`;
    return { fileMatch: [pattern], url: `./${FOLDER}/${fileName(name)}`, format };
  });
  const settings = {
    "json.schemas": associations
      .filter(({ format }) => format !== "mdx")
      .map(({ fileMatch, url }) => ({ fileMatch, url })),
    "editor.defaultFormatter": "biomejs.biome",
    "[mdx]": { "editor.formatOnSave": false, "editor.wordWrap": "on" },
  };
  writeFileSync(path.join(".vscode", "settings.json"), `${JSON.stringify(settings, null, 2)}\n`);
}

main();
