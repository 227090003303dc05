import type { ContactValues } from "./contact-values";
import { type InstitutionName, institutionOpening } from "./institution-opening";

interface Mark {
  readonly aboutSearch?: string;
}

/**
 * Opens the message as `?about=` asks, once for each visit of the address:
 * after a reload the visitor's own version stays. The mark lies in the browser's history entry.
 */
export function openAbout(
  values: ContactValues,
  institutions: readonly InstitutionName[],
  opening: string,
): ContactValues {
  const { search } = window.location;
  const state: (Mark & object) | null = window.history.state;
  if (search === "" || state?.aboutSearch === search) return values;
  window.history.replaceState({ ...state, aboutSearch: search }, "");
  return { ...values, message: institutionOpening(values.message, search, institutions, opening) };
}
