import { fieldOf, isObject } from "../../lib/objects";

/** Labels of fields whose code name is unclear to editors. */
const WORDS: Readonly<Record<string, string>> = {
  alt: "Picture in words",
  branch: "City",
  contact: "Phone",
  contactTo: "Messages go to",
  cta: "Closing card",
  "cta.label": "Button",
  "cta.title": "Heading of the card",
  "cta.text": "Text of the card",
  "cta.message": "Message begun",
  directionsLink: "Map on its own page",
  id: "Short name",
  image: "Picture",
  img: "Picture",
  imgSrc: "Picture",
  list: "Shown on the page",
  mapEmbedLink: "Map in our page",
  official: "Official page",
  src: "Video file",
  faq: "Questions",
  history: "Earlier values",
  navTitle: "Name in navigation",
  inNavigation: "Stands in the menu",
  inSidebar: "Stands in the sidebar",
  readIn: "Where it was read",
  readOn: "Read there on",
  records: "Institutions",
  reviewEveryDays: "Look again after (days)",
  confirm: "To be confirmed",
  perEuro: "Rates",
  url: "Address",
  visaOf: "Country of its visa",
  jump: "Button to a chapter",
  since: "In business since",
  siteUrl: "Address of the site",
};

/** A field's label. @param group the field around it, as the list of errors names only the inner one */
export function fieldLabel(name: string, group?: string | number): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  return WORDS[`${group}.${name}`] ?? WORDS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const ENTRIES: Readonly<Record<string, string>> = {
  "Earlier values": "earlier value",
  "Shown on the page": "shown institution",
  Social: "link",
  Suits: "reason",
  Team: "person",
  "Think again": "reason",
  "To be confirmed": "statement",
};

export function entryLabel(list: string): string {
  const one = list
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(ch|ss|x)es$/, "$1")
    .replace(/([^s])s$/, "$1");
  return ENTRIES[list] ?? (one === list.toLowerCase() ? "entry" : one);
}

/** Fields that identify a record in a list, best first. */
const NAMES = [
  "name",
  "title",
  "label",
  "branch",
  "heading",
  "kind",
  "from",
  "who",
  "id",
  "country",
  "row",
  "month",
  "words",
  "file",
] as const;

export function namingField(fields: readonly string[]): string | undefined {
  return NAMES.find((name) => fields.includes(name));
}

/** Fields shown after the name of a closed entry, best first. */
const FURTHER = ["office", "id"] as const;

/** Sveltia's template for a closed entry: "Chennai (Branch office)", "Bond University (bond)". */
export function summaryOf(fields: readonly string[]): string | undefined {
  const name = namingField(fields);
  if (name === undefined) return undefined;
  const further = FURTHER.find((field) => fields.includes(field) && field !== name);
  return further ? `{{fields.${name}}} ({{fields.${further}}})` : `{{fields.${name}}}`;
}

type Path = readonly (string | number)[];

function entryName(index: number, value: unknown): string {
  const field = isObject(value) ? namingField(Object.keys(value)) : undefined;
  const name = isObject(value) && field ? value[field] : undefined;
  return typeof name === "string" && name !== "" ? `${index + 1} (${name})` : `${index + 1}`;
}

/** A value's place in the form's labels: "Team › 4 (Priya Nair) › Designation". @param names the first of these */
export function formPlace(names: readonly string[], value: unknown, path: Path): string {
  let inner = value;
  const steps = path.map((step, index) => {
    inner = fieldOf(inner, step);
    return typeof step === "number" ? entryName(step, inner) : fieldLabel(step, path[index - 1]);
  });
  return [...names, ...steps].join(" › ");
}

/** Matches code names such as `confirmedBy`, and quoted text, which stays unchanged. */
const NAME = /"[^"]*"|\b([a-z]{2,}(?:[A-Z][a-z]+)+)\b/g;

/** A message of the check with the form's labels instead of field names. */
export const formMessage = (message: string): string =>
  message.replace(NAME, (whole, name?: string) => (name ? `"${fieldLabel(name)}"` : whole));
