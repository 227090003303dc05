import { css } from "@emotion/react";
import { useId } from "react";
import numbersWords from "../../content/words/numbers.json";
import { useHydrated } from "../lib/hooks/use-hydrated";
import { cell, cellOnLight, group, groupOnLight } from "../ui/fields/segment-style";
import { homeCurrencies } from "./home-money";
import { chooseHomeCurrency, useHomeCurrency } from "./use-home-currency";

/** Keeps its space until scripts run, so that nothing moves. */
const waiting = css({ visibility: "hidden" });

export function CurrencySwitch({ isOnLight = false }: { readonly isOnLight?: boolean }) {
  const id = useId();
  const currency = useHomeCurrency();
  const canChoose = useHydrated();
  return (
    <div
      css={[group, isOnLight && groupOnLight, !canChoose && waiting]}
      role="radiogroup"
      aria-label={numbersWords.currency}
      data-currencies
      data-needs-script
    >
      {homeCurrencies.map((code) => (
        <label key={code} css={[cell, isOnLight && cellOnLight]}>
          <input
            type="radio"
            name={id}
            checked={code === currency}
            onChange={() => chooseHomeCurrency(code)}
          />
          {code}
        </label>
      ))}
    </div>
  );
}
