import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../content-types/registry";
import { generatedFiles } from "../editors/generated-files";

/**
 * `npm run schemas`: writes what editors are helped with from the definitions: the JSON Schemas and the settings
 * of VS Code, its snippets, and the tables of fields in content/README.md.
 */
function main(): void {
  const guide = readFileSync(path.join("content", "README.md"), "utf8");
  for (const [file, text] of generatedFiles(contentTypes, guide)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

main();
