import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { type HomeCurrency, rateBetween, ratesFrom } from "./home-money";

const { panel } = numbersWords;

interface HomeRateProps {
  readonly local: string | null | undefined;
  readonly home: HomeCurrency;
  readonly rates: Queries.NumbersRatesFragment;
}

/** The rate that converts a country's money, with its day, or that there is none; renders nothing where no rate is needed. */
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
