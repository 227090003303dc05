import formsWords from "../../../content/words/forms.json";
import { fill } from "../../lib/fill";
import { replaceAddress } from "../../lib/replace-address";
import type { ContactValues } from "./contact-fields";

/** A prepared beginning of a message: about an institution by name, or from a page that asks for something. */
export interface Opening {
  readonly id: string;
  readonly text: string;
  readonly name?: string;
}

const { opening, marks } = formsWords.contact;

/** What a link may ask about: where a visitor's marks suffice, an institution, a page with a message of its own. */
export function openingsOf(data: Queries.ContactPageQuery): readonly Opening[] {
  const { allInstitution, allArticle, allGuide, allService, allSubject } = data;
  return [
    { id: "marks", text: marks },
    ...allInstitution.nodes.map(({ id, name }) => ({ id, name, text: fill(opening, { name }) })),
    ...[allArticle, allGuide, allService, allSubject].flatMap(({ nodes }) =>
      nodes.flatMap(({ slug, cta: { message } }) => (message ? { id: slug, text: message } : [])),
    ),
  ];
}

/** The opening whose id is in the address; the raw query is never shown. */
function namedIn(search: string, openings: readonly Opening[]): Opening | undefined {
  const about = new URLSearchParams(search).get("about");
  return openings.find(({ id }) => id === about);
}

/** The opening in the address, while the message contains its name or its text. */
export function askedAbout(
  message: string,
  search: string,
  openings: readonly Opening[],
): Opening | undefined {
  const named = namedIn(search, openings);
  return named && message.includes(named.name ?? named.text) ? named : undefined;
}

/** Replaces an empty message or an unchanged opening, never the visitor's text. */
export function openedMessage(message: string, search: string, openings: readonly Opening[]): string {
  const wanted = namedIn(search, openings);
  if (!wanted) return message;
  const isUntouched = message.trim() === "" || openings.some(({ text }) => message.trim() === text);
  if (isUntouched) return wanted.text;
  return message.includes(wanted.name ?? wanted.text) ? message : `${message.trimEnd()}\n\n${wanted.text}`;
}

interface Mark {
  readonly aboutSearch?: string;
  /** Text that another page prepared for the visitor, such as the plan. */
  readonly message?: string;
}

let lastText = "";

export const containsInserted = (message: string): boolean => lastText !== "" && message.includes(lastText);

/**
 * Adds a text from another page below the visitor's, unless it is there already.
 * @param last an earlier version of the text; if still unchanged, the new text replaces it
 */
export function withText(message: string, text: string, last = ""): string {
  if (message.trim() === "") return text;
  if (last && message.includes(last)) return message.replace(last, () => text);
  return message.includes(text) ? message : `${message.trimEnd()}\n\n${text}`;
}

/** Has an effect once per visit of the address; after a reload the visitor's own version stays. */
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
