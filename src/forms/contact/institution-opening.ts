/** An institution that a visitor may ask about. */
export interface InstitutionName {
  readonly id: string;
  readonly name: string;
}

const opening = (name: string) => `I would like to know about ${name}`;

/**
 * The message that the form opens with at `/contact?about=<id>`. Only a known id counts, never the raw query.
 * What the visitor wrote stays; an opening about another institution, left as it was, gives way.
 */
export function institutionOpening(
  message: string,
  search: string,
  institutions: readonly InstitutionName[],
): string {
  const about = new URLSearchParams(search).get("about");
  const institution = institutions.find(({ id }) => id === about);
  if (!institution) return message;
  const wanted = opening(institution.name);
  const isUntouched =
    message.trim() === "" || institutions.some(({ name }) => message.trim() === opening(name));
  if (isUntouched) return wanted;
  return message.includes(institution.name) ? message : `${message.trimEnd()}\n\n${wanted}`;
}
