/** Windows from a desktop's width on; in em, so that a large text size gets the phone's layout. */
export const wideWindow = "(min-width: 64em)";
