import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const company = z.object({ contactTo: z.email() });

/** The address that `content/company.json` names for messages; undefined without a usable one. */
export function contactAddress(folder: string): string | undefined {
  try {
    const text = readFileSync(join(folder, "content", "company.json"), "utf8");
    return company.parse(JSON.parse(text)).contactTo;
  } catch {
    return undefined;
  }
}
