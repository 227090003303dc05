import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

type Company = Pick<Queries.Company, "name" | "fullName" | "tagline">;

/** The colour that the exported pages declare, so that the theme stays its only source. */
async function themeColour(): Promise<string | undefined> {
  const html = await readFile(path.join("public", "index.html"), "utf8");
  const tag = /<meta\b[^>]*\bname="theme-color"[^>]*>/.exec(html)?.[0];
  return tag && /\bcontent="([^"]+)"/.exec(tag)?.[1];
}

const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export async function writeManifest({ name, fullName, tagline }: Company): Promise<void> {
  const colour = await themeColour();
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
    theme_color: colour,
    background_color: colour,
    icons: [
      icon("/icon-192.png", 192, "any"),
      icon("/icon-512.png", 512, "any"),
      icon("/icon-maskable-512.png", 512, "maskable"),
    ],
  };
  await writeFile(path.join("public", "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
