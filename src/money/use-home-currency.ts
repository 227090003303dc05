import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "./home-money";

const kept = stored("home-currency");

function current(): HomeCurrency {
  const code = kept.read();
  return isHomeCurrency(code) ? code : homeCurrencies[0];
}

export const chooseHomeCurrency = (code: HomeCurrency): void => void kept.write(code);

/** The reader's home currency, stored in the browser; the default in the exported HTML. */
export const useHomeCurrency = (): HomeCurrency =>
  useSyncExternalStore(kept.subscribe, current, () => homeCurrencies[0]);
