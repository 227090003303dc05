/** A file of its own: the inline script needs this name without the rest of the room. */
export const homeCurrencyKey = "home-currency";
