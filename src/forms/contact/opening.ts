import { replaceAddress } from "../../lib/replace-address";
import type { ContactValues } from "./contact";

/** A message begun for the visitor: about an institution by its name, or by a page that asks for something. */
export interface Opening {
  readonly id: string;
  readonly text: string;
  readonly name?: string;
}

/** The opening that an address names by its id; the raw query is never shown. */
function namedIn(search: string, openings: readonly Opening[]): Opening | undefined {
  const about = new URLSearchParams(search).get("about");
  return openings.find(({ id }) => id === about);
}

/** Name of the institution that an address asks about, for as long as the message holds it. */
export function askedAbout(
  message: string,
  search: string,
  openings: readonly Opening[],
): string | undefined {
  const name = namedIn(search, openings)?.name;
  return name && message.includes(name) ? name : undefined;
}

/**
 * The message that the form opens with at `/contact?about=<id>`.
 * It replaces an empty message or an unchanged other opening, never what the visitor wrote.
 */
export function openedMessage(message: string, search: string, openings: readonly Opening[]): string {
  const wanted = namedIn(search, openings);
  if (!wanted) return message;
  const isUntouched = message.trim() === "" || openings.some(({ text }) => message.trim() === text);
  if (isUntouched) return wanted.text;
  return message.includes(wanted.name ?? wanted.text) ? message : `${message.trimEnd()}\n\n${wanted.text}`;
}

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
export function openAbout(values: ContactValues, openings: readonly Opening[]): ContactValues {
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
  return { ...values, message: openedMessage(values.message, search, openings) };
}
