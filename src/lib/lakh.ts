/** Indian for 100,000, and for a hundred of them. */
export const LAKH = 100_000;
export const CRORE = 100 * LAKH;
