import {
  isVocabularyName,
  standsAlone,
  type VocabularyName,
  vocabularyAttributes,
} from "../mdx/vocabulary-attributes";

/** A mark of texts, and the button that puts it in. */
export interface Mark {
  /** What the button says. */
  readonly name: string;
  /** What it is for. */
  readonly hint: string;
  /** What stands before and after the words that it is put around. */
  readonly before: string;
  readonly after: string;
  /** Whether an empty line parts it from what stands around it. */
  readonly apart: boolean;
}

/** Marks of Markdown, for those who do not know it. */
const PLAIN: readonly Mark[] = [
  { name: "Heading", hint: "Heading of a chapter", before: "## ", after: "", apart: true },
  {
    name: "List",
    hint: "One point of a list; each further one on a line",
    before: "- ",
    after: "",
    apart: true,
  },
  { name: "Bold", hint: "Words in bold", before: "**", after: "**", apart: false },
  { name: "Link", hint: "Words that lead to a page", before: "[", after: "](/contact)", apart: false },
];

/** Buttons for our own marks, in the words of those who write. */
const BUTTONS: Readonly<Record<VocabularyName, readonly [name: string, hint: string]>> = {
  Fact: [
    "Figure",
    "A figure of the register; between the quotation marks its short name, e.g. au.work.hours",
  ],
  Earnings: ["Earnings", "What a month of work comes to: a figure of hours, and one of money an hour"],
  Standfirst: ["Opening lines", "One or two sentences in large type below a heading"],
  HoldsNow: ["Holds now", "What holds now, after a sentence that is dated"],
  Steps: ["Steps", "Numbered steps; put each in with the button Step"],
  Step: ["Step", "One of the steps, with its title"],
  Checklist: ["Checklist", "A list with boxes to tick"],
  Cards: ["Cards", "A list drawn as cards"],
  Doors: ["Doors", "A list of two or three, drawn as doors"],
  Pair: ["Pair", "A list of two, side by side"],
  Rows: ["Rows", "A list drawn as rows, each with a title in bold"],
  Scale: ["Scale", "A list of two to four, from short to long"],
  Awards: ["Awards", "Programmes that pay; put each in with the button Award"],
  Award: ["Award", "One programme that pays"],
  Letter: ["Letter", "A list of the parts of a letter"],
  Signs: ["Warnings", "A list of what to beware of"],
  Ticks: ["Ticks", "A list of what holds"],
  Limits: ["Limits", "A list of what does not hold"],
  Note: ["Aside", "An aside with a title"],
  More: ["More", "A part that opens on request"],
  Question: ["Question", "In Questions alone: a question and its answer"],
  KeptFor: ["Days kept", "For how many days a message is kept: delivered or failed"],
  Flow: ["Way", "In an article: a way of two to five stops"],
  Stop: ["Stop", "A stop of a way"],
  Fork: ["Fork", "Stops of a way that come at the same time"],
  IfYes: ["If yes", "Last stop of a way, where the answer is yes"],
  IfNo: ["If no", "Last stop of a way, where the answer is no"],
};

/** A mark of our own with its attributes empty. */
function ownMark(tag: VocabularyName): Mark {
  const [name, hint] = BUTTONS[tag];
  const [first = "", ...others] = vocabularyAttributes[tag].map((attribute) => ` ${attribute.name}="`);
  // In a sentence: what is marked becomes the first attribute.
  if (standsAlone.has(tag)) {
    const rest = others.map((start) => `${start}"`).join("");
    return { name, hint, before: `<${tag}${first}`, after: `"${rest} />`, apart: false };
  }
  const attributes = [first, ...others].map((start) => start && `${start}"`).join("");
  return { name, hint, before: `<${tag}${attributes}>\n\n`, after: `\n\n</${tag}>`, apart: true };
}

/** All marks of texts: Markdown's, and those of our own that the check knows. */
export const marks = (): Mark[] => [
  ...PLAIN,
  ...Object.keys(vocabularyAttributes).filter(isVocabularyName).map(ownMark),
];
