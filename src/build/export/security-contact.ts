import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Company } from "../content-types/company";

/** RFC 9116 advises less than a year; the site is built far more often. */
const DAYS = 330;
const DAY_MS = 86_400_000;

type Contact = Pick<Company, "siteUrl" | "email"> & { readonly sample: boolean | null };

/** `/.well-known/security.txt` (RFC 9116): where to report a fault that endangers visitors. */
function securityText({ siteUrl, email, sample }: Contact): string {
  const expires = new Date(Date.now() + DAYS * DAY_MS).toISOString().replace(/\.\d+/, "");
  const canonical = `${siteUrl}/.well-known/security.txt`;
  const mark = sample ? "# A sample: this address is invented.\n" : "";
  return `${mark}Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}

export async function writeSecurityText(company: Contact): Promise<void> {
  const folder = path.join("public", ".well-known");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "security.txt"), securityText(company));
}
