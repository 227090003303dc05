import { fieldOf, isObject } from "../../lib/objects";
import { replaceAddress } from "../../lib/replace-address";

/** Which folds of the page are open, kept in the state of its entry in the history. */
interface EntryFolds {
  /** Number of folds; with another number the page has changed, and the places say nothing. */
  readonly of: number;
  readonly open: readonly number[];
}

const isEntryFolds = (value: unknown): value is EntryFolds =>
  isObject(value) && typeof value.of === "number" && Array.isArray(value.open);

/** The list of contents lies over the page and closes by itself. */
const foldsOfPage = () =>
  [...document.querySelectorAll<HTMLDetailsElement>("main details")].filter((fold) => !fold.closest("nav"));

function keptFolds(): EntryFolds | undefined {
  const folds = fieldOf(window.history.state, "folds");
  return isEntryFolds(folds) ? folds : undefined;
}

/** Whether the visitor has been at this entry of the history. */
export const hasKeptFolds = (): boolean => keptFolds() !== undefined;

export function keepFolds(): void {
  const all = foldsOfPage();
  const folds: EntryFolds = { of: all.length, open: all.flatMap(({ open }, place) => (open ? [place] : [])) };
  // The router keeps its key in the same state.
  replaceAddress(undefined, { ...window.history.state, folds });
}

/** Opens and shuts the folds as they were at this entry of the history. @returns whether they were kept */
export function restoreFolds(): boolean {
  const kept = keptFolds();
  const all = foldsOfPage();
  if (kept?.of !== all.length) return false;
  all.forEach((fold, place) => {
    fold.open = kept.open.includes(place);
  });
  return true;
}
