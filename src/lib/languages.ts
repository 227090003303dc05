/** The languages of the pages for parents, by the names of their files in `content/parents`. */
export const languages = {
  en: { lang: "en-GB", dir: "ltr" },
  hi: { lang: "hi", dir: "ltr" },
  ta: { lang: "ta", dir: "ltr" },
  ml: { lang: "ml", dir: "ltr" },
  ne: { lang: "ne", dir: "ltr" },
  ar: { lang: "ar", dir: "rtl" },
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

/** The language of a page for parents, by its name; English for any other name. */
export const languageOf = (slug: string): Language => (isLanguage(slug) ? slug : "en");

/** The English master has an address of its own, as the site's home is English. */
export const parentsPath = (name: string) => (name === "en" ? "/parents" : `/${name}`);

/** How the page at an address is written. */
export function languageAt(path: string) {
  return languages[languageOf(path.replace(/^\/|\/$/g, ""))];
}
