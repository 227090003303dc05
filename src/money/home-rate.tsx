import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { unbrokenDay } from "../lib/months";
import { rateBetween, rateText } from "./home-money";
import { useHomeCurrency } from "./use-home-currency";
import { useRates } from "./use-home-money";

/** The exchange rate of a country's currency with its day, or that there is none; nothing if no rate is needed. */
export function HomeRate({ local }: { readonly local: string | null | undefined }) {
  const home = useHomeCurrency();
  const rates = useRates();
  if (!local || local === home) return null;
  const rate = rateBetween(local, home, rates);
  if (rate === undefined)
    return <p>{fill(numbersWords.noRate, { currency: local, source: rates.source.name })}</p>;
  return (
    <p data-rate="">
      {fill(numbersWords.rate, {
        currency: local,
        amount: rateText(rate, home),
        source: rates.source.name,
        date: unbrokenDay(rates.day),
      })}
    </p>
  );
}
