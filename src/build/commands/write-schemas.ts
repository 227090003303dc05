import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../content-types/registry";
import { generatedFiles } from "../editors/generated-files";

/**
 * `npm run schemas`: writes what editors are helped with from the definitions: the JSON Schemas, the settings
 * and the snippets of VS Code.
 */
function main(): void {
  for (const [file, text] of generatedFiles(contentTypes)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

main();
