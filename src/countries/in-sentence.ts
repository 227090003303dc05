/** A country's name inside a sentence: abbreviations get an article, as in "the UK". */
export const inSentence = (name: string): string => (/^[A-Z]{2,}$/.test(name) ? `the ${name}` : name);
