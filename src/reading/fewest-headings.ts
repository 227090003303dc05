/** Shorter texts have no list of contents. */
export const FEWEST_HEADINGS = 4;
