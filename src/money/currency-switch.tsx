import { css } from "@emotion/react";
import numbersWords from "../../content/words/numbers.json";
import { useHydrated } from "../lib/hooks/use-hydrated";
import { Segments } from "../ui/fields/segments";
import { homeCurrencies } from "./home-money";
import { chooseHomeCurrency, useHomeCurrency } from "./use-home-currency";

/** Keeps its space until scripts run, so that nothing moves. */
const waiting = css({ visibility: "hidden" });

export function CurrencySwitch({ className }: { readonly className?: string }) {
  const currency = useHomeCurrency();
  const canChoose = useHydrated();
  return (
    <Segments
      css={!canChoose && waiting}
      className={className}
      label={numbersWords.currency}
      values={homeCurrencies}
      value={currency}
      nameOf={(code) => code}
      onChoose={chooseHomeCurrency}
      data-currencies
      data-needs-script
    />
  );
}
