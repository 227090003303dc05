import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { type HomeCurrency, homeMoney, moneyWords, rateBetween, ratesFrom } from "./home-money";

const { panel } = numbersWords;

type Rates = Queries.NumbersRatesFragment;

/** Writes amounts of a country's money as the reader counts them at home; nothing where no rate is known. */
export function homeWriter(home: HomeCurrency, rates: Rates) {
  const table = ratesFrom(rates);
  const inWords = { ...moneyWords, isShort: true };
  return (amounts: readonly number[], from: string | null | undefined) =>
    from ? homeMoney(amounts, from, home, table, inWords) : undefined;
}

interface HomeRateProps {
  readonly local: string | null | undefined;
  readonly home: HomeCurrency;
  readonly rates: Rates;
}

/** The rate by which a country's money is shown at home, with its day, or that there is none; nothing where none is needed. */
export function HomeRate({ local, home, rates }: HomeRateProps) {
  if (!local || local === home) return null;
  const rate = rateBetween(local, home, ratesFrom(rates));
  if (rate === undefined)
    return <p data-no-rate="">{fill(panel.noRate, { currency: local, source: rates.source.name })}</p>;
  return (
    <p data-rate="">
      {fill(panel.rate, {
        currency: local,
        amount: `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`,
        source: rates.source.name,
        date: rates.dayText.replaceAll(" ", "\u00a0"),
      })}
    </p>
  );
}
