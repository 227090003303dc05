/** What a form calls fields whose name alone would say too little to somebody who reads no code. */
const WORDS: Readonly<Record<string, string>> = {
  alt: "Picture in words",
  cta: "Closing call to action",
  id: "Short name",
  img: "Picture",
  imgSrc: "Picture",
  src: "Video file",
  faq: "Questions",
  navTitle: "Name in navigation",
  inNavigation: "Stands in the menu",
  inSidebar: "Stands in the sidebar",
  readIn: "Read in",
  readOn: "Read there on",
  seenOn: "Seen on",
  confirm: "To be confirmed",
  perEuro: "Rates",
  url: "Address",
  visaOf: "Country of its visa",
  jump: "Button to a chapter",
  since: "In business since",
};

/** A field's name as a form shows it: `confirmedOn` becomes "Confirmed on". */
export function fieldLabel(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return WORDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fields by which a record is known in a list, the best first. */
const NAMES = [
  "name",
  "title",
  "label",
  "office",
  "heading",
  "kind",
  "from",
  "who",
  "id",
  "country",
] as const;

/** The field whose value names a record among others. */
export function namingField(fields: readonly string[]): string | undefined {
  return NAMES.find((name) => fields.includes(name));
}

/** How a closed entry of a list shows itself: by its name, and by its id where it has one too. */
export function summaryOf(fields: readonly string[]): string | undefined {
  const name = namingField(fields);
  if (name === undefined) return undefined;
  return fields.includes("id") && name !== "id" ? `{{fields.${name}}} ({{fields.id}})` : `{{fields.${name}}}`;
}
