interface Row {
  readonly id: string;
  /** Its group in the comparison and in the register. */
  readonly group: "when" | "money" | "work" | "afterwards" | "entry";
  /** The chapter of a country guide that shows it, by `<Numbers of="…" />`; its first row answers the chapter. */
  readonly chapter: "courses" | "apply" | "costs" | "visa" | "work" | "living" | "stay";
  /** Its place among the rows that lists of countries show. */
  readonly main?: number;
  /** Units whose values compare among all countries, each as a factor of hours a week or of years. */
  readonly compares?: Readonly<Record<string, number>>;
  /** Whether its note stays visible on phones, as the amount alone would be misleading. */
  readonly keepsNote?: true;
}

const hours = { "hours a week": 1, "hours per fortnight": 1 / 2, "hours a fortnight": 1 / 2 };
const years = { years: 1, year: 1, months: 1 / 12 };

/** The rows of numbers that every country has, in the order of the comparison. */
export const rows = [
  { id: "intakes", group: "when", chapter: "apply" },
  { id: "decision", group: "when", chapter: "visa" },
  { id: "tuition", group: "money", chapter: "costs", main: 2, keepsNote: true },
  { id: "living", group: "money", chapter: "living" },
  { id: "funds", group: "money", chapter: "costs", main: 1, keepsNote: true },
  { id: "fee", group: "money", chapter: "costs", keepsNote: true },
  { id: "health", group: "money", chapter: "costs" },
  { id: "work", group: "work", chapter: "work", main: 3, keepsNote: true, compares: hours },
  { id: "stay", group: "afterwards", chapter: "stay", main: 4, keepsNote: true, compares: years },
  { id: "english", group: "entry", chapter: "courses" },
  { id: "apply", group: "entry", chapter: "courses" },
] as const satisfies readonly Row[];

export type RowName = (typeof rows)[number]["id"];
export type RowGroup = Row["group"];
export type RowChapter = Row["chapter"];

type MainRow = Extract<(typeof rows)[number], { readonly main: number }>["id"];

export const rowNames: readonly RowName[] = rows.map(({ id }) => id);

export const rowOf = (name: string): Row | undefined => rows.find(({ id }) => id === name);

export const rowsOfChapter = (chapter: string): readonly RowName[] =>
  rows.filter((row) => row.chapter === chapter).map(({ id }) => id);

export const chaptersWithRows: readonly RowChapter[] = [...new Set(rows.map(({ chapter }) => chapter))];

/** The rows that lists of countries show. */
export const mainRows: readonly MainRow[] = rows
  .filter((row) => "main" in row)
  .sort((one, other) => one.main - other.main)
  .map(({ id }) => id);

/** The figures of the countries' rows as slips show them; `/compare` fetches them when one is first pressed. */
export const SLIPS_FILE = "/figure-slips.json";
