/** A country's name within a sentence: names in capitals take the article, as in "the UK". */
export const inSentence = (name: string): string => (/^[A-Z]{2,}$/.test(name) ? `the ${name}` : name);
