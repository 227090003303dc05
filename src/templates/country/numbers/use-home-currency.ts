import { useEffect, useState } from "react";
import { type HomeCurrency, homeCurrencies, isHomeCurrency } from "../../../components/facts/home-money";

/** Under which the browser stores the choice. */
export const homeCurrencyKey = "home-currency";

function remembered(): HomeCurrency | undefined {
  try {
    const code = localStorage.getItem(homeCurrencyKey);
    return isHomeCurrency(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

function remember(code: HomeCurrency): void {
  try {
    localStorage.setItem(homeCurrencyKey, code);
  } catch {
    // Storage may be switched off; the choice then holds for this page.
  }
}

/** The currency in which the reader counts at home, kept in the browser; undefined choice until scripts run. */
export function useHomeCurrency() {
  const [chosen, setChosen] = useState<HomeCurrency>();
  useEffect(() => setChosen(remembered() ?? homeCurrencies[0]), []);
  const choose = (code: HomeCurrency) => {
    setChosen(code);
    remember(code);
  };
  return { currency: chosen ?? homeCurrencies[0], canChoose: chosen !== undefined, choose };
}
