import { readFileSync } from "node:fs";
import path from "node:path";
import { company } from "./content-types/company";

/** Stands in while content names none: Gatsby takes no empty address. */
const NONE = "https://site.invalid";

/** The site's own address from content. Of a broken file the content check tells before anything is built. */
export function siteUrl(): string {
  try {
    const stored: unknown = JSON.parse(readFileSync(path.join("content", "company.json"), "utf8"));
    return company.schema.pick({ siteUrl: true }).strip().parse(stored).siteUrl;
  } catch {
    return NONE;
  }
}
