import { writeFileSync } from "node:fs";
import { readExport } from "./export/read-export";
import { sizesByKind } from "./export/sizes";

/**
 * Writes the sizes of today's export to `sizes.json`, from which the gate lets no kind of page grow by a quarter:
 * `npx tsx __tests__/rules/record-sizes.ts` after a build, when a growth is wanted.
 */
writeFileSync("__tests__/rules/sizes.json", `${JSON.stringify(sizesByKind(readExport()), null, 2)}\n`);
