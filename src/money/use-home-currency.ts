import { useSyncExternalStore } from "react";
import { stored } from "../lib/stored";
import { homeCurrencyKey } from "./home-currency-key";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "./home-money";

const kept = stored(homeCurrencyKey);

function current(): HomeCurrency {
  const code = kept.read();
  return isHomeCurrency(code) ? code : homeCurrencies[0];
}

/**
 * The currency in which the reader counts at home, kept in the browser, one for all parts of a page; no choice
 * until scripts run.
 */
export function useHomeCurrency() {
  const currency = useSyncExternalStore(kept.subscribe, current, () => undefined);
  return { currency: currency ?? homeCurrencies[0], canChoose: currency !== undefined, choose: kept.write };
}
