import { fill } from "../../words/fill";
/** An institution that a visitor may ask about. */
export interface InstitutionName {
  readonly id: string;
  readonly name: string;
}

/**
 * The message that the form opens with at `/contact?about=<id>`. Only a known id counts, never the raw query.
 * What the visitor wrote stays; an opening about another institution, left as it was, gives way.
 * @param opening text with a place for the institution's name
 */
export function institutionOpening(
  message: string,
  search: string,
  institutions: readonly InstitutionName[],
  opening: string,
): string {
  const about = new URLSearchParams(search).get("about");
  const institution = institutions.find(({ id }) => id === about);
  if (!institution) return message;
  const wanted = fill(opening, { name: institution.name });
  const isUntouched =
    message.trim() === "" || institutions.some(({ name }) => message.trim() === fill(opening, { name }));
  if (isUntouched) return wanted;
  return message.includes(institution.name) ? message : `${message.trimEnd()}\n\n${wanted}`;
}
