/** Languages of the pages for parents, by file name in `content/parents`. */
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

/** The language of a page for parents, by its file name; English for any other name. */
export const languageOf = (slug: string): Language => (isLanguage(slug) ? slug : "en");

/** The English master has its own address, because the home page is in English too. */
export const parentsPath = (name: string) => (name === "en" ? "/parents" : `/${name}`);

/** Language and direction of the page at an address. */
export function languageAt(path: string) {
  return languages[languageOf(path.replace(/^\/|\/$/g, ""))];
}
