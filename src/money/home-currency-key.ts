/** A file of its own: country guides ask for this name before anybody scrolls, and need no more then. */
export const homeCurrencyKey = "home-currency";
