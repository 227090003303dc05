import { standsAlone, vocabularyAttributes } from "../mdx/vocabulary-attributes";

/** A mark of texts as a button puts it in. */
export interface Mark {
  readonly name: string;
  readonly text: string;
}

/** All marks of texts, with their attributes empty: those that the check knows. */
export function marks(): Mark[] {
  return Object.entries(vocabularyAttributes).map(([name, attributes]) => {
    const given = attributes.map((attribute) => ` ${attribute.name}=""`).join("");
    return {
      name,
      text: standsAlone.has(name) ? `<${name}${given} />` : `\n\n<${name}${given}>\n\n\n\n</${name}>\n\n`,
    };
  });
}
