import { fill } from "../../words/fill";
import { type HomeCurrency, homeMoney, rateBetween, ratesFrom } from "./home-money";

type Rates = Queries.NumbersRatesFragment;
type Words = Queries.NumbersWordsFragment;

/** Writes amounts of a country's money as the reader counts them at home; nothing where no rate is known. */
export function homeWriter(home: HomeCurrency, rates: Rates, words: Words) {
  const table = ratesFrom(rates);
  const inWords = { lakh: (count: string) => fill(words.lakh, { count }), to: words.to, isShort: true };
  return (amounts: readonly number[], from: string | null | undefined) =>
    from ? homeMoney(amounts, from, home, table, inWords) : undefined;
}

interface HomeRateProps {
  /** The country's money. */
  readonly local: string | null | undefined;
  readonly home: HomeCurrency;
  readonly rates: Rates;
  readonly words: Words;
}

/** The rate by which a country's money is shown at home, with its day, or that there is none; nothing where none is needed. */
export function HomeRate({ local, home, rates, words }: HomeRateProps) {
  if (!local || local === home) return null;
  const rate = rateBetween(local, home, ratesFrom(rates));
  if (rate === undefined)
    return <p data-no-rate="">{fill(words.noRate, { currency: local, source: rates.source.name })}</p>;
  return (
    <p data-rate="">
      {fill(words.rate, {
        currency: local,
        amount: `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`,
        source: rates.source.name,
        date: rates.dayText.replaceAll(" ", "\u00a0"),
      })}
    </p>
  );
}
