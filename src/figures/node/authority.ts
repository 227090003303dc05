/** An authority whose own name lists what it is for: `Immigration, Refugees and Citizenship Canada, study permit`. */
const LISTING = /^(?:\p{Lu}[^,:(]*, )+\p{Lu}[^,:(]* and \p{Lu}[^,:(]*/u;

/** An authority's name without the page's: `GOV.UK`, not `GOV.UK, Student visa`. */
export const authority = (name: string) => (LISTING.exec(name) ?? name.split(/[,:(]/, 1))[0]?.trim() ?? name;
