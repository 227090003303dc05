import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { type HomeCurrency, rateBetween, ratesFrom } from "./home-money";

const { rates: own } = numbersWords;

interface RatesLineProps {
  readonly currencies: readonly string[];
  readonly home: HomeCurrency;
  readonly rates: Queries.NumbersRatesFragment;
  /** In place of the comparison's, where those without a rate are named elsewhere. */
  readonly words?: {
    /** With places for source and date. */ readonly rates: string;
    /** With places for currency and amount. */
    readonly rate: string;
  };
  readonly className?: string;
}

export function RatesLine({ currencies, home, rates, words, className }: RatesLineProps) {
  const table = ratesFrom(rates);
  const unrated = [...new Set(currencies)].filter((code) => rateBetween(code, home, table) === undefined);
  const listed = [...new Set(currencies)].flatMap((currency) => {
    const rate = rateBetween(currency, home, table);
    if (rate === undefined || currency === home) return [];
    const amount = `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`;
    const text = words ? fill(words.rate, { currency, amount }) : fill(own.rate, { currency, amount });
    return [text.replaceAll(" ", "\u00a0")];
  });
  const source = rates.source.name;
  const date = rates.dayText.replaceAll(" ", "\u00a0");
  return (
    <p className={className} data-rate="">
      {words ? fill(words.rates, { source, date }) : fill(own.rates, { source, date })} {listed.join(", ")}
      {!words && unrated.length > 0 && `. ${fill(own.noRate, { currencies: unrated.join(", ") })}`}
    </p>
  );
}
