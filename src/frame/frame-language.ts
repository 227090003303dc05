import { createContext, use } from "react";
import frame from "../../content/words/frame.json";
import officesWords from "../../content/words/offices.json";
import type parentsWords from "../../content/words/parents.json";
import { fieldOf, isObject } from "../lib/objects";

/** The frame's labels in the language of a page for parents, from the page's context. */
export interface FrameWords extends Omit<(typeof parentsWords)["en"]["frame"], "menu"> {
  /** Labels of the menu's entries, by their English label. */
  readonly menu: Readonly<Record<string, string>>;
  /** First message of the chat; empty: a message that names the page. */
  readonly message: string;
  readonly offices: string;
  /** Names of countries and branches, by their ids. */
  readonly names: readonly { readonly id: string; readonly name: string }[];
}

const { call, chat } = officesWords;

/** The labels on all other pages; empty ones are filled from content. */
const english: FrameWords = {
  ...frame,
  call,
  chat,
  chatName: frame.chat,
  search: frame.search.open,
  consultation: "",
  menu: {},
  message: "",
  offices: frame.branches,
  names: [],
};

export const FrameLanguage = createContext(english);

/** Attributes for text that stays English on a page in another language. */
export const useEnglish = () =>
  use(FrameLanguage) === english ? undefined : ({ lang: "en-GB", dir: "ltr" } as const);

const isFrameWords = (value: unknown): value is FrameWords =>
  isObject(value) && "skip" in value && "menu" in value;

/** The frame's labels in a page's context, written by `createPages`. */
export function frameWordsOf(context: unknown): FrameWords {
  const translated = fieldOf(context, "frame");
  return isFrameWords(translated) ? translated : english;
}
