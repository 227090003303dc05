import { fill } from "../../lib/fill";
import { replaceAddress } from "../../lib/replace-address";
import type { ContactValues } from "./contact";

export interface InstitutionName {
  readonly id: string;
  readonly name: string;
}

/** The institution that an address names by its id; the raw query is never shown. */
function namedIn(search: string, institutions: readonly InstitutionName[]): InstitutionName | undefined {
  const about = new URLSearchParams(search).get("about");
  return institutions.find(({ id }) => id === about);
}

/** The institution that an address asks about, for as long as the message names it. */
export function askedAbout(
  message: string,
  search: string,
  institutions: readonly InstitutionName[],
): InstitutionName | undefined {
  const institution = namedIn(search, institutions);
  return institution && message.includes(institution.name) ? institution : undefined;
}

/**
 * The message that the form opens with at `/contact?about=<id>`.
 * What the visitor wrote stays; an opening about another institution, left as it was, gives way.
 */
export function institutionOpening(
  message: string,
  search: string,
  institutions: readonly InstitutionName[],
  opening: string,
): string {
  const institution = namedIn(search, institutions);
  if (!institution) return message;
  const wanted = fill(opening, { name: institution.name });
  const isUntouched =
    message.trim() === "" || institutions.some(({ name }) => message.trim() === fill(opening, { name }));
  if (isUntouched) return wanted;
  return message.includes(institution.name) ? message : `${message.trimEnd()}\n\n${wanted}`;
}

/** What the browser's history entry holds. */
interface Mark {
  readonly aboutSearch?: string;
  /** What another page wrote for the visitor, such as the plan. */
  readonly message?: string;
}

/** What was put into the message last, since the page was loaded. */
let lastText = "";

/** Whether a message holds what another page wrote, unchanged. */
export const holdsBrought = (message: string): boolean => lastText !== "" && message.includes(lastText);

/**
 * The message with a text that another page wrote: below what the visitor wrote, unless it stands there.
 * @param last an earlier version of the text; where it stands unchanged, the text takes its place
 */
export function withText(message: string, text: string, last = ""): string {
  if (message.trim() === "") return text;
  if (last && message.includes(last)) return message.replace(last, () => text);
  return message.includes(text) ? message : `${message.trimEnd()}\n\n${text}`;
}

/** Once a visit of the address: after a reload the visitor's own version stays. */
export function openAbout(
  values: ContactValues,
  institutions: readonly InstitutionName[],
  opening: string,
): ContactValues {
  const { search } = window.location;
  const state: (Mark & object) | null = window.history.state;
  if (state?.message) {
    replaceAddress(undefined, { ...state, message: undefined });
    const message = withText(values.message, state.message, lastText);
    lastText = state.message;
    return { ...values, message };
  }
  if (search === "" || state?.aboutSearch === search) return values;
  replaceAddress(undefined, { ...state, aboutSearch: search });
  return { ...values, message: institutionOpening(values.message, search, institutions, opening) };
}
