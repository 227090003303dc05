import { colour } from "../../theme/tokens";
import { writePublicFile } from "./write-file";

type Company = Pick<Queries.Company, "name" | "fullName" | "tagline" | "siteUrl" | "email" | "sample">;

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export async function writeManifest({ name, fullName, tagline }: Company): Promise<void> {
  const manifest = {
    name: fullName,
    short_name: name,
    description: tagline,
    lang: "en-GB",
    dir: "ltr",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: colour.dark,
    background_color: colour.dark,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  await writePublicFile("site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Validity in days: RFC 9116 recommends less than a year, and the site is built far more often. */
const DAYS = 330;
const DAY_MS = 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
function securityText({ siteUrl, email, sample }: Company): string {
  const expires = new Date(Date.now() + DAYS * DAY_MS).toISOString().replace(/\.\d+/, "");
  const canonical = `${siteUrl}/.well-known/security.txt`;
  const mark = sample ? "# A sample: this address is invented.\n" : "";
  return `${mark}Contact: mailto:${email}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`;
}

export const writeSecurityText = (company: Company) =>
  writePublicFile(".well-known/security.txt", securityText(company));

export const writeRobots = (siteUrl: string) =>
  writePublicFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
