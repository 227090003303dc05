import { useSyncExternalStore } from "react";
import { homeCurrencyKey } from "./home-currency-key";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "./home-money";

/** What was chosen on this page, where the browser keeps nothing. */
let chosen: HomeCurrency | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): HomeCurrency {
  try {
    const code = localStorage.getItem(homeCurrencyKey);
    if (isHomeCurrency(code)) return code;
  } catch {
    // Storage may be switched off.
  }
  return chosen ?? homeCurrencies[0];
}

function choose(code: HomeCurrency): void {
  chosen = code;
  try {
    localStorage.setItem(homeCurrencyKey, code);
  } catch {
    // Storage may be switched off; the choice then holds until the next load.
  }
  for (const listener of listeners) listener();
}

/**
 * The currency in which the reader counts at home, kept in the browser, one for all parts of a page; no choice
 * until scripts run.
 */
export function useHomeCurrency() {
  const currency = useSyncExternalStore(subscribe, current, () => undefined);
  return { currency: currency ?? homeCurrencies[0], canChoose: currency !== undefined, choose };
}
