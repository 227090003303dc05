/** Indian for 100,000. */
export const LAKH = 100_000;
