/** Where an exported page names the styles that it holds: their ids, with blanks between. */
export const STYLES_MARK = "data-styles";
