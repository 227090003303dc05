/**
 * Under which the browser stores the currency in which a reader counts at home. In a file of its own: the country
 * guides ask for it before anybody scrolls, and need no more than this name then.
 */
export const homeCurrencyKey = "home-currency";
