import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "./home-money";

const kept = stored("home-currency");

function current(): HomeCurrency {
  const code = kept.read();
  return isHomeCurrency(code) ? code : homeCurrencies[0];
}

export const chooseHomeCurrency = (code: HomeCurrency): void => void kept.write(code);

/** The reader's own currency, kept in the browser; the first of all in the exported HTML. */
export const useHomeCurrency = (): HomeCurrency =>
  useSyncExternalStore(kept.subscribe, current, () => homeCurrencies[0]);
