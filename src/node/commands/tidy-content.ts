import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../content/read-content";
import { recordSchemaOf } from "../content-types/registry";
import { inEditorsForm } from "../edit/editors-form";

/** `npm run tidy`: formats every content file as the editor would, and names the changed ones. */
function main(): void {
  for (const { file, type } of readContent("content").files) {
    const stored = readFileSync(path.resolve(file), "utf8");
    const text = inEditorsForm(stored, type, recordSchemaOf(type));
    if (text === stored) continue;
    writeFileSync(file, text);
    console.log(file);
  }
}

main();
