import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { unbrokenDay } from "../lib/months";
import { rateBetween, rateText } from "./home-money";
import { useHomeCurrency } from "./use-home-currency";
import { useRates } from "./use-home-money";

const { rates: comparisonWords } = numbersWords;

interface RatesLineProps {
  readonly currencies: readonly string[];
  /** Replaces the comparison's text, if currencies without a rate are named elsewhere. */
  readonly words?: Pick<typeof comparisonWords, "rates" | "rate">;
  readonly className?: string;
}

export function RatesLine({ currencies, words, className }: RatesLineProps) {
  const home = useHomeCurrency();
  const rates = useRates();
  const unrated = [...new Set(currencies)].filter((code) => rateBetween(code, home, rates) === undefined);
  const listed = [...new Set(currencies)].flatMap((currency) => {
    const rate = rateBetween(currency, home, rates);
    if (rate === undefined || currency === home) return [];
    const amount = rateText(rate, home);
    return [fill((words ?? comparisonWords).rate, { currency, amount }).replaceAll(" ", "\u00a0")];
  });
  const source = rates.source.name;
  const date = unbrokenDay(rates.day);
  return (
    <p className={className} data-rate="">
      {fill((words ?? comparisonWords).rates, { source, date })} {listed.join(", ")}
      {!words &&
        unrated.length > 0 &&
        `. ${fill(comparisonWords.noRate, { currencies: unrated.join(", ") })}`}
    </p>
  );
}
