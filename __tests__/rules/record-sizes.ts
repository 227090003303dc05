import { writeFileSync } from "node:fs";
import { readExport } from "./export/read-export";
import { sizesByKind } from "./export/sizes";

/**
 * Writes the sizes of the current export to `sizes.json`; tests let no kind of page grow beyond them by a quarter. Run
 * `npx tsx __tests__/rules/record-sizes.ts` after a build to accept a growth.
 */
writeFileSync("__tests__/rules/sizes.json", `${JSON.stringify(sizesByKind(readExport()), null, 2)}\n`);
