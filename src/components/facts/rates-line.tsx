import { fill } from "../../words/fill";
import { type HomeCurrency, rateBetween, ratesFrom } from "./home-money";

interface RatesLineProps {
  /** Currencies that were converted. */
  readonly currencies: readonly string[];
  readonly home: HomeCurrency;
  readonly rates: Queries.NumbersRatesFragment;
  readonly words: {
    /** With places for source and date. */
    readonly rates: string;
    /** With places for currency and amount. */
    readonly rate: string;
    /** With a place for currencies; left out where those without a rate are named elsewhere. */
    readonly noRate?: string;
  };
  readonly className?: string;
}

/** The rates at which amounts were converted, with their source and day. */
export function RatesLine({ currencies, home, rates, words, className }: RatesLineProps) {
  const table = ratesFrom(rates);
  const unrated = [...new Set(currencies)].filter((code) => rateBetween(code, home, table) === undefined);
  const listed = [...new Set(currencies)].flatMap((currency) => {
    const rate = rateBetween(currency, home, table);
    if (rate === undefined || currency === home) return [];
    const amount = `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`;
    return [fill(words.rate, { currency, amount }).replaceAll(" ", "\u00a0")];
  });
  return (
    <p className={className} data-rate="">
      {fill(words.rates, { source: rates.source.name, date: rates.dayText.replaceAll(" ", "\u00a0") })}{" "}
      {listed.join(", ")}
      {words.noRate && unrated.length > 0 && `. ${fill(words.noRate, { currencies: unrated.join(", ") })}`}
    </p>
  );
}
