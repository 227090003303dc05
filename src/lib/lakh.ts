/** A lakh is 100,000; a crore is a hundred lakhs. */
export const LAKH = 100_000;
export const CRORE = 100 * LAKH;
