import { createContext, use } from "react";
import frameWords from "../../content/words/frame.json";
import officesWords from "../../content/words/offices.json";
import type parentsWords from "../../content/words/parents.json";

/** What the frame says in the language of a page for parents, as the page's context has it. */
export interface FrameWords extends Omit<(typeof parentsWords)["en"]["frame"], "menu"> {
  /** Names of the menu's entries, by their English ones. */
  readonly menu: Readonly<Record<string, string>>;
  /** First message of the chat; without one it names the page. */
  readonly message: string;
}

const { frame } = frameWords;
const { call, chat } = officesWords.branches;

/** What it says on every other page; of the empty ones content has others. */
const english: FrameWords = {
  ...frame,
  call,
  chat,
  chatName: frame.chat,
  search: frame.search.open,
  consultation: "",
  samples: "",
  menu: {},
  message: "",
};

export const FrameLanguage = createContext(english);

/** How to mark what stays English on a page in another language. */
export const useEnglish = () =>
  use(FrameLanguage) === english ? undefined : ({ lang: "en-GB", dir: "ltr" } as const);

const isFrameWords = (value: unknown): value is FrameWords =>
  typeof value === "object" && value !== null && "skip" in value && "menu" in value;

/** The words in a page's context, which `createPages` wrote there. */
export function frameWordsOf(context: unknown): FrameWords {
  const own = typeof context === "object" && context !== null && "frame" in context && context.frame;
  return isFrameWords(own) ? own : english;
}
