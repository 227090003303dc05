import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "./home-money";

const kept = stored("home-currency");

function current(): HomeCurrency {
  const code = kept.read();
  return isHomeCurrency(code) ? code : homeCurrencies[0];
}

/** The reader's own currency, kept in the browser; no choice until scripts run. */
export function useHomeCurrency() {
  const currency = useSyncExternalStore(kept.subscribe, current, () => undefined);
  return { currency: currency ?? homeCurrencies[0], canChoose: currency !== undefined, choose: kept.write };
}
