/** The degrees of which the site tells costs and dates. */
export const levels = ["bachelor", "master"] as const;

export type Level = (typeof levels)[number];
